import type { Actor } from '#core/actor.ts'
import { refuseAway } from '#core/blocks.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, OfferChange } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import { isTooLateToChange, minutesBeforeStartToCancel, shopAnswersBy } from '#core/rules/bookings/booking-life.ts'
import { transaction } from '#core/transaction.ts'
import { moveBooking } from '#db/queries/bookings/bays.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { canMove, canServe } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { endSome } from '../offers/end-offers.ts'
import { isSameTime, makeOffers, onlyTime, openOffers } from '../offers/make-offers.ts'
import { offerToDriver, take } from '../offers/take-offer.ts'
import {
  hasExpired,
  nothingOffered,
  notMovable,
  offerChoice,
  proofRequired,
  sameTime,
  tooLateToMove,
} from '../refusals.ts'
import { holdOtherTime } from '../times/open-slots.ts'

/** What the driver asks for instead: another time, other tyres, another number, a lower total. */
type Asked = Pick<OfferChange, 'start' | 'listingId' | 'quantity' | 'totalCents' | 'note'>

/**
 * The driver asks for something else of the same booking, which keeps its code and its calendar entry. A request that
 * waits for its first answer takes another time at once. Anything else is an offer to the shop, in place of what the
 * shop offers: the booking keeps its time until the shop takes it, declines or does not answer in time. If the driver
 * asks for the very time that the shop offers, they take it; if they ask for the present time of a confirmed booking,
 * what was offered about it ends. The driver may ask until two hours before a confirmed appointment. Refusals:
 * BOOKING_NOT_FOUND, BOOKING_NOT_MOVABLE with the present status, TOO_LATE_TO_MOVE with the shop's phone, SAME_TIME,
 * OFFER_CHOICE, OFFER_ENDED, SHOP_AWAY, PROOF_REQUIRED, those of makeOffers.
 */
export const askChange = (ctx: Context, actor: Actor, bookingId: string, asked: Asked): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canMove)
    await refuseAway(ctx, { shop: booking.shop_id })
    if (booking.status === 'confirmed') await changeConfirmed(ctx, booking, asked)
    else if (booking.status === 'pending' && !hasExpired(booking, now)) await changeRequest(ctx, booking, asked)
    else throw notMovable(booking, now, 'customer')
    return viewNow(ctx, booking.id)
  })

/** The driver asks for another time, and nothing else. */
export const rescheduleBooking = (ctx: Context, actor: Actor, bookingId: string, start: Date): Promise<BookingView> =>
  askChange(ctx, actor, bookingId, { start })

async function changeRequest(ctx: Context, booking: BookingRow, asked: Asked): Promise<void> {
  if (await answersOffer(ctx, booking, asked)) return
  const { start } = asked
  if (booking.offers.some(({ state }) => state === 'open')) return ask(ctx, booking, asked)
  if (!start || !isTime(asked)) return ask(ctx, booking, asked)
  if (booking.slot_start?.getTime() === start.getTime()) throw sameTime(start)
  await moveRequest(ctx, booking, start)
}

async function changeConfirmed(ctx: Context, booking: BookingRow, asked: Asked): Promise<void> {
  const now = ctx.clock.now()
  const { appointment_start: appointment } = booking
  if (!appointment) throw notMovable(booking, now, 'customer')
  if (isTooLateToChange(appointment, now)) throw tooLateToMove(minutesBeforeStartToCancel / 60, booking.shop_phone)
  if (await answersOffer(ctx, booking, asked)) return
  if (isTime(asked) && asked.start?.getTime() === appointment.getTime()) {
    const open = openOffers(booking, now)
    const [first] = open
    if (!first) throw sameTime(appointment)
    return void (await endSome(ctx, booking, open, first.by === 'customer' ? 'withdrawn' : 'declined'))
  }
  await ask(ctx, booking, asked)
}

/** The very time that the shop offers is a yes. Throws SAME_TIME for what the driver has asked for already. */
async function answersOffer(ctx: Context, booking: BookingRow, asked: Asked): Promise<boolean> {
  const { start } = asked
  if (!start || !isTime(asked)) return false
  const same = openOffers(booking, ctx.clock.now()).filter((one) => isSameTime(one, start))
  if (same.some((one) => one.by === 'customer' && onlyTime(one))) throw sameTime(start)
  const offered = same.filter(({ by }) => by === 'shop')
  const [only] = offered
  if (!only) return false
  if (offered.length > 1) throw offerChoice(offered.length)
  await take(ctx, booking, only)
  return true
}

const isTime = ({ listingId, quantity, totalCents }: Asked): boolean =>
  listingId === undefined && quantity === undefined && totalCents === undefined

async function ask(ctx: Context, booking: BookingRow, asked: Asked): Promise<void> {
  const { totalCents, ...others } = asked
  const isPriceAlone = isTime(others) && !asked.start
  if (totalCents !== undefined && isPriceAlone && totalCents >= booking.total_cents) throw nothingOffered()
  await makeOffers(ctx, booking, 'customer', [asked])
  await record(ctx, { type: 'booking.move_asked', bookingId: booking.id })
}

async function moveRequest(ctx: Context, booking: BookingRow, start: Date): Promise<void> {
  const now = ctx.clock.now()
  const { held_until: heldUntil } = booking
  if (heldUntil && heldUntil <= now) throw proofRequired()
  await holdOtherTime(ctx, booking, { start, asks: 'driver' }, (ctx, hold, shop) => {
    const answerBy = shopAnswersBy(shop.hours, now, hold.start)
    return moveBooking(ctx.db, booking.id, hold, {
      awaiting: 'shop',
      asked_at: now,
      preferred_start: hold.start,
      expires_at: heldUntil && heldUntil < answerBy ? heldUntil : answerBy,
      ...(heldUntil && { answer_by: answerBy }),
      updated_at: now,
    })
  })
  await record(ctx, { type: 'booking.move_asked', bookingId: booking.id })
}

/** What the shop offers beside the time: fewer tyres, words about it. `bay`: the one that it wants for it. */
type Beside = Pick<OfferChange, 'quantity' | 'note' | 'bay'>

/**
 * The shop offers one other time. If it is the very time that the driver asks for, the shop takes that; if it is the
 * present time of a confirmed booking, what was offered about it ends. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING,
 * SAME_TIME, OFFER_ENDED, those of makeOffers.
 */
export const proposeTime = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  start: Date,
  beside: Beside = {},
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    await propose(ctx, booking, { start, ...beside })
    return viewNow(ctx, booking.id)
  })

async function propose(ctx: Context, booking: BookingRow, change: Beside & { start: Date }): Promise<void> {
  const { start, quantity } = change
  const open = openOffers(booking, ctx.clock.now())
  const asked = open.find((one) => one.by === 'customer' && onlyTime(one) && isSameTime(one, start))
  if (asked && !quantity) return take(ctx, booking, asked)
  const isPresent = booking.slot_start?.getTime() === start.getTime()
  if (booking.status === 'confirmed' && isPresent && !quantity) {
    const [first] = open
    if (!first) throw sameTime(start)
    return void (await endSome(ctx, booking, open, first.by === 'shop' ? 'withdrawn' : 'declined'))
  }
  await offerToDriver(ctx, booking, [isPresent && quantity ? { ...change, start: undefined } : change])
}
