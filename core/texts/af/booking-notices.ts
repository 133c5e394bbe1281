import type { bookingNotices as bookingNoticesInEnglish } from '../en/booking-notices.ts'
import type { Keys } from '../sentences.ts'

export const bookingNotices = {
  mailFooter: '{why} {product} is ’n markplek: jy handel met die winkel self en betaal daar.',
  mailToShop: 'Jy kry hierdie e-pos omdat jou winkel besprekings op {product} neem.',
  mailToCustomer: 'Jy kry hierdie e-pos omdat jy deur {product} bespreek het.',
  seeBooking: 'Sien, verander of kanselleer hierdie bespreking',
  seeEnded: 'Sien hierdie bespreking',
  calledOff: {
    title: 'Jy het {isRequest, select, true {versoek {code} teruggetrek} other {bespreking {code} gekanselleer}}',
    what: '{work}, {time}, by {shop}. Die winkel weet daarvan, en die tyd is vry vir ander.',
  },
  continueOnWhatsapp: 'Gaan voort op WhatsApp',
  answerOnWhatsapp: 'Antwoord op WhatsApp',
  toBeAgreed: '’n tyd wat nog gereël word',
  anyTime: 'enige tyd',
  anyTimeThatSuits: 'enige tyd wat jou pas',
  anyTimeOn: 'enige tyd op {day}',
  phone: 'Foon: {phone}',
  note: 'Nota: {note}',
  total: 'Totaal {sum}, betaal by die winkel',
  reference: 'Verwysing {code}',
  comeTo: 'Hulle kom na {address}',
  you: 'jou',
  youComeTo: 'kom na {address}',
  noted: '{work} (nota: {note})',
  directions: 'Pad daarheen',
  calendar: 'Kalender',
  stands: 'Totdat jy antwoord, bly dit {time}.',
  held: 'Die plek word gehou totdat jy antwoord.',
  canYou: 'Kan julle dit doen?',
  freeAgain: 'Die bay is weer vry.',
  anotherShop: 'Stuur jou bandgrootte en ek kry vir jou ’n ander winkel.',
  theCustomer: 'die kliënt',
  theShop: 'die winkel',
  yourShop: 'jou winkel',
  nobodyCame: 'niemand het op die afgesproke tyd gekom nie',
  shopGone: 'die winkel kan tans nie bespreek word nie',
  notGiven: 'nie gegee nie',
  withdrawn: '{who} vra nie meer vir ’n ander tyd nie.',
  unanswered: '{who} het nie oor die ander tyd geantwoord nie.',
  doesNotSuit: 'Die ander tyd pas {who} nie.',
  confirm: 'Bevestig',
  haveIt: 'Het dit',
  no: 'Nee',
  propose: 'Bied iets anders',
  confirmOrdered: 'Ek het dit bestel',
  decline: 'Wys af',
  keepOldTime: 'Hou die ou tyd',
  accept: 'Aanvaar',
  others: 'Ander winkels',
  move: '’n Ander tyd',
  cancel: 'Kanselleer',
  rate: 'Gee sterre',
  newTime: 'Nuwe tyd',
  writeToShop: 'Skryf aan die winkel',
  quotedAndDone: '{quoted} gekwoteer, {done} gedoen',
  request: {
    title: 'Nuwe besprekingsversoek {code}',
    proposeOne: 'Enige tyd: stel asseblief een voor',
    proposeOneOn: 'Enige tyd op {day}: stel asseblief een voor',
    waits: '{who} wag daarvoor',
    dropsOff: '{who} los die motor daar',
    wantsYou: '{who} wil hê jy moet kom na {address}',
    toOrder: 'Moet bestel word: {count} van hierdie bande',
    total: 'Totaal {sum} soos gekwoteer',
    notConfirmed:
      'Die kliënt het nog nie nommer of e-posadres bevestig nie. Sonder dit of jou antwoord verval die versoek {until}.',
    canYou: 'Kan julle dit doen? Die bay word gehou totdat jy antwoord.',
    whenCanYou: 'Wanneer kan julle dit doen?',
    template:
      "Daar is ’n nuwe besprekingsversoek '{{1}}' vir jou op {product}: '{{2}}' vir die kliënt '{{3}}'. Tyd gevra: '{{4}}'. Die totaal soos gekwoteer is '{{5}}' vir alles. Antwoord asseblief voor '{{6}}', anders verval die versoek.",
  },
  requested: {
    title: 'Jou versoek aan {shop}',
    held: 'Jy het gevra vir {time}. Die plek word gehou totdat die winkel antwoord.',
    willPropose: 'Jy het gevra vir {time}. Die winkel sal een voorstel.',
  },
  confirmed: {
    title: 'Bevestig: {shop}',
    template:
      "Jou bespreking '{{1}}' is bevestig. '{{2}}' verwag jou op '{{3}}' vir hierdie werk: '{{4}}'. Die adres is '{{5}}' en die pad daarheen is '{{6}}' op die kaart. Vir jou kalender: '{{7}}' het die afspraak.",
  },
  accepted: {
    title: 'Tyd aanvaar: {code}',
    comes: '{who} kom {time}.',
    template:
      "Die kliënt '{{1}}' het die tyd aanvaar wat jy voorgestel het. Bespreking '{{2}}' is nou bevestig vir '{{3}}' met hierdie werk: '{{4}}'. Jy hoef niks verder te doen nie.",
  },
  declined: {
    title: '{shop} kan dit nie doen nie',
    what: 'Hulle het jou versoek {code} vir {time} afgewys.',
    reason: 'Hulle rede: {reason}',
    next: 'Niks is bespreek nie. Stuur jou bandgrootte of "my besprekings" en ek soek verder.',
    template:
      "Ons is jammer: die winkel '{{1}}' kon nie jou besprekingsversoek '{{2}}' vir '{{3}}' aanvaar nie. Hulle rede: '{{4}}'. Antwoord op hierdie boodskap en ons soek vir jou ’n ander winkel.",
  },
  timeProposed: {
    title: '{shop} stel ’n ander tyd voor',
    titleFewer: '{shop} bied minder bande aan',
    only: '{work}, nie die {asked} wat jy gevra het nie: totaal {total}',
    theySay: 'Hulle sê: “{words}”',
    insteadOf: '{time} in plaas van {asked}',
    question: 'Pas dit jou? Hulle hou die bay vir jou.',
    template:
      "Die winkel '{{1}}' stel ’n ander tyd voor vir jou besprekingsversoek '{{2}}'. Hulle kan jou op '{{3}}' help in plaas van '{{4}}' soos jy gevra het. Pas die nuwe tyd jou?",
  },
  takenBack: {
    title:
      '{shop} het {undone, select, yes {sy ja} no {sy nee} offer {sy aanbod} work {sy laaste stap} other {sy laaste verandering}} teruggetrek',
    what: 'Teruggetrek: {what}.',
    waits: 'Jou versoek {code} vir {time} wag weer vir hulle antwoord.',
    waitsForYou: 'Jou versoek {code} vir {time} wag vir jou antwoord.',
    stands: 'Jou bespreking {code} vir {time} staan soos voorheen.',
    done: 'Die werk van bespreking {code} is klaar soos voorheen: {total}.',
    template:
      "Die winkel '{{1}}' het sy laaste antwoord oor jou bespreking '{{2}}' teruggetrek. Dit geld nou: '{{3}}' Jy hoef niks te doen nie.",
  },
  proposalDeclined: {
    title: 'Aanbod nie aanvaar nie: {code}',
    what: '{who} vat nie wat jy aangebied het nie. Die versoek is daarmee verby en die bay is vry.',
    template:
      "Die kliënt '{{1}}' vat nie wat jy aangebied het nie. Besprekingsversoek '{{2}}' vir '{{3}}' het verval, en die bay is weer vry.",
  },
  cancelled: {
    title: '{isRequest, select, true {Versoek} other {Bespreking}} {code} is gekanselleer',
    toShop: '{work}, {time}, is gekanselleer deur {by}.',
    toCustomer: '{work}, {time} by {shop}, is gekanselleer deur {by}.',
    reason: 'Rede: {reason}',
    template:
      "Bespreking '{{1}}' by die winkel '{{2}}' vir '{{3}}' is gekanselleer deur '{{4}}'. Hulle rede: '{{5}}'. Jy hoef niks verder te doen nie.",
  },
  expired: {
    title: 'Jou versoek {code} het verval',
    youWereSilent: 'Die tyd wat {shop} voorgestel het, is nie beantwoord nie, so niks is bespreek nie.',
    shopWasSilent: '{shop} het nie betyds geantwoord nie, so niks is bespreek nie.',
    notConfirmed: 'Nóg die nommer nóg die e-posadres is betyds bevestig, so niks is bespreek nie.',
    notAnswered: 'die voorgestelde tyd is nie beantwoord',
    shopSilent: 'die winkel het nie geantwoord',
    template:
      "Jou besprekingsversoek '{{1}}' by die winkel '{{2}}' vir '{{3}}' het verval, want '{{4}}' betyds nie. Antwoord op hierdie boodskap en ons soek vir jou ’n ander winkel.",
  },
  proposalExpired: {
    title: 'Versoek {code} het verval',
    what: '{who} het nie op jou voorgestelde tyd geantwoord nie. Die plek is weer oop.',
    template:
      "Die kliënt '{{1}}' het nie geantwoord op die tyd wat jy voorgestel het nie. Besprekingsversoek '{{2}}' vir '{{3}}' het verval, en die plek is weer oop.",
  },
  moveAsked: {
    title: '’n Ander tyd vir {code}?',
    asks: '{who} vra vir {time}.',
    asksInstead: '{who} vra vir {time} in plaas van {old}.',
    template:
      "Die kliënt '{{1}}' vra vir ’n ander tyd vir bespreking '{{2}}'. Die nuwe tyd sal wees '{{3}}' vir hierdie werk: '{{4}}'. Kan julle dit doen? Wat voorheen afgespreek is, staan totdat jy antwoord.",
  },
  moveProposed: {
    title: '{shop} vra vir ’n ander tyd',
    question: 'Pas die ander tyd jou?',
    template:
      "Die winkel '{{1}}' vra dat jy op ’n ander tyd kom vir jou bespreking '{{2}}'. Hulle kan jou help op '{{3}}' in plaas van '{{4}}'. Wat voorheen afgespreek is, staan totdat jy antwoord.",
  },
  moved: {
    title: 'Verskuif: {what}',
    toShop: '{who} kom nou {time}.',
    toCustomer: 'Jou bespreking {code} is nou vir {time}.',
    template:
      "Bespreking '{{1}}' by die winkel '{{2}}' is verskuif. Die nuwe tyd is '{{3}}' vir hierdie werk: '{{4}}'. Jy hoef niks verder te doen nie.",
  },
  timeStands: {
    title: '{code} bly soos dit is',
    toShop: 'Die bespreking van {who} staan: {time}.',
    toCustomer: 'Die bespreking by {shop} staan: {time}.',
    template:
      "Bespreking '{{1}}' by die winkel '{{2}}' bly soos dit was, op '{{3}}', al is ’n ander tyd gevra. '{{4}}' Antwoord op hierdie boodskap as jy dit wil verander.",
  },
  reminder: {
    title: 'Herinnering: {shop}',
    template:
      "’n Herinnering aan jou bespreking '{{1}}': die winkel '{{2}}' verwag jou op '{{3}}' vir hierdie werk: '{{4}}'. Die adres is '{{5}}' en die pad daarheen is '{{6}}' op die kaart. Antwoord op hierdie boodskap as jy nie kan kom nie.",
  },
  stillUnanswered: {
    title: '{who} wag nog',
    move: 'Hulle vra vir {time} in plaas van {old} ({code}).',
    request: 'Versoek {code} vir {time}',
    otherwise: 'Sonder ’n antwoord verval die versoek en soek hulle elders.',
    template:
      "Die kliënt '{{1}}' wag nog vir jou antwoord op besprekingsversoek '{{2}}' vir '{{3}}' met hierdie werk: '{{4}}'. Antwoord asseblief gou, anders verval die versoek.",
  },
  started: {
    title: '{shop} het begin',
    template:
      "Die winkel '{{1}}' het begin met jou bespreking '{{2}}' vir hierdie werk: '{{3}}'. Ons sê hier sodra dit klaar is.",
  },
  corrected: {
    title: '{shop} het jou bespreking reggestel',
    titleAgreed: 'Per telefoon ooreengekom: {shop}',
    agreed: 'Die winkel sê dat jy per telefoon hierop ja gesê het.',
    time: 'Tyd: {time}',
    work: 'Werk: {work}',
    total: 'Totaal: {sum}',
    lines: 'Die totaal bly, en bestaan uit: {lines}',
    phone: '{hasPhone, select, true {Foonnommer: {phone}} other {Geen foonnommer}}',
    plate: '{hasPlate, select, true {Nommerplaat: {plate}} other {Geen nommerplaat}}',
    noNote: 'Geen nota',
    ifWrong:
      '{hasPhone, select, true {Is dit verkeerd? Skryf aan die winkel, of bel {phone}.} other {Is dit verkeerd? Skryf aan die winkel.}}',
    byPhone: 'per telefoon met jou ooreengekom, soos die winkel sê',
    byShop: 'deur die winkel reggestel',
    template:
      "Die winkel '{{1}}' het jou bespreking '{{2}}' verander. Dit is '{{3}}' en staan nou so: '{{4}}'. As dit verkeerd is, sê asseblief nou vir die winkel.",
  },
  ready: {
    title: 'Gereed: {shop}',
    car: 'Jou kar is gereed.',
    template:
      "Die winkel '{{1}}' sê dat jou kar gereed is. Jou bespreking '{{2}}' was vir hierdie werk: '{{3}}'. Die totaal is '{{4}}' en word by die winkel betaal.",
  },
  doneCorrected: {
    title: '{shop} het reggestel wat gedoen is',
    template:
      "Die winkel '{{1}}' het reggestel wat vir jou bespreking '{{2}}' gedoen is. Dit staan nou so: '{{3}}'. Die totaal daarvan is: '{{4}}'. As dit verkeerd is, sê asseblief vir die winkel.",
  },
  missed: {
    title: '{shop} het jou gemis',
    what: 'Hulle het jou {time} verwag, en niemand het op die afgesproke tyd gekom nie.',
    question: 'Het iets voorgeval? Jy kan vir ’n nuwe tyd vir dieselfde werk vra.',
    template:
      "Die winkel '{{1}}' het jou op '{{2}}' verwag vir jou bespreking '{{3}}' met hierdie werk: '{{4}}'. Niemand het op die afgesproke tyd gekom nie. Wil jy op ’n ander tyd kom?",
  },
  stillOpen: {
    title: '{who}, {time}',
    question: 'Klaar teen {sum}?',
    yes: 'Ja',
    otherPrice: 'Ander prys',
    didNotCome: 'Het nie gekom nie',
    template:
      "Jou bespreking '{{1}}' van die kliënt '{{2}}' vir '{{3}}' is nog oop. Die werk was '{{4}}' en die totaal soos afgespreek is '{{5}}' vir alles. Is dit klaar teen daardie prys?",
  },
  completed: {
    title: 'Klaar: {shop}',
    fetch: 'Jou kar kan gehaal word.',
    wheelNuts: 'Laat kyk na so 50 km die wielmoere na. Ry veilig!',
    question: 'Hoe was dit? Jou sterre help ander bestuurders.',
    template:
      "Die winkel '{{1}}' is klaar met jou bespreking '{{2}}' vir hierdie werk: '{{3}}'. Laat kyk na so 50 km die wielmoere na. Hoe was dit? Jou sterre help ander bestuurders.",
  },
} as const satisfies Keys<typeof bookingNoticesInEnglish>
