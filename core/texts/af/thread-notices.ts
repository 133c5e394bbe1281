import type { threadNotices as threadNoticesInEnglish } from '../en/thread-notices.ts'
import type { Keys } from '../sentences.ts'

export const threadNotices = {
  brief: {
    message_asked: 'Nuwe boodskap',
    message_answered: 'Nuwe boodskap',
    message_written: 'Nuwe boodskap',
    message_received: 'Nuwe boodskap',
    message_undone: 'Die laaste boodskap is teruggetrek',
    quote_asked: 'Nuwe versoek om ’n kwotasie',
    quote_answered: 'Antwoord op jou versoek om ’n kwotasie',
    thread_assigned: '’n Gesprek is nou joune',
    answer_due: '’n Bestuurder wag vir julle antwoord',
  },
  files: {
    picture: 'Foto',
    document: 'Dokument',
    voice: 'Stemnota',
  },
  phone: 'Foon: {phone}',
  about: 'Oor {tyre}',
  seeTyre: 'Die band',
  question: 'Antwoord hier, dan gee ek dit deur.',
  answerByMail: 'Antwoord in die gesprek of op WhatsApp. Niemand lees antwoorde op hierdie e-pos nie.',
  answerOnPage: 'Antwoord in die gesprek. Niemand lees antwoorde op hierdie e-pos nie.',
  answer: 'Antwoord',
  whole: 'Die hele gesprek',
  supportAsked: '{who} vra ons: {subject}',
  supportFooter: 'Jy kry hierdie e-pos omdat jy na {product} omsien.',
  mailToCustomer: 'Jy kry hierdie e-pos omdat jy deur {product} aan ’n winkel geskryf het.',
  mailToShop: 'Jy kry hierdie e-pos omdat julle winkel boodskappe op {product} neem.',
  messageAsked: {
    title: 'Boodskap van {who}',
  },
  quoteAsked: {
    title: 'Kwotasieversoek van {who}',
  },
  messageAnswered: {
    title: '{shop} het geantwoord',
  },
  messageWritten: {
    title: 'Boodskap van {shop}',
  },
  messageWaiting: {
    title: '{from} het ’n boodskap vir jou',
    template: "{product}: '{{1}}' het ’n boodskap vir jou. Antwoord om dit te lees.",
    read: 'Lees dit',
  },
  messageUndone: {
    title: '{shop} het sy laaste boodskap teruggetrek',
    line: 'Slaan asseblief geen ag daarop nie.',
    template:
      "Die winkel '{{1}}' het die laaste boodskap teruggetrek wat dit vir jou geskryf het. Slaan asseblief geen ag op daardie een nie.",
  },
  threadAssigned: {
    title: '{shop}: die gesprek met {who} is nou joune',
    template:
      "’n Kollega het die gesprek met '{{1}}' by '{{2}}' aan jou gegee. Hulle het laas geskryf: '{{3}}'. Antwoord hierdie boodskap en ons gee jou woorde deur.",
  },
  answerDue: {
    title: '{shop}: {who} wag, antwoord asseblief binne ’n halfuur',
    template:
      "Die kliënt '{{1}}' wag vir ’n antwoord van '{{2}}', wat binne ’n halfuur verwag word. Hulle het geskryf: '{{3}}'. Antwoord hierdie boodskap en ons gee jou woorde deur.",
  },
  quoteAnswered: {
    title: '{shop} het jou kwotasieversoek beantwoord',
  },
} as const satisfies Keys<typeof threadNoticesInEnglish>
