import type { BookingView, LocationType } from '#core/contracts/bookings.ts'
import type { Caution } from '#core/contracts/tyres.ts'
import { bookedTyres } from '#core/rules/bookings/booked-tyres.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import type { HolidayName } from '#core/rules/time/public-holidays.ts'
import type { Axle } from '#core/rules/tyres/axles.ts'
import type { Sentences } from '../sentences.ts'
import { dayWords, momentWords, shortDay } from '../when.ts'

type Comes = { name: string; phone?: string | null | undefined }

type Draft = {
  shop: string
  address: string
  what: string
  /** The car that it is for, if one was named. */
  car: string | undefined
  cautions: Caution[]
  lines: string[]
  total: string
  how: LocationType
  callOut: string | undefined
  at: string | undefined
  customerAddress: string | undefined
  name: string
  /** A number of theirs that they gave for this booking. */
  phone: string | undefined
  comes: Comes | undefined
  notes: string
  /** What the shop has written of another price. */
  otherPrice: string | undefined
}

export const booking = (
  { booking: s, dates, holidays, serviceNames, search }: Sentences,
  caution: (caution: Caution) => string,
) => {
  const nearest = (free: string[]): string => (free.length > 0 ? ` ${s.nearest(free.join(', '))}` : '')
  const callingOut = (callOut: string | undefined) => ({ hasCallOut: Boolean(callOut), callOut: callOut ?? '' })
  const status = ({ status, awaiting, readyAt }: BookingView): string => {
    if (status === 'pending') return awaiting === 'customer' ? s.status.waitsForYou : s.status.waitsForShop
    if (status === 'in_progress') return readyAt ? s.status.ready : s.status.in_progress
    return s.status[status]
  }
  const start = (booking: BookingView) => booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart
  const time = (booking: BookingView): string | undefined => {
    const at = start(booking)
    return at ? momentWords(at, dates) : undefined
  }
  const timed = (booking: BookingView) => ({ hasTime: Boolean(start(booking)), time: time(booking) ?? '' })
  const work = (booking: BookingView): string =>
    bookedTyres(booking, { front: search.frontWord, rear: search.rearWord }) ??
    booking.services.map((service) => serviceNames[service]).join(', ')
  const totals = ({ totalCents, done }: BookingView): string =>
    done && done.totalCents !== totalCents
      ? s.totals.done({ quoted: formatRand(totalCents), done: formatRand(done.totalCents) })
      : s.totals.total(formatRand(totalCents))
  const called = (phone: string | null | undefined) => ({
    hasPhone: Boolean(phone),
    phone: phone ? formatPhone(phone) : '',
  })
  /** Who brings the car, or is there when the fitter comes. */
  const whoComes = ({ name, phone }: Comes, how: LocationType): string =>
    s.whoComes({ isThere: how === 'mobile', name, ...called(phone) })
  /** Whose booking it is, when, and what for: said with everything that a shop does with it. */
  const named = (booking: BookingView): string =>
    `${booking.code} (${[booking.customer.name, time(booking), work(booking)].filter(Boolean).join(', ')})`
  return {
    ...s,
    work,
    whoComes,
    named,
    shortDay: (date: string) => shortDay(date, dates),
    whichHow: (shop: string, callOut: string | undefined, what: string) =>
      s.whichHow({ shop, what, hasCallOut: Boolean(callOut), callOut: callOut ?? '' }),
    bothAxles: (front: number, whatFront: string, rear: number, whatRear: string) =>
      s.bothAxles({ front, whatFront, rear, whatRear }),
    sameAllRound: (count: number) => s.sameAllRound({ all: count > 2, count }),
    whichAxle: (count: number, front: string, rear: string) => s.whichAxle({ front, rear, count }),
    onAxle: (count: number, axle: Axle) => s.onAxle({ axle, count }),
    begun: (shop: string, what: string) => s.begun({ shop, what }),
    howNow: (way: LocationType, callOut?: string) =>
      way === 'wait' ? s.howNow.wait(callingOut(callOut)) : s.howNow[way],
    closedThen: (date: string, next: string | undefined, holiday?: HolidayName) =>
      s.closedThen({
        date: dayWords(date, dates),
        hasHoliday: Boolean(holiday),
        holiday: holiday ? holidays[holiday] : '',
        hasNext: Boolean(next),
        next: next ? dayWords(next, dates) : '',
      }),
    fullThen: (date: string, next: string | undefined) =>
      s.fullThen({ date: dayWords(date, dates), hasNext: Boolean(next), next: next ? dayWords(next, dates) : '' }),
    noMoreToday: (_date: string, next: string | undefined) =>
      s.noMoreToday({ hasNext: Boolean(next), next: next ? dayWords(next, dates) : '' }),
    notThereThen: (from: Date | string, next: string | undefined) =>
      s.notThereThen({
        from: momentWords(from, dates),
        hasNext: Boolean(next),
        next: next ? dayWords(next, dates) : '',
      }),
    dayEach: ([first, second]: readonly [string, string]) =>
      s.dayEach({ first: dayWords(first, dates), second: dayWords(second, dates) }),
    pastDay: (date: string) => s.pastDay(dayWords(date, dates)),
    noneInHours: (date: string, from?: string, to?: string) =>
      s.noneInHours({
        span: from && to ? 'between' : from ? 'after' : 'before',
        from: from ?? '',
        to: to ?? '',
        date: dayWords(date, dates),
      }),
    hoursKept: (from?: string, to?: string) =>
      s.hoursKept({ span: from && to ? 'between' : from ? 'after' : 'before', from: from ?? '', to: to ?? '' }),
    neverBefore: (to: string, opens: string) => s.neverBefore({ to, opens }),
    neverAfter: (from: string, closes: string) => s.neverAfter({ from, closes }),
    whichTime: (date: string, free: string) => s.whichTime({ date: dayWords(date, dates), free }),
    timeTaken: (wanted: string, date: string, free: string[]) =>
      s.timeTaken({ wanted, date: dayWords(date, dates), nearest: nearest(free) }),
    closedAt: (wanted: string, date: string, hours: string, free: string[]) =>
      s.closedAt({ wanted, date: dayWords(date, dates), hours, nearest: nearest(free) }),
    tooSoon: (wanted: string, free: string[]) => s.tooSoon({ wanted, nearest: nearest(free) }),
    shortNotice: (wanted: string, free: string[]) => s.shortNotice({ wanted, nearest: nearest(free) }),
    notThereAt: (from: Date | string, free: string[]) =>
      s.notThereAt({ from: momentWords(from, dates), nearest: nearest(free) }),
    whoseNumber: (phone: string) => s.whoseNumber(formatPhone(phone)),
    wrongNumber: (words: string, name: string) => s.wrongNumber({ words, name }),
    readBack: (at: string) => s.readBack(momentWords(at, dates)),
    summary: (draft: Draft) =>
      [
        s.summary.check,
        draft.what,
        draft.car,
        ...draft.cautions.map(caution),
        `${draft.shop}, ${draft.address}`,
        draft.at ? momentWords(draft.at, dates) : s.summary.anyTime,
        draft.customerAddress
          ? s.summary.atAddress({ address: draft.customerAddress, how: s.how.mobile })
          : s.summary.how({ how: s.how[draft.how], ...callingOut(draft.callOut) }),
        s.summary.name({ name: draft.name, ...called(draft.phone) }),
        draft.comes ? whoComes(draft.comes, draft.how) : undefined,
        draft.notes ? s.summary.note(draft.notes) : undefined,
        '',
        ...draft.lines,
        s.summary.total(draft.total),
        draft.otherPrice ? s.summary.otherPrice({ shop: draft.shop, words: draft.otherPrice }) : undefined,
        `\n${s.summary.send(Boolean(draft.notes))}`,
      ]
        .filter((line) => line !== undefined)
        .join('\n'),
    priceInChat: (words: string) => s.priceInChat(words),
    requested: (booking: BookingView) =>
      s.requested({ shop: booking.shop.name, code: booking.code, time: time(booking) ?? '' }),
    requestedAnyTime: (booking: BookingView) => s.requestedAnyTime({ shop: booking.shop.name, code: booking.code }),
    line: (number: number, booking: BookingView) =>
      s.line({
        number,
        shop: booking.shop.name,
        ...timed(booking),
        work: work(booking),
        status: status(booking),
        code: booking.code,
      }),
    ended: (booking: BookingView, how: string) =>
      s.ended({ shop: booking.shop.name, ...timed(booking), work: work(booking), code: booking.code, how }),
    details: (booking: BookingView, directions: string) => {
      const { shop, address, offered, plate } = booking
      return [
        s.details.title({ code: booking.code, status: status(booking) }),
        work(booking),
        ...booking.cautions.map(caution),
        [shop.name, shop.address, shop.suburb, shop.city].filter(Boolean).join(', '),
        time(booking) ?? s.details.noTime,
        address ? s.details.atAddress(address) : s.details.how(s.how[booking.locationType]),
        offered?.quantity
          ? s.details.offered({ quantity: offered.quantity, total: formatRand(offered.totalCents) })
          : undefined,
        offered?.note ? s.details.theySay(offered.note) : undefined,
        booking.comes ? whoComes(booking.comes, booking.locationType) : undefined,
        plate ? s.details.plate(plate) : undefined,
        totals(booking),
        shop.phone ? s.details.phone(formatPhone(shop.phone)) : undefined,
        s.details.directions(directions),
      ]
        .filter(Boolean)
        .join('\n')
    },
    tellWhy: (words: string) => s.tellWhy(words),
    reallyCancel: (booking: BookingView) =>
      s.reallyCancel({ work: work(booking), shop: booking.shop.name, ...timed(booking) }),
    cancelled: ({ code, shop }: BookingView, isRequest: boolean) => s.cancelled({ isRequest, code, shop: shop.name }),
    accepted: (booking: BookingView) => s.accepted(booking.shop.name),
    refused: (booking: BookingView) => s.refused({ shop: booking.shop.name, code: booking.code }),
    desk: {
      ...s.desk,
      confirmed: (booking: BookingView) =>
        s.desk.confirmed({ work: work(booking), customer: booking.customer.name, ...timed(booking) }),
      declined: (booking: BookingView) => s.desk.declined({ booking: named(booking), customer: booking.customer.name }),
      whichTime: (booking: BookingView) => s.desk.whichTime({ customer: booking.customer.name, work: work(booking) }),
      proposed: (booking: BookingView) =>
        s.desk.proposed({ time: time(booking) ?? '', customer: booking.customer.name }),
      line: (number: number, booking: BookingView) =>
        s.desk.line({
          number,
          code: booking.code,
          customer: booking.customer.name,
          work: work(booking),
          ...timed(booking),
        }),
      request: (booking: BookingView) => {
        const { customer, address, preferredDate, notes } = booking
        const { request } = s.desk
        return [
          request.title(booking.code),
          work(booking),
          booking.order ? request.toOrder(booking.order.tyres) : undefined,
          ...booking.cautions.map(caution),
          time(booking) ??
            request.anyTime({
              hasDay: Boolean(preferredDate),
              day: preferredDate ? dayWords(preferredDate, dates) : '',
            }),
          customer.phone ? `${customer.name}, ${formatPhone(customer.phone)}` : customer.name,
          booking.comes ? whoComes(booking.comes, booking.locationType) : undefined,
          address ? request.atAddress(address) : request.how(s.how[booking.locationType]),
          notes ? request.note(notes) : undefined,
          request.total(formatRand(booking.totalCents)),
        ]
          .filter(Boolean)
          .join('\n')
      },
      forShop: (name: string, shop: string) => s.desk.forShop({ name, shop }),
    },
  }
}
