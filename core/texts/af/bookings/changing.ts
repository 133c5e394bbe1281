import type { changing as changingInEnglish } from '../../en/bookings/changing.ts'
import type { Keys } from '../../sentences.ts'

export const changing = {
  ask: {
    other: 'Ander verandering',
    what: 'Wat moet *{shop}* verander aan {work}? Hulle word gevra, en dit bly soos dit is totdat hulle instem.',
    button: 'Verander',
    price: 'Ander prys',
    priceHint: 'Jy skryf die bedrag, hulle sê ja of nee',
    whichPrice: 'Dit is {total} altesaam. Vir watter bedrag altesaam sal ek hulle vra? Skryf dit, soos 6500.',
    notLess: 'Ek sien geen laer bedrag as die totaal daarin nie. Skryf net die bedrag, soos 6500.',
    sure: 'Sal ek *{shop}* hiervoor vra: {what}? Dit is nou {total}.',
    askThem: 'Stuur versoek',
    asked: 'Gevra! *{shop}* lees: {what}.',
    stands: 'Totdat hulle instem, staan die bespreking soos dit is.',
    waits: 'Jou tyd word intussen gehou.',
    waiting: 'Jy het gevra vir {what}; hulle het nog nie geantwoord nie.',
    takeBack: 'Vat dit terug',
    takenBack: 'Teruggevat: {what}. {shop} word vertel.',
    noRoom: 'Soveel werk pas nie in op daardie tyd nie. Op ’n ander tyd dalk wel.',
    keepFirst: 'Nie dit nie',
    title: '{who} vra ’n verandering ({code})',
    asksFor: 'Vra vir: {what}',
    now: 'Soos dit nou is: {what}',
    declined: '{who} word gesê dat dit bly soos dit was.',
  },
  quotes: {
    cannot:
      '{count, plural, one {Een winkel} other {# winkels}} kan nie{waiting, plural, =0 {} other {, # moet nog antwoord}}.',
    allAnswered: 'Al die winkels het geantwoord: {what}',
    some: '{cannot, plural, one {Een winkel} other {# winkels}} kan nie; jy het {answered, plural, one {een prys} other {# pryse}} om van te kies.',
    none: '{cannot, plural, one {Die winkel kan nie.} other {Nie een van die # winkels kan nie.}}',
    takenBack: '{shop} het sy prys teruggetrek',
    takenBackLine: '{total} vir {what} geld nie meer nie.',
    takenBackLeft:
      '{left, plural, =0 {Geen ander prys geld nie.} one {Een ander prys geld.} other {# ander pryse geld.}}',
    takenBackTemplate:
      "Die winkel '{{1}}' het sy prys vir '{{2}}' teruggetrek. Wat nou geld: '{{3}}' Tik hier onder om te sien wat jy gehoor het.",
    template:
      "Al die winkels wat jy oor ’n prys vir '{{1}}' gevra het, het geantwoord. '{{2}}' Tik hier onder om te sien wat jy gehoor het.",
  },
  overrun:
    'Dit neem omtrent {minutes} min, en die plek word vir {heldMinutes} gehou{hasNext, select, true {: vanaf {next}} other {}}. Die tyd bly soos dit is.',
  nextJob: {
    booking: '{start} het {name} ({code}) dit',
    walkIn: '{start} het iemand sonder bespreking dit',
  },
  sold: {
    was: 'Was dit vir {job}? ’n Werk vat sy bande van die rak af wanneer dit klaar is.',
    whichJob: 'Was dit vir een van hierdie werke? ’n Werk vat sy bande van die rak af wanneer dit klaar is.',
    jobs: 'Werke',
    thisJob: 'Dit was hierdie een',
    otherSale: 'Ander verkoop',
    comesOff: 'Hulle kom van die rak af wanneer daardie werk klaar is; ek verander nou niks.',
    isOff: 'Dié van daardie werk is reeds van die rak af.',
  },
  rescue: {
    askedAgain: 'Ek vra die ander weer.',
    whoElse: 'Hierdie het gesê dat hulle kom. Wie vat jy?',
    nobodyYet: 'nog niemand anders het dit gesê nie',
    givenUpTemplate:
      "Die winkel '{{1}}' kan tog nie na jou pap wiel kom nie. Ons vra die ander weer. Tot dusver kom hierdie: '{{2}}'. Maak hierdie klets oop om een te vat.",
    turnBack: 'Die bestuurder het dit afgestel. Draai asseblief om.',
    calledOffTemplate:
      "Die bestuurder met die pap wiel het dit afgestel. Dit was '{{1}}' naby '{{2}}', en niemand hoef meer te kom nie. Draai asseblief om.",
    cannotAnyMore: 'Kan jy nie meer kom nie? Kanselleer dan die bespreking, en ek vra die ander vir die bestuurder.',
  },
} as const satisfies Keys<typeof changingInEnglish>
