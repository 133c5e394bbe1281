import type { BookingView } from '#core/contracts/bookings.ts'
import { formatRand } from '#core/rules/format.ts'
import type { Interval } from '#core/rules/time/opening-hours.ts'
import { addDays } from '#core/rules/time/time.ts'
import type { Sentences } from '../sentences.ts'
import { dayWords, shortDay } from '../when.ts'
import type { booking } from './booking.ts'

type Tyre = { brand: string; model: string; size: string }
/** With how many are in confirmed bookings. */
export type Stocked = Tyre & { reserved: number }
export type Level = { quantity: number; priceCents: number }

/** What people of a shop read in the chat beside the requests and bookings themselves. */
export const frontDesk = ({ frontDesk: s, dates }: Sentences, words: ReturnType<typeof booking>) => {
  const name = ({ brand, model, size }: Tyre): string => `${brand} ${model} ${size}`
  const onShelf = (count: number): string => (count === 0 ? s.stock.soldOut : s.stock.onShelf(count))
  /** What of it is promised, where something is. */
  const promised = ({ reserved }: Stocked, shelf: number): string | undefined =>
    reserved > 0 ? s.stock.promised({ reserved, free: Math.max(0, shelf - reserved) }) : undefined
  const becomes = (before: Level, after: Level): string =>
    [
      after.quantity === before.quantity
        ? undefined
        : s.stock.becomes({ before: onShelf(before.quantity), after: onShelf(after.quantity) }),
      after.priceCents === before.priceCents
        ? undefined
        : s.stock.becomes({ before: formatRand(before.priceCents), after: formatRand(after.priceCents) }),
    ]
      .filter((part) => part !== undefined)
      .join(', ')
  const weekdayName = (weekday: number): string => s.weekdays[weekday - 1] ?? ''
  const times = (interval: Interval | undefined): string =>
    interval ? s.times({ opens: interval.opens, closes: interval.closes }) : s.closed
  const allTimes = (intervals: readonly Interval[]): string =>
    intervals.length > 0 ? intervals.map(times).join(', ') : s.closed
  return {
    ...s,
    undone: {
      ...s.undone,
      booking: (booking: BookingView | undefined) =>
        s.undone.booking({
          hasBooking: Boolean(booking),
          booking: booking ? words.named(booking) : '',
          customer: booking ? booking.customer.name : '',
        }),
    },
    home: {
      ...s.home,
      today: (date: string, count: number, next: string | undefined) =>
        s.home.today({ day: shortDay(date, dates), count, hasNext: Boolean(next), next: next ?? '' }),
      waiting: (requests: number, messages: number) =>
        s.home.waiting({ any: requests + messages > 0, requests, messages }),
      stock: (listed: number, soldOut: number) => s.home.stock({ listed, soldOut }),
    },
    messageLine: (customer: string, words: string) => s.messageLine({ customer, words }),
    wrote: (customer: string, words: string) => s.wrote({ customer, words }),
    sentTo: (to: string, words: string, night?: string) =>
      night === undefined ? s.sentTo({ to, words }) : s.atNight({ to, words, moment: night }),
    meantRequest: (to: string, isNo: boolean) => s.meantRequest({ isNo, to }),
    declinedWith: (booking: BookingView, reason: string) =>
      s.declinedWith({ booking: words.named(booking), customer: booking.customer.name, reason }),
    offered: (count: number, asked: number) => s.offered({ count, asked }),
    promised: (booking: BookingView, says: string) =>
      s.promised({ customer: booking.customer.name, code: booking.code, says }),
    really: {
      ...s.really,
      confirm: (who: string, when: string) => s.really.confirm({ who, when }),
      decline: (who: string, when: string) => s.really.decline({ who, when }),
      propose: (who: string, when: string) => s.really.propose({ when, who }),
      start: (who: string, when: string) => s.really.start({ who, when }),
      done: (who: string, when: string) => s.really.done({ who, when }),
      noshow: (who: string, when: string) => s.really.noshow({ who, when }),
      cancel: (who: string, when: string) => s.really.cancel({ who, when }),
    },
    askedFor: (who: string, when: string) => s.askedFor({ who, when }),
    atShop: (words: string, shop: string) => s.atShop({ shop, words }),
    stock: {
      ...s.stock,
      row: ({ brand, model }: Tyre) => s.stock.row({ brand, model }),
      rowDetail: (tyre: Stocked, level: Level) =>
        [tyre.size, formatRand(level.priceCents), s.stock.onShelf(level.quantity), promised(tyre, level.quantity)]
          .filter(Boolean)
          .join(', '),
      sure: (tyre: Stocked, before: Level, after: Level, short: number) => {
        const kept = after.quantity === before.quantity ? undefined : promised(tyre, after.quantity)
        const change = s.stock.sure.change({
          tyre: name(tyre),
          change: becomes(before, after),
          hasPromised: kept !== undefined,
          promised: kept ?? '',
        })
        return short > 0 ? `${s.stock.sure.tooMany(before.quantity)}\n${change}` : change
      },
      changed: (tyre: Stocked, before: Level, after: Level) => {
        const { changed } = s.stock
        const price = formatRand(after.priceCents)
        const sameStock = after.quantity === before.quantity
        const samePrice = after.priceCents === before.priceCents
        const kept = promised(tyre, after.quantity)
        return [
          `*${name(tyre)}*`,
          sameStock ? undefined : changed.stock({ quantity: after.quantity, before: before.quantity }),
          samePrice ? undefined : changed.price({ price, before: formatRand(before.priceCents) }),
          sameStock && samePrice ? changed.nothing({ quantity: after.quantity, price }) : undefined,
          kept === undefined ? undefined : changed.promised(kept),
        ]
          .filter((line) => line !== undefined)
          .join('\n')
      },
      shown: (tyre: Stocked, level: Level) => {
        const kept = promised(tyre, level.quantity)
        return s.stock.shown({
          tyre: name(tyre),
          quantity: level.quantity,
          hasPromised: kept !== undefined,
          promised: kept ?? '',
          price: formatRand(level.priceCents),
        })
      },
    },
    hours: {
      ...s.hours,
      days: (days: readonly string[], interval: Interval | undefined) => {
        const { days: said } = s.hours
        const [first = '', last = first] = [days[0], days.at(-1)]
        const isSpan = days.length > 2 && days.every((day, at) => day === addDays(first, at))
        const which = isSpan
          ? said.several({ first: dayWords(first, dates), last: dayWords(last, dates) })
          : days.map((day) => dayWords(day, dates)).join(', ')
        return interval ? said.open({ times: times(interval), days: which }) : said.closed(which)
      },
      now: (change: string, intervals: readonly Interval[]) => s.hours.now({ change, times: allTimes(intervals) }),
      onDay: (date: string, intervals: readonly Interval[]) =>
        s.hours.onDay({ date: dayWords(date, dates), times: allTimes(intervals) }),
      weekLine: (weekday: number, intervals: readonly Interval[]) =>
        s.hours.weekLine({ weekday: weekdayName(weekday), times: allTimes(intervals) }),
      free: (date: string, starts: readonly string[]) =>
        starts.length > 0
          ? s.hours.free({ date: dayWords(date, dates), times: starts.join(', ') })
          : s.hours.noneFree(dayWords(date, dates)),
      everyWeek: (weekday: number, interval: Interval | undefined) =>
        s.hours.everyWeek({ weekday: weekdayName(weekday), times: times(interval) }),
      onceOrAlways: (date: string, weekday: number, interval: Interval | undefined) =>
        s.hours.onceOrAlways({ times: times(interval), date: dayWords(date, dates), weekday: weekdayName(weekday) }),
    },
  }
}
