import { brand } from '#core/rules/brand.ts'
import type { HideReason, ReportReason } from '#core/rules/messages/report-reasons.ts'
import type { threads as english } from '../en/threads.ts'

const reasons: Record<ReportReason, string> = {
  spam: 'gemors of reklame',
  fraud: 'bedrog',
  abuse: 'beledigings of dreigemente',
  wrong_person: 'boodskappe wat nie bedoel was vir wie dit gekry het nie',
  private: '’n resensie wat iemand of hulle besonderhede noem',
  untrue: '’n resensie wat nie oor ’n besoek aan die winkel gaan nie',
  other: 'ons reëls is nie nagekom nie',
}
const hidden: Record<HideReason, string> = {
  abuse: 'beledigings of dreigemente',
  private: 'dit noem iemand of hulle besonderhede',
  untrue: 'dit gaan nie oor ’n besoek aan hierdie winkel nie',
  advertising: 'gemors of reklame',
  other: 'ons reëls is nie nagekom nie',
}

export const threads: typeof english = {
  title: 'jou boodskap',
  askWords: (to) => `Skryf wat jy vir ${to} wil sê. Ek gee dit deur soos jy dit skryf.`,
  askSupport: `’n Mens van ${brand.name} sal jou hier antwoord. Skryf waaroor dit gaan.`,
  sent: (to) => `Ek het dit vir ${to} deurgegee. Die antwoord kom hier.`,
  answered: (to) => `Ek het dit vir ${to} deurgegee.`,
  supportHas: (words: string) =>
    `Dankie. Ek het dit aangestuur na iemand van ${brand.name}, wat jou hier antwoord:\n“${words}”`,
  theyWrote: (to, words) => `${to} het geskryf:\n“${words}”`,
  isItFor: (to, words) => `Moet ek dit vir ${to} stuur?\n\n“${words}”`,
  isFileFor: (to, words) => (words ? `Moet ek dit vir ${to} stuur?\n\n“${words}”` : `Moet ek dit vir ${to} stuur?`),
  whichForFile: 'Of noem ’n winkel waarheen ek dit moet stuur.',
  send: 'Stuur dit',
  dontSend: 'Nee',
  notSent: 'Goed, ek het dit nie gestuur nie.',
  youTalk: (to) =>
    `Jy praat nou met ${to}: wat jy skryf, gaan na hulle. Om na my terug te kom, tik die knoppie of stuur *menu*.`,
  youTalkToUs: `Jy praat met my, die bot van ${brand.name}. Om aan ’n winkel te skryf, stuur "vra", die naam en jou vraag.`,
  backToUs: `Terug na ${brand.name}`,
  talkOver: 'Jy praat weer met my. Wat kan ek vir jou doen?',
  forUs: (to) => `Ek het gedink dit is vir my en het dit nie vir ${to} gestuur nie. Jy praat weer met my.`,
  sendToThem: 'Stuur dit vir hulle',
  whoseYes: (to, words) =>
    `Is “${words}” vir ${to}? Tik dan die knoppie. As dit vir my is, antwoord my vraag nog een keer.`,
  proposalWaits: (to, shop) =>
    `Ek het dit vir ${to} deurgegee. Die tyd wat ${shop} vir jou bespreking voorstel, wag nog vir jou antwoord:`,
  whichOf: (words) => `Vir wie is dit?\n\n“${words}”`,
  nothingWaits: 'Hier wag nie meer ’n boodskap vir jou nie.',
  gone: 'Hierdie gesprek is nie meer daar nie.',
  tooLong: (most) => `Dit is langer as ${most} karakters. Maak dit asseblief korter.`,
  onlyWords: 'Ek kan net woorde deurgee. Skryf dit asseblief.',
  whichShop: 'Aan watter winkel wil jy skryf? Stuur die naam.',
  noShop: (name) =>
    `Ek ken geen winkel met die naam ${name} nie. Kyk asseblief na die naam, of stuur "winkels naby my".`,
  us: brand.name,
  theCustomer: 'die kliënt',
  decided: {
    acted: 'Dankie dat jy ons vertel het. Ons het daarna gekyk en opgetree.',
    dismissed: 'Dankie dat jy ons vertel het. Ons het daarna gekyk en niks gevind wat teen ons reëls is nie.',
    blocked: (reason) => ({
      subject: 'Jy is geblokkeer',
      words: `Jy kan nie meer deur ${brand.name} aan winkels skryf of bespreek nie. Die rede: ${reasons[reason]}. Wat jy bespreek het, bly staan. As jy dink dit is ’n fout, antwoord hier.`,
    }),
    unblocked: {
      subject: 'Jy is nie meer geblokkeer nie',
      words: `Jy kan weer deur ${brand.name} aan winkels skryf en bespreek.`,
    },
    reviewHidden: (shop, reason) => ({
      subject: 'Jou resensie is versteek',
      words: `Jou resensie van ${shop} word nie meer gewys nie. Die rede: ${hidden[reason]}. As jy dink dit is ’n fout, antwoord hier.`,
    }),
  },
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
