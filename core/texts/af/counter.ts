import { formatRand } from '#core/rules/format.ts'
import type { Interval } from '#core/rules/time/opening-hours.ts'
import type { counter as english, Level, Stocked } from '../en/counter.ts'
import { dayWords } from '../when.ts'
import { booking as words } from './booking.ts'
import { dates } from './dates.ts'

const tyres = (count: number) => `${count} ${count === 1 ? 'band' : 'bande'}`
const name = ({ brand, model, size }: { brand: string; model: string; size: string }) => `${brand} ${model} ${size}`
const left = (count: number) => (count === 0 ? 'uitverkoop' : `${count} op die rak`)
const promised = ({ reserved }: Stocked, shelf: number) =>
  reserved > 0 ? `${reserved} belowe, ${Math.max(0, shelf - reserved)} vry` : undefined
const becomes = (before: Level, after: Level) =>
  [
    after.quantity === before.quantity ? undefined : `${left(before.quantity)} word ${left(after.quantity)}`,
    after.priceCents === before.priceCents
      ? undefined
      : `${formatRand(before.priceCents)} word ${formatRand(after.priceCents)}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ')
const weekdays = ['Maandae', 'Dinsdae', 'Woensdae', 'Donderdae', 'Vrydae', 'Saterdae', 'Sondae']
const times = (interval: Interval | undefined) => (interval ? `${interval.opens} tot ${interval.closes}` : 'toe')

export const counter: typeof english = {
  undo: 'Trek terug',
  undone: {
    booking: (booking) =>
      booking
        ? `Teruggetrek. ${words.named(booking)} is soos voorheen, en ${booking.customer.name} weet daarvan.`
        : 'Teruggetrek.',
    message: 'Teruggetrek. As dit al daar was, weet hulle dat hulle geen ag daarop moet slaan nie.',
    stock: 'Teruggetrek: voorraad en prys is soos voorheen.',
    hours: 'Teruggetrek: jou ure is soos voorheen.',
  },
  webhookEnded: {
    title: 'Jou webhook is afgeskakel',
    line: (host) =>
      `Niks het drie dae lank by ${host} aangekom nie, daarom laat weet ons dit nie meer van besprekings nie. Herstel dit en skakel dit weer aan.`,
    way: 'Maak sleutels en webhooks oop',
  },
  nothingToUndo: 'Daar is niks meer om terug te trek nie: dit werk vir ’n minuut.',
  home: {
    today: (count, next) =>
      count === 0
        ? 'Vandag: geen besprekings nie.'
        : `Vandag: ${count} ${count === 1 ? 'bespreking' : 'besprekings'}${next ? `, volgende ${next}` : ''}.`,
    waiting: (requests, messages) =>
      requests + messages === 0
        ? 'Niks wag vir jou antwoord nie.'
        : `Wag vir jou: ${requests} ${requests === 1 ? 'versoek' : 'versoeke'}, ${messages} ${messages === 1 ? 'boodskap' : 'boodskappe'}.`,
    stock: (listed, soldOut) =>
      `Voorraad: ${listed} soorte bande${soldOut > 0 ? `, ${soldOut} uitverkoop` : ''}. Skryf "2 verkoop van die ..." of "ons het 6 ...".`,
    own: 'Bande vir jouself? Stuur ’n grootte of ’n kar.',
    buttonToday: 'Vandag',
    buttonRequests: (count) => `Versoeke (${count})`,
    buttonMessages: (count) => `Boodskappe (${count})`,
  },
  requestsWait: (count) =>
    count === 1 ? 'Een versoek wag vir jou antwoord.' : `${count} versoeke wag vir jou antwoord.`,
  messagesWait: (count) =>
    count === 1 ? 'Een boodskap wag vir jou antwoord.' : `${count} boodskappe wag vir jou antwoord.`,
  noMessages: 'Geen boodskap wag vir jou antwoord nie.',
  messages: 'Boodskappe',
  messageLine: (customer, words) => `*${customer}*: “${words}”`,
  answerRow: (customer) => `Antwoord ${customer}`,
  wrote: (customer, words) => `${customer} het geskryf: “${words}”`,
  answer: 'Antwoord',
  sentTo: (to, words) => `Gestuur vir ${to}: “${words}”`,
  sentOn: (to) => `✓ ${to}`,
  waitsForReply: (to) =>
    `WhatsApp laat ons eers aan ${to} skryf nadat hulle geskryf het. Ons vra hulle om te antwoord, en dan kry hulle jou woorde.`,
  toWhom: 'Vir wie is dit?',
  people: 'Kliënte',
  noCustomer: (who) => `Ek kry niemand met die naam ${who} onder jou besprekings en boodskappe nie.`,
  nobody: 'Geen kliënt het nou ’n bespreking of boodskap by jou nie, so ek weet nie vir wie om te sê nie.',
  meant: (words) => `“${words}”: wat bedoel jy?`,
  meantMessage: (to) => `Sê vir ${to}`,
  meantRequest: (to, isNo) => `${isNo ? 'Weier' : 'Bevestig'} ${to}`,
  meantSearch: 'Soek bande',
  declinedWith: (booking, reason) =>
    `${words.named(booking)} is geweier. ${booking.customer.name} weet daarvan: “${reason}”`,
  offered: (count, asked) => `${tyres(count)} in plaas van ${asked}`,
  promised: (booking, says) => `${booking.customer.name}, ${booking.code}: ${says}`,
  confirmAnyway: 'Bevestig tog',
  offerOther: 'Bied ander aan',
  really: {
    confirm: (who, when) => `Moet ek ${who}, ${when}, bevestig?`,
    decline: (who, when) => `Moet ek ${who}, ${when}, weier?`,
    propose: (who, when) => `Moet ek ${when} vir ${who} voorstel?`,
    start: (who, when) => `Het julle met ${who}, ${when}, begin?`,
    done: (who, when) => `Is die werk vir ${who}, ${when}, klaar?`,
    noshow: (who, when) => `Het ${who}, ${when}, nie gekom nie?`,
    cancel: (who, when) => `Moet ek ${who}, ${when}, kanselleer?`,
  },
  anyTime: 'enige tyd',
  reason: (words) => `Hulle lees: “${words}”`,
  notAmong: (said) => `Ek kry niks van “${said}” onder wat wag nie.`,
  notAmongBookings: (said) => `Ek kry niks van “${said}” onder hierdie besprekings nie.`,
  unfit: (words) => `“${words}” pas nie by hierdie versoek nie, so ek het nog niks gedoen nie.`,
  unclear: (words) => `Ek weet nie wat om met “${words}” te doen nie. Dit wag vir jou antwoord:`,
  proposeAt: (time) => `Stel ${time} voor`,
  sendWords: 'Stuur my woorde',
  whichShop: 'Vir watter winkel?',
  shops: 'Winkels',
  atShop: (words, shop) => `${shop}: ${words}`,
  stock: {
    which: 'Watter band bedoel jy?',
    confirmed: (count: number) =>
      `Dankie. Voorraad van ${tyres(count)} bevestig: bestuurders sien dat dit vandag bevestig is.`,
    nothing: 'Julle lys nog geen bande nie.',
    title: 'jou voorraad',
    tyres: 'Bande',
    row: ({ brand, model }) => `${brand} ${model}`,
    rowDetail: (tyre, level) =>
      [tyre.size, formatRand(level.priceCents), `${level.quantity} op die rak`, promised(tyre, level.quantity)]
        .filter(Boolean)
        .join(', '),
    sure: (tyre, before, after, short) =>
      [
        short > 0 ? `Julle lys net ${before.quantity} daarvan.` : undefined,
        `${name(tyre)}: ${becomes(before, after)}${tyre.reserved > 0 && after.quantity !== before.quantity ? ` (${promised(tyre, after.quantity)})` : ''}. Verander dit?`,
      ]
        .filter((line) => line !== undefined)
        .join('\n'),
    change: 'Verander dit',
    dontChange: 'Nee',
    notChanged: 'Goed, niks is verander nie.',
    tooMuch: 'Ek lees tien bande van een boodskap. Stuur die ander asseblief wanneer hierdie klaar is.',
    over: 'Dit was ’n ruk gelede, so niks is verander nie. Skryf dit weer as dit nog so is.',
    changed: (tyre, before, after) =>
      [
        `*${name(tyre)}*`,
        after.quantity === before.quantity
          ? undefined
          : after.quantity === 0
            ? `Nou uitverkoop (dit was ${before.quantity}).`
            : `Nou ${after.quantity} op die rak (dit was ${before.quantity}).`,
        after.priceCents === before.priceCents
          ? undefined
          : `Nou ${formatRand(after.priceCents)} (dit was ${formatRand(before.priceCents)}).`,
        after.quantity === before.quantity && after.priceCents === before.priceCents
          ? `Dit is reeds so: ${after.quantity} op die rak teen ${formatRand(after.priceCents)}.`
          : undefined,
        tyre.reserved > 0 ? `${promised(tyre, after.quantity)}.` : undefined,
      ]
        .filter((line) => line !== undefined)
        .join('\n'),
    unknown: (what) =>
      `Ek kry geen ${what} in jou voorraad nie. Kyk na die grootte en die handelsmerk, of laat ons die band vir jou byvoeg.`,
    add: 'Vra ons om by te voeg',
    addWords: (words) => `Voeg asseblief hierdie band by ons voorraad: ${words}`,
    shown: (tyre, level) =>
      `${name(tyre)}: ${level.quantity} op die rak, ${promised(tyre, level.quantity) ?? 'niks belowe nie'}, teen ${formatRand(level.priceCents)}.`,
    how: 'Wat verander? Byvoorbeeld "4 verkoop van die 205/55R16 Michelin", "ons het 6 Dunlop 195/65R15 teen R1299" of "195R15C is op".',
  },
  hours: {
    title: 'jou ure',
    days: (days, interval) => {
      const [first = '', last = first] = [days[0], days.at(-1)]
      const when = first === last ? dayWords(first, dates) : `${dayWords(first, dates)} tot ${dayWords(last, dates)}`
      return interval ? `Oop ${times(interval)} op ${when}.` : `Toe op ${when}.`
    },
    everyWeek: (weekday, interval) => `Van nou af, ${weekdays[weekday - 1] ?? ''}: ${times(interval)}.`,
    stands: (count) =>
      count === 1
        ? 'Hierdie bespreking staan in daardie tyd; skuif of kanselleer dit:'
        : 'Hierdie besprekings staan in daardie tyd; skuif of kanselleer hulle:',
    once: 'Net daardie dag',
    always: 'Elke week',
    onceOrAlways: (date, weekday, interval) =>
      `${times(interval)}: net op ${dayWords(date, dates)}, of op alle ${weekdays[weekday - 1] ?? ''}?`,
    inexact:
      'Ek kan hierdie ure nie so skryf nie, so niks is verander nie. Ek kan heel dae sluit, en sê van wanneer tot wanneer julle oop is: "Vrydag toe", "Saterdag 8 tot 12", "Vrydag sluit ons om 13:00".',
    how: 'Watter dag, en van wanneer tot wanneer? Byvoorbeeld "toe op Vrydag" of "Saterdag 8 tot 12".',
  },
}
