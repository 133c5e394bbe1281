import { brand } from '#core/rules/brand.ts'
import type { threadNotices as english } from '../en/thread-notices.ts'

export const threadNotices: typeof english = {
  brief: {
    message_asked: 'Nuwe boodskap',
    message_answered: 'Nuwe boodskap',
    message_written: 'Nuwe boodskap',
    message_received: 'Nuwe boodskap',
    message_undone: 'Die laaste boodskap is teruggetrek',
    quote_asked: 'Nuwe versoek om ’n kwotasie',
    quote_answered: 'Antwoord op jou versoek om ’n kwotasie',
  },
  phone: (phone) => `Foon: ${phone}`,
  about: (tyre) => `Oor ${tyre}`,
  seeTyre: 'Die band',
  question: 'Antwoord hier, dan gee ek dit deur.',
  answer: 'Antwoord',
  whole: 'Die hele gesprek',
  supportAsked: (who, subject) => `${who} vra ons: ${subject}`,
  supportFooter: `Jy kry hierdie e-pos omdat jy na ${brand.name} omsien.`,
  mailToCustomer: `Jy kry hierdie e-pos omdat jy deur ${brand.name} aan ’n winkel geskryf het.`,
  mailToShop: `Jy kry hierdie e-pos omdat julle winkel boodskappe op ${brand.name} neem.`,
  messageAsked: {
    title: (who) => `Boodskap van ${who}`,
    template: `’n Kliënt met die naam {{1}} het op ${brand.name} aan julle winkel geskryf: {{2}}. Antwoord hierdie boodskap en ons gee jou woorde deur.`,
  },
  quoteAsked: {
    title: (who) => `Kwotasieversoek van ${who}`,
    template: `’n Kliënt met die naam {{1}} vra julle winkel op ${brand.name} vir ’n kwotasie: {{2}}. Antwoord hierdie boodskap en ons gee jou woorde deur.`,
  },
  messageAnswered: {
    title: (shop) => `${shop} het geantwoord`,
    template:
      'Jou boodskap aan {{1}} is beantwoord. Hulle skryf: {{2}}. Antwoord hierdie boodskap en ons gee jou woorde deur.',
  },
  messageWritten: {
    title: (shop) => `Boodskap van ${shop}`,
    template:
      'Die winkel {{1}} skryf vir jou oor jou bespreking: {{2}}. Antwoord hierdie boodskap en ons gee jou woorde deur.',
  },
  messageUndone: {
    title: (shop) => `${shop} het sy laaste boodskap teruggetrek`,
    line: 'Slaan asseblief geen ag daarop nie.',
    template:
      'Die winkel {{1}} het die laaste boodskap teruggetrek wat dit vir jou geskryf het. Slaan asseblief geen ag op daardie een nie.',
  },
  quoteAnswered: {
    title: (shop) => `${shop} het jou kwotasieversoek beantwoord`,
    template:
      'Jou kwotasieversoek aan {{1}} is beantwoord. Hulle skryf: {{2}}. Antwoord hierdie boodskap en ons gee jou woorde deur.',
  },
}
