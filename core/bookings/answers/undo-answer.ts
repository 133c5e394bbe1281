import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import type { Undone } from '#core/rules/bookings/booking-life.ts'
import { transaction } from '#core/transaction.ts'
import { changedSince, noteUndo } from '#core/undo-step.ts'
import { isBayTaken } from '#db/queries/bookings/bays.ts'
import { bookingBefore, putBookingBack } from '#db/queries/bookings/booking-before.ts'
import { type BookingRow, findBooking } from '#db/queries/bookings/bookings.ts'
import { statusOfShop } from '#db/queries/shops/shops.ts'
import { shopBlocked } from '../../blocks/away.ts'
import { canServe } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { slotTaken } from '../refusals.ts'

/** Without a way back if nothing was changed. */
export type Undoable = { booking: BookingView; undoId: string | null }

/** Does what a shop does with a booking, and notes how it was before, so that this person can take it back. */
export const undoably = (
  ctx: Context,
  contactId: string,
  bookingId: string,
  change: (ctx: Context) => Promise<BookingView>,
): Promise<Undoable> =>
  transaction(ctx, async (ctx) => {
    const { before, version: earlier, isRescue } = (await bookingBefore(ctx.db, bookingId)) ?? {}
    const booking = await change(ctx)
    const version = (await findBooking(ctx.db, bookingId))?.calendar_sequence
    // The others are asked again by then, and one of them may be on its way.
    const isCalledOff = isRescue === true && booking.status === 'cancelled'
    if (version === earlier || isCalledOff) return { booking, undoId: null }
    const undoId = await noteUndo(ctx, contactId, { what: 'booking', subjectId: bookingId, before, after: version })
    return { booking, undoId }
  })

/**
 * Puts a booking back to what it was before the shop's last step, and tells the driver, who may have been told of the
 * step. Refusals: BOOKING_NOT_FOUND, CHANGED_SINCE when anybody has changed it since, SLOT_TAKEN when somebody else has
 * the bay by now, SHOP_BLOCKED.
 */
export const undoAnswer = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  { before, after }: { before: unknown; after: unknown },
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if ((await statusOfShop(ctx.db, booking.shop_id)) === 'blocked') throw shopBlocked()
    if (booking.calendar_sequence !== after || booking.reviewed || foundOwner(booking, before)) throw changedSince()
    await putBack(ctx, bookingId, before)
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
