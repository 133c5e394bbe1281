import type { BookingView } from '#core/contracts/bookings.ts'
import type { Caution } from '#core/contracts/tyres.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import type { Sentences } from '../sentences.ts'
import type { Dates } from '../when.ts'
import { dayWords, momentWords, shortDay } from '../when.ts'
import type { booking } from './booking.ts'

const times = (dates: Dates, toBeAgreed: string) => {
  const moment = (at: string | null | undefined): string => (at ? momentWords(at, dates) : toBeAgreed)
  return {
    moment,
    current: ({ appointmentStart, slotStart }: BookingView): string => moment(appointmentStart ?? slotStart),
    wanted: ({ move, slotStart }: BookingView): string => moment(move?.start ?? slotStart),
  }
}

/** A booking that moves to another time, as the driver hears it. */
export const moving = ({ moving: s, dates }: Sentences, words: ReturnType<typeof booking>) => {
  const { moment, current, wanted } = times(dates, s.toBeAgreed)
  return {
    ...s,
    whichDay: (booking: BookingView) =>
      s.whichDay({ work: words.work(booking), shop: booking.shop.name, current: current(booking) }),
    reallyMove: (booking: BookingView, start: string) =>
      s.reallyMove({
        shop: booking.shop.name,
        work: words.work(booking),
        current: current(booking),
        start: moment(start),
      }),
    asked: (booking: BookingView) =>
      s.asked({
        move: booking.move !== null,
        shop: booking.shop.name,
        wanted: wanted(booking),
        current: current(booking),
        code: booking.code,
      }),
    agreed: (booking: BookingView) => s.agreed({ shop: booking.shop.name, current: current(booking) }),
    kept: (booking: BookingView) => s.kept({ shop: booking.shop.name, current: current(booking) }),
    pending: (booking: BookingView) => s.pending({ by: booking.move?.by ?? '', wanted: wanted(booking) }),
  }
}

/** What a shop says and hears about its work in the chat. */
export const work = (
  { work: s, dates, moving }: Sentences,
  words: ReturnType<typeof booking>,
  caution: (caution: Caution) => string,
) => {
  const { moment, current, wanted } = times(dates, moving.toBeAgreed)
  const { state } = s
  const { named } = words
  const clock = (at: string | null): string => (at ? localTime(new Date(at), JOHANNESBURG) : '--:--')
  const begins = (booking: BookingView): string => clock(booking.appointmentStart ?? booking.slotStart)
  const totals = ({ totalCents, done }: BookingView): string =>
    done && done.totalCents !== totalCents
      ? s.totals.done({ done: formatRand(done.totalCents), quoted: formatRand(totalCents) })
      : s.totals.total(formatRand(totalCents))
  const line = (booking: BookingView): string =>
    s.line({
      time: begins(booking),
      customer: booking.customer.name,
      work: words.work(booking),
      state: state[booking.status],
      code: booking.code,
    })
  const dayOf = ({ appointmentStart, slotStart }: BookingView): string => {
    const at = appointmentStart ?? slotStart
    return at ? shortDay(localDate(new Date(at), JOHANNESBURG), dates) : ''
  }
  return {
    ...s,
    today: (date: string) => s.today(dayWords(date, dates)),
    nothing: (date: string) => s.nothing(dayWords(date, dates)),
    /** A whole day in one line. */
    dayLine: (date: string, bookings: readonly BookingView[]) =>
      s.dayLine({
        date: dayWords(date, dates),
        count: bookings.length,
        who: bookings.map((booking) => `${begins(booking)} ${booking.customer.name}`).join(', '),
      }),
    rowDay: (date: string, booking: BookingView) => `${shortDay(date, dates)}, ${words.work(booking)}`,
    workDay: (booking: BookingView) => [dayOf(booking), words.work(booking)].filter(Boolean).join(', '),
    line,
    lineDay: (booking: BookingView) => [dayOf(booking), line(booking)].filter(Boolean).join(' '),
    asks: (booking: BookingView) =>
      s.asks({
        customer: booking.customer.name,
        work: words.work(booking),
        move: booking.move !== null,
        wanted: wanted(booking),
        slotStart: moment(booking.slotStart),
        code: booking.code,
      }),
    ended: (booking: BookingView, how: string) =>
      s.ended({
        customer: booking.customer.name,
        work: words.work(booking),
        current: current(booking),
        code: booking.code,
        how,
      }),
    row: (booking: BookingView) => `${begins(booking)} ${booking.customer.name}`,
    details: (booking: BookingView) => {
      const { customer, address, notes, plate, readyAt, status, move } = booking
      return [
        s.details.title({ code: booking.code, state: state[status] }),
        current(booking),
        words.work(booking),
        ...booking.cautions.map(caution),
        [customer.name, customer.phone && formatPhone(customer.phone)].filter(Boolean).join(', '),
        booking.comes ? words.whoComes(booking.comes, booking.locationType) : undefined,
        address ? s.details.atAddress(address) : undefined,
        notes ? s.details.note(notes) : undefined,
        plate ? s.details.plate(plate) : undefined,
        totals(booking),
        readyAt && status === 'in_progress' ? s.details.ready(clock(readyAt)) : undefined,
        move ? s.details.asked(wanted(booking)) : undefined,
      ]
        .filter(Boolean)
        .join('\n')
    },
    doneAt: (cents: number) => s.doneAt(formatRand(cents)),
    started: (booking: BookingView) => s.started({ booking: named(booking), customer: booking.customer.name }),
    isReady: (booking: BookingView) => s.isReady({ booking: named(booking), customer: booking.customer.name }),
    wasReady: (booking: BookingView) =>
      s.wasReady({ booking: named(booking), readyAt: clock(booking.readyAt), customer: booking.customer.name }),
    completed: (booking: BookingView) =>
      s.completed({ booking: named(booking), customer: booking.customer.name, totals: totals(booking) }),
    doneCorrected: (booking: BookingView) =>
      s.doneCorrected({ booking: named(booking), customer: booking.customer.name, totals: totals(booking) }),
    nothingNew: (booking: BookingView) => s.nothingNew({ booking: named(booking), totals: totals(booking) }),
    noShowMarked: (booking: BookingView) =>
      s.noShowMarked({ booking: named(booking), customer: booking.customer.name }),
    cancelled: (booking: BookingView) => s.cancelled({ booking: named(booking), customer: booking.customer.name }),
    otherTotal: (booking: BookingView) => s.otherTotal(totals(booking)),
    whichPrice: (booking: BookingView) => s.whichPrice({ booking: named(booking), totals: totals(booking) }),
    priceSure: (booking: BookingView, cents: number) =>
      s.priceSure({ booking: named(booking), cents: formatRand(cents), total: formatRand(booking.totalCents) }),
    hidden: (booking: BookingView) => s.hidden(named(booking)),
    hiddenCancelled: (booking: BookingView) =>
      s.hiddenCancelled({ booking: named(booking), customer: booking.customer.name }),
    sure: (booking: BookingView) =>
      s.sure({ work: words.work(booking), customer: booking.customer.name, current: current(booking) }),
    moveAsked: (booking: BookingView) =>
      s.moveAsked({
        customer: booking.customer.name,
        code: booking.code,
        wanted: wanted(booking),
        current: current(booking),
        work: words.work(booking),
      }),
    moveAgreed: (booking: BookingView) => s.moveAgreed({ customer: booking.customer.name, current: current(booking) }),
    moveDeclined: (booking: BookingView) =>
      s.moveDeclined({ current: current(booking), customer: booking.customer.name }),
    moveProposed: (booking: BookingView) =>
      s.moveProposed({ customer: booking.customer.name, wanted: wanted(booking), current: current(booking) }),
  }
}
