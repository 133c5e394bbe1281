import { brand } from '#core/rules/brand.ts'
import { formatPhone } from '#core/rules/format.ts'
import type { threads as english, threadTemplates as englishTemplates } from '../en/threads.ts'
import type { OpenThread, TellThread, ThreadFacts, ThreadKind } from '../notice.ts'

const lines = ({ words, phone }: ThreadFacts) => [words, ...(phone ? [`Foon: ${formatPhone(phone)}`] : [])]
const answer = ({ threadId }: ThreadFacts) => ({
  question: 'Antwoord hier, dan gee ek dit deur.',
  buttons: [{ id: `thread:answer:${threadId}`, title: 'Antwoord' }],
})
const whole = ({ url }: ThreadFacts) => (url ? { links: [{ label: 'Die hele gesprek', url }] } : {})

const tell: Record<ThreadKind, TellThread> = {
  message_asked: (facts) => ({ title: `Boodskap van ${facts.who}`, lines: lines(facts), ...answer(facts) }),
  quote_asked: (facts) => ({ title: `Kwotasieversoek van ${facts.who}`, lines: lines(facts), ...answer(facts) }),
  message_answered: (facts) => ({
    title: `${facts.from} het geantwoord`,
    lines: lines(facts),
    ...whole(facts),
    ...answer(facts),
  }),
  quote_answered: (facts) => ({
    title: `${facts.from} het jou kwotasieversoek beantwoord`,
    lines: lines(facts),
    ...whole(facts),
    ...answer(facts),
  }),
}

const open: Record<ThreadKind, OpenThread> = {
  message_asked: ({ who, words }) => [who, words],
  quote_asked: ({ who, words }) => [who, words],
  message_answered: ({ from, words }) => [from, words],
  quote_answered: ({ from, words }) => [from, words],
}

const buttons = { answer: 'Antwoord' }
export const threadTemplates: typeof englishTemplates = {
  message_asked: {
    body: `’n Kliënt met die naam {{1}} het op ${brand.name} aan julle winkel geskryf: {{2}}. Antwoord hierdie boodskap en ons gee jou woorde deur.`,
    samples: ['Thandi', 'Het julle 205/55R16 in voorraad?'],
    buttons,
  },
  quote_asked: {
    body: `’n Kliënt met die naam {{1}} vra julle winkel op ${brand.name} vir ’n kwotasie: {{2}}. Antwoord hierdie boodskap en ons gee jou woorde deur.`,
    samples: ['Thandi', '4 x Michelin Primacy 4 205/55R16 91V, met monteerwerk'],
    buttons,
  },
  message_answered: {
    body: 'Jou boodskap aan {{1}} is beantwoord. Hulle skryf: {{2}}. Antwoord hierdie boodskap en ons gee jou woorde deur.',
    samples: ['Randburg Tyres', 'Ja, ons het agt daarvan.'],
    buttons,
  },
  quote_answered: {
    body: 'Jou kwotasieversoek aan {{1}} is beantwoord. Hulle skryf: {{2}}. Antwoord hierdie boodskap en ons gee jou woorde deur.',
    samples: ['Randburg Tyres', 'R 7 600 gemonteer vir al vier.'],
    buttons,
  },
}

export const threads: typeof english = {
  tell,
  open,
  supportAsked: (who, subject) => `${who} vra ons: ${subject}`,
  supportFooter: `Jy kry hierdie e-pos omdat jy na ${brand.name} omsien.`,
  mailToCustomer: `Jy kry hierdie e-pos omdat jy deur ${brand.name} aan ’n winkel geskryf het.`,
  mailToShop: `Jy kry hierdie e-pos omdat julle winkel boodskappe op ${brand.name} neem.`,
  answerOnWhatsapp: 'Antwoord op WhatsApp',
  title: 'jou boodskap',
  askWords: (to) => `Skryf wat jy vir ${to} wil sê. Ek gee dit deur soos jy dit skryf.`,
  askSupport: `’n Mens van ${brand.name} sal jou hier antwoord. Skryf waaroor dit gaan.`,
  sent: (to) => `Ek het dit vir ${to} deurgegee. Die antwoord kom hier.`,
  answered: (to) => `Ek het dit vir ${to} deurgegee.`,
  supportSent: `Dankie. ’n Mens van ${brand.name} antwoord jou hier.`,
  theyWrote: (to, words) => `${to} het geskryf:\n“${words}”`,
  isItFor: (to, words) => `Moet ek dit vir ${to} stuur?\n\n“${words}”`,
  send: 'Stuur dit',
  dontSend: 'Nee',
  notSent: 'Goed, ek het dit nie gestuur nie.',
  gone: 'Hierdie gesprek is nie meer daar nie.',
  tooLong: (most) => `Dit is langer as ${most} karakters. Maak dit asseblief korter.`,
  onlyWords: 'Ek kan net woorde deurgee. Skryf dit asseblief.',
  whichShop: 'Aan watter winkel wil jy skryf? Stuur die naam.',
  noShop: (name) =>
    `Ek ken geen winkel met die naam ${name} nie. Kyk asseblief na die naam, of stuur "winkels naby my".`,
  us: brand.name,
  theCustomer: 'die kliënt',
  review: {
    title: 'jou resensie',
    stars: (shop) => `Hoe was dit by ${shop}? Kies 1 tot 5 sterre.`,
    choose: 'Sterre',
    star: (count) => `${count} ${count === 1 ? 'ster' : 'sterre'}`,
    comment: 'Dankie! Wil jy ’n paar woorde vir ander bestuurders byvoeg?',
    skip: 'Geen woorde',
    done: 'Dankie, jou resensie staan nou by die winkel.',
    closed: 'Hierdie bespreking kan nie beoordeel word nie: dit is reeds gedoen, of die werk is nog nie klaar nie.',
  },
}
