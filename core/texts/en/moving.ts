import type { BookingView } from '#core/contracts/bookings.ts'
import { formatRand } from '#core/rules/format.ts'
import { dayWords, momentWords } from '../when.ts'
import { booking as words } from './booking.ts'
import { cautions } from './cautions.ts'
import { dates } from './dates.ts'

const moment = (at: string | null | undefined) => (at ? momentWords(at, dates) : 'a time to be agreed')
const current = ({ appointmentStart, slotStart }: BookingView) => moment(appointmentStart ?? slotStart)
const wanted = ({ move, slotStart }: BookingView) => moment(move?.start ?? slotStart)
const clock = (at: string | null) => (at ? momentWords(at, dates).slice(-5) : '--:--')

const { named } = words
const totals = ({ totalCents, done }: BookingView) =>
  done && done.totalCents !== totalCents
    ? `Total ${formatRand(done.totalCents)} (${formatRand(totalCents)} quoted)`
    : `Total ${formatRand(totalCents)}`

const state: Record<BookingView['status'], string> = {
  pending: 'not answered yet',
  confirmed: 'confirmed',
  in_progress: 'begun',
  completed: 'done',
  cancelled: 'cancelled',
}

/** A booking that moves to another time, as the driver hears it. */
export const moving = {
  another: 'Another time',
  whichDay: (booking: BookingView) =>
    `To which day should ${words.work(booking)} at *${booking.shop.name}* move? It is now ${current(booking)}. Choose a day or type one, such as "Friday 10:30".`,
  reallyMove: (booking: BookingView, start: string) =>
    `Shall I ask *${booking.shop.name}* to move ${words.work(booking)} from ${current(booking)} to ${moment(start)}?`,
  moveIt: 'Yes, move it',
  asked: (booking: BookingView) =>
    booking.move
      ? `Asked! *${booking.shop.name}* has your wish: ${wanted(booking)}. Until they agree, ${current(booking)} stands.`
      : `Asked! *${booking.shop.name}* has your request ${booking.code} with the new time, ${current(booking)}. The bay is held for you.`,
  agreed: (booking: BookingView) => `Your booking at ${booking.shop.name} is now for ${current(booking)}.`,
  kept: (booking: BookingView) => `It stays as it is: ${booking.shop.name}, ${current(booking)}.`,
  /** What the details of a booking add while a move waits. */
  pending: (booking: BookingView) =>
    booking.move?.by === 'shop'
      ? `They ask you to come ${wanted(booking)} instead.`
      : `You asked for ${wanted(booking)}; they have not answered yet.`,
  take: 'Accept',
  keepOld: 'Keep the old time',
}

/** What a shop says and hears about its work in the chat. */
export const work = {
  title: 'your bookings',
  today: (date: string) => `*${dayWords(date, dates)}*`,
  nothing: (date: string) => `No bookings for ${dayWords(date, dates)}.`,
  line: (booking: BookingView) =>
    `${clock(booking.appointmentStart ?? booking.slotStart)} ${booking.customer.name} · ${words.work(booking)} · ${state[booking.status]} · ${booking.code}`,
  asks: (booking: BookingView) =>
    `${booking.customer.name} · ${words.work(booking)} · ${booking.move ? wanted(booking) : moment(booking.slotStart)} · ${booking.code}`,
  endedTitle: '*Ended of late*',
  howEnded: {
    done: 'done',
    byCustomer: 'the customer cancelled',
    byShop: 'you said no',
    noAnswer: 'you did not answer in time',
    proposalUnanswered: 'the customer did not answer your other time',
    proposalDeclined: 'the customer did not want your other time',
    notConfirmed: 'the customer did not confirm number or e-mail',
    noShow: 'nobody came',
    cancelled: 'cancelled',
  },
  ended: (booking: BookingView, how: string) =>
    `${booking.customer.name} · ${words.work(booking)} · ${current(booking)} · ${booking.code}: ${how}`,
  noneToDo: 'I see no booking of yours that this could be about: none is due now or under way.',
  ownOrShop: 'Your own bookings, or those of the shop?',
  ownBookings: 'My own',
  shopBookings: "The shop's",
  noneEnded: 'No request or booking of yours has ended in the last month.',
  row: (booking: BookingView) => `${clock(booking.appointmentStart ?? booking.slotStart)} ${booking.customer.name}`,
  bookings: 'Bookings',
  how: 'Tap one, or write "done KX7M2", "no show KX7M2", "started KX7M2" with its code.',
  which: 'Which one do you mean?',
  details: (booking: BookingView) =>
    [
      `*${booking.code}*: ${state[booking.status]}`,
      current(booking),
      words.work(booking),
      ...booking.cautions.map(cautions.one),
      [booking.customer.name, booking.customer.phone].filter(Boolean).join(', '),
      booking.address ? `At ${booking.address}` : undefined,
      booking.notes ? `Note: ${booking.notes}` : undefined,
      booking.plate ? `Number plate: ${booking.plate}` : undefined,
      totals(booking),
      booking.readyAt && booking.status === 'in_progress' ? `Ready since ${clock(booking.readyAt)}` : undefined,
      booking.move ? `Another time asked for: ${wanted(booking)}` : undefined,
    ]
      .filter(Boolean)
      .join('\n'),
  whatNow: 'What now?',
  /** Not 'Start': whoever sends that word wants our messages again. */
  start: 'Started',
  ready: 'Ready',
  doneAt: (cents: number) => `Done at ${formatRand(cents)}`,
  otherPrice: 'Other price',
  noShow: 'No-show',
  propose: 'Another time',
  cancel: 'Cancel booking',
  hide: 'Put away',
  started: (booking: BookingView) => `${named(booking)} has begun. ${booking.customer.name} has been told.`,
  isReady: (booking: BookingView) =>
    `${named(booking)} is ready for collection. ${booking.customer.name} has been told.`,
  wasReady: (booking: BookingView) =>
    `${named(booking)} is ready since ${clock(booking.readyAt)}, and ${booking.customer.name} has been told once.`,
  completed: (booking: BookingView) =>
    `${named(booking)} is done. ${booking.customer.name} has been told. ${totals(booking)}.`,
  doneCorrected: (booking: BookingView) =>
    `${named(booking)} is corrected. ${booking.customer.name} has been told. ${totals(booking)}.`,
  nothingNew: (booking: BookingView) => `${named(booking)} stands so already. ${totals(booking)}.`,
  noShowMarked: (booking: BookingView) =>
    `${named(booking)}: nobody came. The booking has ended and ${booking.customer.name} has been told.`,
  cancelled: (booking: BookingView) => `${named(booking)} is cancelled. ${booking.customer.name} has been told.`,
  otherTotal: (booking: BookingView) => `The total has changed meanwhile, so nothing is done yet. ${totals(booking)}.`,
  whichPrice: (booking: BookingView) =>
    `What did ${named(booking)} come to in all? ${totals(booking)}. Write the sum, such as 6500.`,
  notAPrice: 'I find no sum in that, or more than one. Write the total alone, such as 6500.',
  priceSure: (booking: BookingView, cents: number) =>
    `${named(booking)}: done at ${formatRand(cents)}? It was ${formatRand(booking.totalCents)} as agreed.`,
  yes: 'Yes',
  hidden: (booking: BookingView) => `${named(booking)} is put away.`,
  hiddenCancelled: (booking: BookingView) =>
    `${named(booking)} is cancelled and put away. ${booking.customer.name} has been told.`,
  sure: (booking: BookingView) =>
    `Really cancel ${words.work(booking)} of ${booking.customer.name}, ${current(booking)}? They are told, and the bay is free.`,
  keep: 'Keep it',
  kept: 'It stays as it is.',
  gone: 'I know no such booking of your shop.',
  moveAsked: (booking: BookingView) =>
    [
      `*${booking.customer.name} asks for another time (${booking.code})*`,
      `${wanted(booking)} instead of ${current(booking)}`,
      words.work(booking),
      `Until you answer, ${current(booking)} stands.`,
    ].join('\n'),
  moveAgreed: (booking: BookingView) =>
    `Moved: ${booking.customer.name} now comes ${current(booking)}. The driver has been told.`,
  moveDeclined: (booking: BookingView) => `It stays at ${current(booking)}. ${booking.customer.name} has been told.`,
  moveProposed: (booking: BookingView) =>
    `Asked ${booking.customer.name} to come ${wanted(booking)}. Until the answer, ${current(booking)} stands.`,
}
