import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, OfferSide } from '#core/contracts/bookings.ts'
import { type MoveEnd, record } from '#core/events.ts'
import { cancelReasons, shopAnswersBy } from '#core/rules/bookings/booking-life.ts'
import { transaction } from '#core/transaction.ts'
import { type BookingRow, changeBooking, findBooking, type OfferRow } from '#db/queries/bookings/bookings.ts'
import { endOffers } from '#db/queries/bookings/offers.ts'
import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import { canRead, sideOf } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { offerEnded, offerNotFound } from '../refusals.ts'
import { openOffers } from './make-offers.ts'

/**
 * Who made offers takes one back, or all of them. A request without offers waits for the shop again, with its own time;
 * a confirmed booking stays as it was. Refusals: BOOKING_NOT_FOUND, OFFER_NOT_FOUND, OFFER_ENDED.
 */
export const withdrawOffers = (ctx: Context, actor: Actor, bookingId: string, offerId?: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canRead)
    const side = sideOf(actor, booking)
    const mine = booking.offers.filter(({ by }) => by === side)
    const meant = offerId === undefined ? mine : mine.filter(({ id }) => id === offerId)
    const [first] = meant
    if (!side || !first) throw offerNotFound()
    const open = openOffers(booking, now, side).filter((one) => meant.includes(one))
    if (open.length === 0) throw offerEnded(booking, first, now, side)
    if (!(await endSome(ctx, booking, open, 'withdrawn'))) throw offerEnded(booking, first, now, side)
    return viewNow(ctx, booking.id)
  })

/**
 * What a shop corrects takes the place of all offers about the locked booking; a request waits for the shop again, with
 * its own time.
 */
export async function replaceOffers(ctx: Context, booking: BookingRow): Promise<void> {
  const now = ctx.clock.now()
  const of = (side: OfferSide) => booking.offers.filter(({ by }) => by === side).map(({ id }) => id)
  const ended = [
    ...(await endOffers(ctx.db, of('shop'), 'withdrawn', now)),
    ...(await endOffers(ctx.db, of('customer'), 'overtaken', now)),
  ]
  if (ended.length === 0 || booking.status !== 'pending') return
  const { own_expires_at: own, slot_start: start } = booking
  const until = own && own > now ? own : shopAnswersBy(await hoursOfShop(ctx.db, booking.shop_id), now, start)
  await changeBooking(ctx.db, booking.id, { ...waitingForShop(now, until), updated_at: now })
}

const waitingForShop = (now: Date, until: Date) => ({
  ...{ awaiting: 'shop' as const, asked_at: now },
  ...{ expires_at: until, own_expires_at: null },
})

/**
 * Ends these offers about the locked booking, and says what holds now: other offers, the request itself as long as its
 * own time lasts, or the appointment. False if all of them had ended already.
 */
export async function endSome(
  ctx: Context,
  booking: BookingRow,
  offers: readonly OfferRow[],
  state: 'withdrawn' | 'lapsed' | 'declined',
): Promise<boolean> {
  const now = ctx.clock.now()
  const ended = await endOffers(
    ctx.db,
    offers.map(({ id }) => id),
    state,
    now,
  )
  const by = offers[0]?.by
  if (ended.length === 0 || !by) return false
  await goOn(ctx, booking, { by, state, left: booking.offers.filter((one) => isLeft(one, ended)) })
  return true
}

const isLeft = ({ id, state }: OfferRow, ended: readonly string[]): boolean => state === 'open' && !ended.includes(id)

type Ended = { by: OfferSide; state: 'withdrawn' | 'lapsed' | 'declined'; left: readonly OfferRow[] }

/** What holds once they have ended. */
async function goOn(ctx: Context, booking: BookingRow, { by, state, left }: Ended): Promise<void> {
  const now = ctx.clock.now()
  if (left.length > 0) {
    await changeBooking(ctx.db, booking.id, { updated_at: now, ...lastOf(booking, left) })
    return tellEnded(ctx, booking, by, state)
  }
  if (booking.status === 'confirmed') {
    await changeBooking(ctx.db, booking.id, { updated_at: now })
    const why: MoveEnd = state === 'lapsed' ? 'unanswered' : state
    return void (await record(ctx, { type: 'booking.move_ended', bookingId: booking.id, askedBy: by, why }))
  }
  const { own_expires_at: own } = booking
  if (!own || own <= now) return endRequest(ctx, booking, by === 'shop' && state === 'lapsed' ? 'customer' : 'shop')
  await changeBooking(ctx.db, booking.id, { ...waitingForShop(now, own), updated_at: now })
  await tellEnded(ctx, booking, by, state)
}

const tellEnded = async (ctx: Context, { id }: BookingRow, by: OfferSide, why: 'withdrawn' | 'lapsed' | 'declined') =>
  void (await record(ctx, { type: 'booking.offers_ended', bookingId: id, askedBy: by, why: whyOf[why] }))

const whyOf = { withdrawn: 'withdrawn', lapsed: 'unanswered', declined: 'declined' } as const

/** A request ends with the last of its offers. */
const lastOf = ({ status }: BookingRow, left: readonly OfferRow[]) =>
  status === 'pending' ? { expires_at: new Date(Math.max(...left.map(({ until }) => Date.parse(until)))) } : {}

/** The request's own time is over as well. */
async function endRequest(ctx: Context, booking: BookingRow, silent: OfferSide): Promise<void> {
  const now = ctx.clock.now()
  await changeBooking(ctx.db, booking.id, {
    status: 'cancelled',
    awaiting: null,
    own_expires_at: null,
    cancelled_by: 'system',
    cancel_reason: silent === 'customer' ? cancelReasons.proposalUnanswered : shopSilent(booking, now),
    updated_at: now,
  })
  await record(ctx, { type: 'booking.expired', bookingId: booking.id })
}

/** An unverified guest's request ends sooner. */
const shopSilent = ({ held_until: heldUntil, answer_by: answerBy }: BookingRow, now: Date): string =>
  heldUntil && heldUntil <= now && answerBy && answerBy > now ? cancelReasons.notConfirmed : cancelReasons.noAnswer

/** Ends what nobody took in time. */
export async function lapseOffers(ctx: Context, bookingId: string): Promise<void> {
  const now = ctx.clock.now()
  const booking = await findBooking(ctx.db, bookingId)
  const over = booking?.offers.filter(({ state, until }) => state === 'open' && new Date(until) <= now) ?? []
  if (booking && over.length > 0) await endSome(ctx, booking, over, 'lapsed')
}
