import type { BookingView } from '#core/contracts/bookings.ts'
import { offersInline, openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import { formatRand } from '#core/rules/format.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords } from '#core/texts/when.ts'
import type { PricedQuote } from '../../quotes/priced.ts'

/** One thing that a line at a counter asks us to do, with whom it is about. */
export type Planned = {
  act:
    | 'confirm'
    | 'decline'
    | 'offer'
    | 'withdraw'
    | 'tell'
    | 'start'
    | 'ready'
    | 'done'
    | 'noshow'
    | 'cancel'
    | 'quote'
  who: string
  bookingId?: string
  threadId?: string
  /** Of an offer: hours as instants, another tyre, fewer of them, a price of one. */
  starts?: string[]
  listingId?: string
  tyre?: string
  quantity?: number
  priceCents?: number
  /** An offer beside those that stand. */
  adds?: boolean
  note?: string
  /** When it was read back, as an instant: what the driver asks for since is not agreed to. */
  seenAt?: string
  /** A yes to what was asked for first: what the shop offers instead is taken back with it. */
  overOffer?: boolean
  /** More is promised than is free. */
  anyway?: boolean
  totalCents?: number
  /** For the customer, or the reason that they read. */
  words?: string
  askId?: string
  /** The last day on which a price stands. */
  validOn?: string
}

/** What is planned with a booking, in one line. */
export function plannedWords(one: Planned, booking: BookingView | undefined, say: Texts): string {
  const { several } = say
  const { who, words = '' } = one
  const what = booking ? whatOf(booking, say) : ''
  switch (one.act) {
    case 'confirm':
      if (one.overOffer)
        return [takenBack(one, booking, say), several.confirm({ who, what: firstOf(booking, say) })].join('\n')
      return one.anyway ? several.anyway({ who, what }) : several.confirm({ who, what })
    case 'decline':
      return several.decline({ who, what, hasReason: words !== '', reason: words })
    case 'cancel':
      return several.cancel({ who, what, hasReason: words !== '', reason: words })
    case 'offer':
      return (one.adds ? several.offerBeside : several.offer)({ who, what: offered(one, booking, say) })
    case 'withdraw':
      return takenBack(one, booking, say)
    case 'tell':
      return several.tell({ who, words })
    case 'quote':
      return several.quote({
        what: several.priced({ work: one.tyre ?? '', each: formatRand(one.priceCents ?? 0) }),
        total: say.quotes.fitted(one.totalCents ?? 0),
        hasNote: words !== '',
        note: words,
      })
    case 'done':
      return several.done({ who, what, total: formatRand(one.totalCents ?? booking?.totalCents ?? 0) })
    default:
      return several[one.act]({ who, what })
  }
}

const takenBack = ({ who }: Planned, booking: BookingView | undefined, say: Texts): string =>
  say.several.withdraw({ who, what: booking ? offersInline(booking, openOffersOf(booking, 'shop'), say) : '' })

/** What was asked for before anything was offered in its place. */
const firstOf = (booking: BookingView | undefined, say: Texts): string =>
  booking ? whatOf({ ...booking, slotStart: booking.preferredStart }, say) : ''

const whatOf = (booking: BookingView, say: Texts): string => {
  const start = booking.move?.start ?? booking.slotStart ?? booking.appointmentStart
  return [start && momentWords(start, say.dates), say.booking.work(booking)].filter(Boolean).join(', ')
}

/** The hours, the tyres and the price of an offer. */
function offered(one: Planned, booking: BookingView | undefined, say: Texts): string {
  const quantity = one.quantity ?? booking?.quantity ?? undefined
  const own = booking?.tyre ? `${booking.tyre.brand} ${booking.tyre.model} ${booking.tyre.size}` : ''
  const isOther = one.tyre !== undefined || one.quantity !== undefined || one.priceCents !== undefined
  const work = [quantity ? `${quantity} x` : '', one.tyre ?? own].filter(Boolean).join(' ')
  const tyres = one.priceCents === undefined ? work : say.several.priced({ work, each: formatRand(one.priceCents) })
  const start = booking?.slotStart
  const times = (one.starts ?? (start ? [start] : [])).map((at) => momentWords(at, say.dates)).join(' / ')
  return [isOther ? tyres : '', times].filter(Boolean).join(', ')
}

/** The same said twice is said once. */
export const merged = (plan: readonly Planned[]): Planned[] =>
  plan.filter((one, at) => !plan.slice(0, at).some((earlier) => isSamePlan(earlier, one)))

const isSamePlan = (one: Planned, other: Planned): boolean =>
  one.act === other.act && one.act !== 'tell' && one.bookingId === other.bookingId

/** Two different things for one booking are not both meant. */
export const isContradicted = (plan: readonly Planned[]): boolean =>
  plan.some((one, at) =>
    plan
      .slice(at + 1)
      .some(
        (other) => one.act !== 'tell' && other.act !== 'tell' && one.bookingId && one.bookingId === other.bookingId,
      ),
  )

export const quotePlan = ({ askId, listingId, priceCents, totalCents, tyre, note, validOn }: PricedQuote): Planned => ({
  act: 'quote',
  who: tyre,
  askId,
  listingId,
  priceCents,
  totalCents,
  tyre,
  ...(note && { words: note }),
  ...(validOn && { validOn }),
})
