import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import type { Undone } from '#core/rules/bookings/booking-life.ts'
import { transaction } from '#core/transaction.ts'
import { changedSince, holding, noteUndo, type TellWhen } from '#core/undo-step.ts'
import { isBayTaken } from '#db/queries/bookings/bays.ts'
import { bookingBefore, lockTogether, putBookingBack } from '#db/queries/bookings/beside.ts'
import { type BookingRow, changeBooking, findBooking } from '#db/queries/bookings/bookings.ts'
import { dropHeldEvents } from '#db/queries/events.ts'
import { statusOfShop } from '#db/queries/shops/shops.ts'
import { shopBlocked } from '../../blocks.ts'
import { canMove, canServe } from '../booking-policy.ts'
import { bookingToChange, isId, viewNow } from '../load-booking.ts'
import { openOffers, startOf } from '../offers/make-offers.ts'
import { type Taking, take } from '../offers/take-offer.ts'
import { notPending, offerChoice, slotTaken, timeChanged } from '../refusals.ts'

/** The slot that the request holds becomes the appointment. */
export async function confirm(ctx: Context, booking: BookingRow): Promise<void> {
  await changeBooking(ctx.db, booking.id, {
    status: 'confirmed',
    awaiting: null,
    appointment_start: booking.slot_start,
    expires_at: null,
    own_expires_at: null,
    updated_at: ctx.clock.now(),
  })
  await record(ctx, { type: 'booking.confirmed', bookingId: booking.id })
}

/** Takes what that side offers about the locked booking, if it is one offer. Throws OFFER_CHOICE, and what take throws. */
export async function takeOnly(
  ctx: Context,
  booking: BookingRow,
  by: 'shop' | 'customer',
  taking: Taking = {},
): Promise<void> {
  const open = openOffers(booking, ctx.clock.now(), by)
  const [only] = open
  if (open.length > 1) throw offerChoice(open.length)
  if (only) await take(ctx, booking, only, taking)
}

/** Refuses an answer to a message that was written before the last change of time. Throws TIME_CHANGED. */
export function checkSeen(booking: BookingRow, seenAt: Date | undefined): void {
  if (!seenAt || booking.asked_at <= seenAt) return
  const offered = booking.offers.find(({ state, start }) => state === 'open' && start !== null)
  throw timeChanged((offered && startOf(offered)) ?? booking.slot_start)
}

/**
 * The driver takes the only offer of the shop that stands. `seenAt`: when the message was written that the driver
 * answers. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, OFFER_CHOICE if several stand, TIME_CHANGED, SHOP_AWAY.
 */
export const acceptProposal = (ctx: Context, actor: Actor, bookingId: string, seenAt?: Date): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    if (isId(bookingId)) await lockTogether(ctx.db, bookingId)
    const booking = await bookingToChange(ctx, actor, bookingId, canMove)
    if (openOffers(booking, now, 'shop').length === 0) throw notPending(booking, now, 'customer')
    checkSeen(booking, seenAt)
    await takeOnly(ctx, booking, 'shop')
    return viewNow(ctx, booking.id)
  })

/** Without a way back if nothing was changed. */
type Undoable = { booking: BookingView; undoId: string | null }

/**
 * Does what a shop does with a booking, and notes how it was before, so that this person can take it back. Others are
 * told at once, or after the ten seconds in which it can be undone; a driver with a flat tyre never waits for them.
 */
export const undoably = (
  ctx: Context,
  contactId: string,
  bookingId: string,
  change: (ctx: Context) => Promise<BookingView>,
  when: TellWhen = 'at once',
): Promise<Undoable> =>
  transaction(ctx, async (ctx) => {
    const { before, version: earlier, isRescue } = (await bookingBefore(ctx.db, bookingId)) ?? {}
    const held = when === 'after its undo' && !isRescue ? await holding(ctx) : undefined
    const booking = await change(held ?? ctx)
    const version = (await findBooking(ctx.db, bookingId))?.calendar_sequence
    // The others are asked again by then, and one of them may be on its way.
    const isCalledOff = isRescue === true && booking.status === 'cancelled'
    if (version === earlier || isCalledOff) return { booking, undoId: null }
    const step = { what: 'booking', subjectId: bookingId, before, after: version } as const
    const undoId = await noteUndo(ctx, contactId, { ...step, id: held?.holds.undoId })
    return { booking, undoId }
  })

/**
 * Puts a booking back to what it was before the shop's last step, and tells the driver, unless nobody has been told of
 * the step yet. Refusals: BOOKING_NOT_FOUND, CHANGED_SINCE when anybody has changed it since, SLOT_TAKEN when somebody else has
 * the bay by now, SHOP_BLOCKED.
 */
export const undoAnswer = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  { id: undoId, before, after }: { id?: string; before: unknown; after: unknown },
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if ((await statusOfShop(ctx.db, booking.shop_id)) === 'blocked') throw shopBlocked()
    if (booking.calendar_sequence !== after || booking.reviewed || foundOwner(booking, before)) throw changedSince()
    await putBack(ctx, bookingId, before)
    if (!undoId || !(await dropHeldEvents(ctx.db, undoId)))
      await record(ctx, { type: 'booking.answer_undone', bookingId, ...undoneIn(booking, before) })
    return viewNow(ctx, bookingId)
  })

/** What the booking had become by the step. */
function undoneIn({ status, offers }: BookingRow, before: unknown): { undone: Undone; offers: string[] } {
  const was = before as { status: string; offers: readonly { id: string }[] }
  const made = offers.filter(({ id, by }) => by === 'shop' && !was.offers.some((one) => one.id === id))
  if (made.length > 0) return { undone: 'offer', offers: made.map(({ id }) => id) }
  if (status === was.status) return { undone: 'change', offers: [] }
  if (status === 'cancelled') return { undone: 'no', offers: [] }
  return { undone: status === 'confirmed' ? 'yes' : 'work', offers: [] }
}

/** The step has corrected the number of a guest, and the owner of the new one has the booking by now. */
function foundOwner({ phone_since, customer_contact_id, is_guest }: BookingRow, before: unknown): boolean {
  const earlier = (before as { phone_since?: string | null }).phone_since
  const isOther = phone_since !== null && phone_since.getTime() !== Date.parse(earlier ?? '')
  return isOther && is_guest && customer_contact_id !== null
}

async function putBack(ctx: Context, bookingId: string, before: unknown): Promise<void> {
  try {
    await transaction(ctx, (ctx) => putBookingBack(ctx.db, bookingId, before, ctx.clock.now()))
  } catch (error) {
    if (isBayTaken(error)) throw slotTaken()
    throw error
  }
}
