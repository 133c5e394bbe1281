import type { Overrun } from '#core/contracts/seller/bookings.ts'
import type { changing as english } from '../../en/bookings/changing.ts'
import { momentWords } from '../../when.ts'
import { dates } from '../dates.ts'

const nextWords = ({ code, name, start }: NonNullable<Overrun['next']>): string =>
  `${momentWords(start, dates)} het ${code && name ? `${name} (${code})` : 'iemand sonder bespreking'} dit`

export const changing: typeof english = {
  ask: {
    other: 'Ander verandering',
    what: (shop, work) =>
      `Wat moet *${shop}* verander aan ${work}? Hulle word gevra, en dit bly soos dit is totdat hulle instem.`,
    button: 'Verander',
    price: 'Ander prys',
    priceHint: 'Jy skryf die bedrag, hulle sê ja of nee',
    whichPrice: (total) =>
      `Dit is ${total} altesaam. Vir watter bedrag altesaam sal ek hulle vra? Skryf dit, soos 6500.`,
    notLess: 'Ek sien geen laer bedrag as die totaal daarin nie. Skryf net die bedrag, soos 6500.',
    sure: (shop, what, total) => `Sal ek *${shop}* hiervoor vra: ${what}? Dit is nou ${total}.`,
    askThem: 'Vra hulle',
    asked: (shop, what) => `Gevra! *${shop}* lees: ${what}.`,
    stands: 'Totdat hulle instem, staan die bespreking soos dit is.',
    waits: 'Jou tyd word intussen gehou.',
    waiting: (what) => `Jy het gevra vir ${what}; hulle het nog nie geantwoord nie.`,
    takeBack: 'Vat dit terug',
    takenBack: (shop, what) => `Teruggevat: ${what}. ${shop} word vertel.`,
    noRoom: 'Soveel werk pas nie in op daardie tyd nie. Op ’n ander tyd dalk wel.',
    keepFirst: 'Nie dit nie',
    title: (who, code) => `${who} vra ’n verandering (${code})`,
    asksFor: (what) => `Vra vir: ${what}`,
    now: (what) => `Soos dit nou is: ${what}`,
    declined: (who) => `${who} word gesê dat dit bly soos dit was.`,
  },
  quotes: {
    cannot: (count, waiting) =>
      `${count === 1 ? 'Een winkel' : `${count} winkels`} kan nie${waiting > 0 ? `, ${waiting} moet nog antwoord` : ''}.`,
    allAnswered: (what) => `Al die winkels het geantwoord: ${what}`,
    some: (cannot, answered) =>
      `${cannot === 1 ? 'Een winkel' : `${cannot} winkels`} kan nie; jy het ${answered === 1 ? 'een prys' : `${answered} pryse`} om van te kies.`,
    none: (cannot) => (cannot === 1 ? 'Die winkel kan nie.' : `Nie een van die ${cannot} winkels kan nie.`),
    template:
      'Al die winkels wat jy oor ’n prys vir {{1}} gevra het, het geantwoord. {{2}} Tik hier onder om te sien wat jy gehoor het.',
  },
  overrun: ({ minutes, heldMinutes, next }) =>
    `Dit neem omtrent ${minutes} min, en die plek word vir ${heldMinutes} gehou${next ? `: vanaf ${nextWords(next)}` : ''}. Die tyd bly soos dit is.`,
  sold: {
    was: (job) => `Was dit vir ${job}? ’n Werk vat sy bande van die rak af wanneer dit klaar is.`,
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
      'Die winkel {{1}} kan tog nie na jou pap wiel kom nie. Ons vra die ander weer. Tot dusver kom hierdie: {{2}}. Maak hierdie klets oop om een te vat.',
    turnBack: 'Die bestuurder het dit afgestel. Draai asseblief om.',
    calledOffTemplate:
      'Die bestuurder met die pap wiel het dit afgestel. Dit was {{1}} naby {{2}}, en niemand hoef meer te kom nie. Draai asseblief om.',
    cannotAnyMore: 'Kan jy nie meer kom nie? Kanselleer dan die bespreking, en ek vra die ander vir die bestuurder.',
  },
}
