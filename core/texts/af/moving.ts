import type { BookingView } from '#core/contracts/bookings.ts'
import { formatRand } from '#core/rules/format.ts'
import type { moving as englishMoving, work as englishWork } from '../en/moving.ts'
import { dayWords, momentWords } from '../when.ts'
import { booking as words } from './booking.ts'
import { cautions } from './cautions.ts'
import { dates } from './dates.ts'

const moment = (at: string | null | undefined) => (at ? momentWords(at, dates) : "'n tyd wat nog gereël word")
const current = ({ appointmentStart, slotStart }: BookingView) => moment(appointmentStart ?? slotStart)
const wanted = ({ move, slotStart }: BookingView) => moment(move?.start ?? slotStart)
const clock = (at: string | null) => (at ? momentWords(at, dates).slice(-5) : '--:--')

const { named } = words
const totals = ({ totalCents, done }: BookingView) =>
  done && done.totalCents !== totalCents
    ? `Totaal ${formatRand(done.totalCents)} (${formatRand(totalCents)} gekwoteer)`
    : `Totaal ${formatRand(totalCents)}`

const state: Record<BookingView['status'], string> = {
  pending: 'nog nie beantwoord nie',
  confirmed: 'bevestig',
  in_progress: 'begin',
  completed: 'klaar',
  cancelled: 'gekanselleer',
}

export const moving: typeof englishMoving = {
  another: "'n Ander tyd",
  whichDay: (booking) =>
    `Na watter dag moet ${words.work(booking)} by *${booking.shop.name}* skuif? Dit is nou ${current(booking)}. Kies 'n dag of tik een, soos "Vrydag 10:30".`,
  reallyMove: (booking, start) =>
    `Moet ek *${booking.shop.name}* vra om ${words.work(booking)} van ${current(booking)} na ${moment(start)} te skuif?`,
  moveIt: 'Ja, skuif dit',
  asked: (booking) =>
    booking.move
      ? `Gevra! *${booking.shop.name}* het jou wens: ${wanted(booking)}. Totdat hulle instem, staan ${current(booking)}.`
      : `Gevra! *${booking.shop.name}* het jou versoek ${booking.code} met die nuwe tyd, ${current(booking)}. Die plek word vir jou gehou.`,
  agreed: (booking) => `Jou bespreking by ${booking.shop.name} is nou vir ${current(booking)}.`,
  kept: (booking) => `Dit bly soos dit is: ${booking.shop.name}, ${current(booking)}.`,
  pending: (booking) =>
    booking.move?.by === 'shop'
      ? `Hulle vra dat jy eerder ${wanted(booking)} kom.`
      : `Jy het gevra vir ${wanted(booking)}; hulle het nog nie geantwoord nie.`,
  take: 'Aanvaar',
  keepOld: 'Hou die ou tyd',
}

export const work: typeof englishWork = {
  title: 'jou besprekings',
  today: (date) => `*${dayWords(date, dates)}*`,
  nothing: (date) => `Geen besprekings vir ${dayWords(date, dates)} nie.`,
  line: (booking) =>
    `${clock(booking.appointmentStart ?? booking.slotStart)} ${booking.customer.name} · ${words.work(booking)} · ${state[booking.status]} · ${booking.code}`,
  asks: (booking) =>
    `${booking.customer.name} · ${words.work(booking)} · ${booking.move ? wanted(booking) : moment(booking.slotStart)} · ${booking.code}`,
  endedTitle: '*Onlangs verby*',
  howEnded: {
    done: 'klaar',
    byCustomer: 'die kliënt het gekanselleer',
    byShop: 'julle het nee gesê',
    noAnswer: 'julle het nie betyds geantwoord nie',
    proposalUnanswered: 'die kliënt het nie op julle ander tyd geantwoord nie',
    proposalDeclined: 'die kliënt wou nie julle ander tyd hê nie',
    notConfirmed: 'die kliënt het nie nommer of e-pos bevestig nie',
    noShow: 'niemand het gekom nie',
    cancelled: 'gekanselleer',
  },
  ended: (booking, how) =>
    `${booking.customer.name} · ${words.work(booking)} · ${current(booking)} · ${booking.code}: ${how}`,
  noneToDo:
    'Ek sien geen bespreking van julle waaroor dit kan gaan nie: niks is nou aan die beurt of aan die gang nie.',
  ownOrShop: 'Jou eie besprekings, of die winkel se besprekings?',
  ownBookings: 'My eie',
  shopBookings: "Die winkel s'n",
  noneEnded: 'Geen versoek of bespreking van julle het in die laaste maand geëindig nie.',
  row: (booking) => `${clock(booking.appointmentStart ?? booking.slotStart)} ${booking.customer.name}`,
  bookings: 'Besprekings',
  how: 'Tik op een, of skryf "klaar KX7M2", "nie gekom KX7M2", "begin KX7M2" met sy kode.',
  which: 'Watter een bedoel jy?',
  details: (booking) =>
    [
      `*${booking.code}*: ${state[booking.status]}`,
      current(booking),
      words.work(booking),
      ...booking.cautions.map(cautions.one),
      [booking.customer.name, booking.customer.phone].filter(Boolean).join(', '),
      booking.address ? `By ${booking.address}` : undefined,
      booking.notes ? `Nota: ${booking.notes}` : undefined,
      booking.plate ? `Nommerplaat: ${booking.plate}` : undefined,
      totals(booking),
      booking.readyAt && booking.status === 'in_progress' ? `Gereed sedert ${clock(booking.readyAt)}` : undefined,
      booking.move ? `Ander tyd gevra: ${wanted(booking)}` : undefined,
    ]
      .filter(Boolean)
      .join('\n'),
  whatNow: 'Wat nou?',
  start: 'Begin',
  ready: 'Gereed',
  doneAt: (cents) => `Klaar: ${formatRand(cents)}`,
  otherPrice: 'Ander prys',
  noShow: 'Nie gekom nie',
  propose: "'n Ander tyd",
  cancel: 'Kanselleer',
  hide: 'Bêre weg',
  started: (booking) => `${named(booking)} het begin. ${booking.customer.name} weet daarvan.`,
  isReady: (booking) => `${named(booking)} kan gehaal word. ${booking.customer.name} weet daarvan.`,
  wasReady: (booking) =>
    `${named(booking)} is al sedert ${clock(booking.readyAt)} gereed, en ${booking.customer.name} weet daarvan.`,
  completed: (booking) => `${named(booking)} is klaar. ${booking.customer.name} weet daarvan. ${totals(booking)}.`,
  doneCorrected: (booking) =>
    `${named(booking)} is reggestel. ${booking.customer.name} weet daarvan. ${totals(booking)}.`,
  nothingNew: (booking) => `${named(booking)} staan al so. ${totals(booking)}.`,
  noShowMarked: (booking) =>
    `${named(booking)}: niemand het gekom nie. Die bespreking is verby en ${booking.customer.name} weet daarvan.`,
  cancelled: (booking) => `${named(booking)} is gekanselleer. ${booking.customer.name} weet daarvan.`,
  otherTotal: (booking) => `Die totaal het intussen verander, so niks is nog gedoen nie. ${totals(booking)}.`,
  whichPrice: (booking) => `Wat was die totaal vir ${named(booking)}? ${totals(booking)}. Skryf die bedrag, soos 6500.`,
  notAPrice: 'Ek kry geen bedrag daarin nie, of meer as een. Skryf net die totaal, soos 6500.',
  priceSure: (booking, cents) =>
    `${named(booking)}: klaar teen ${formatRand(cents)}? Dit was ${formatRand(booking.totalCents)} soos afgespreek.`,
  yes: 'Ja',
  hidden: (booking) => `${named(booking)} is weggebêre.`,
  hiddenCancelled: (booking) =>
    `${named(booking)} is gekanselleer en weggebêre. ${booking.customer.name} weet daarvan.`,
  sure: (booking) =>
    `Kanselleer ${words.work(booking)} van ${booking.customer.name}, ${current(booking)}, regtig? Hulle kry 'n boodskap, en die plek is oop.`,
  keep: 'Hou dit',
  kept: 'Dit bly soos dit is.',
  gone: "Ek ken nie so 'n bespreking van jou winkel nie.",
  moveAsked: (booking) =>
    [
      `*${booking.customer.name} vra vir 'n ander tyd (${booking.code})*`,
      `${wanted(booking)} in plaas van ${current(booking)}`,
      words.work(booking),
      `Totdat jy antwoord, bly dit ${current(booking)}.`,
    ].join('\n'),
  moveAgreed: (booking) =>
    `Verskuif: ${booking.customer.name} kom nou ${current(booking)}. Die bestuurder weet daarvan.`,
  moveDeclined: (booking) => `Dit bly ${current(booking)}. ${booking.customer.name} weet daarvan.`,
  moveProposed: (booking) =>
    `${booking.customer.name} gevra om ${wanted(booking)} te kom. Tot die antwoord bly dit ${current(booking)}.`,
}
