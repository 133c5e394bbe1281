import type { Actor, Person } from '#core/actor.ts'
import { noteAudit } from '#core/audit/note-audit.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { FrontDeskAct, FrontDeskBooking, FrontDeskDone } from '#core/contracts/seller/bookings.ts'
import { refreshAfterBooking } from '#core/dashboard/notices.ts'
import { record } from '#core/events.ts'
import { pushBooking } from '#core/realtime.ts'
import { transaction } from '#core/transaction.ts'
import { undoStep } from '#core/undo.ts'
import { tooLateToUndo } from '#core/undo-step.ts'
import { isBayTaken, lockMovesOf } from '#db/queries/bookings/bays.ts'
import { type BookingRow, findBooking } from '#db/queries/bookings/bookings.ts'
import { frontDeskOf, putIntoBay } from '#db/queries/bookings/front-desk.ts'
import { undoably } from '../bookings/answers/answer.ts'
import { cancelBooking } from '../bookings/answers/cancel-booking.ts'
import { confirmBooking, declineBooking } from '../bookings/answers/confirm-booking.ts'
import { canServe } from '../bookings/booking-policy.ts'
import { correctBooking } from '../bookings/corrections/correct-booking.ts'
import { correctDone, overrunOf } from '../bookings/corrections/correct-done.ts'
import { bookingToChange } from '../bookings/load-booking.ts'
import { withdrawOffers } from '../bookings/offers/end-offers.ts'
import { offerChanges, takeOffer } from '../bookings/offers/take-offer.ts'
import { bayTaken, bayUnknown, bookingNotFound, hasExpired, notPending, timeRequired } from '../bookings/refusals.ts'
import { hideBooking } from '../bookings/shop-bookings.ts'
import { completeWork, markNoShow, markReady, startWork } from '../bookings/shop-work.ts'
import { tellShop } from './bay-blocks.ts'
import { frontDeskView } from './list-front-desk.ts'

type Changing = Exclude<FrontDeskAct, { act: 'move_bay' }>

function changed(ctx: Context, actor: Actor, id: string, act: Changing): Promise<BookingView> {
  switch (act.act) {
    case 'confirm':
      return confirmBooking(ctx, actor, id, act.seenAt, act)
    case 'offer':
      return offerChanges(ctx, actor, id, act.offers)
    case 'take':
      return takeOffer(ctx, actor, id, act.offerId, act)
    case 'withdraw':
      return withdrawOffers(ctx, actor, id, act.offerId)
    case 'decline':
      return declineBooking(ctx, actor, id, act.reason, act.seenAt)
    case 'start':
      return startWork(ctx, actor, id)
    case 'ready':
      return markReady(ctx, actor, id)
    case 'correct':
      return correctBooking(ctx, actor, id, act.correction, act)
    case 'complete':
      return completeWork(ctx, actor, id, act.done)
    case 'correct_done':
      return correctDone(ctx, actor, id, act.done)
    case 'no_show':
      return markNoShow(ctx, actor, id)
    case 'cancel':
      return cancelBooking(ctx, actor, id, act.reason)
  }
}

/**
 * What a member does with a booking of the shop. Refusals: BOOKING_NOT_FOUND, and those of the act itself, which name
 * what the booking has become if a colleague or the driver was faster.
 */
export const actAtFrontDesk = (ctx: Context, actor: Actor, id: string, act: FrontDeskAct): Promise<FrontDeskDone> =>
  transaction(ctx, async (ctx) => {
    const { row: before, me } = await rowAtFrontDesk(ctx, actor, id)
    if (act.act === 'move_bay') {
      await changeBay(ctx, me, id, act.bay)
      return { booking: await viewAtFrontDesk(ctx, me, id), undoId: null }
    }
    const { undoId } = await undoably(ctx, me.contactId, id, (ctx) => changed(ctx, me, id, act), 'after its undo')
    const booking = await viewAtFrontDesk(ctx, me, id)
    if (booking.status === 'cancelled') await noteEnd(ctx, me, before, 'update')
    await showAtFrontDesk(ctx, before)
    const overrun = act.act === 'correct' ? await overrunOf(ctx, me, id) : undefined
    return { booking, undoId, ...(overrun && { overrun }) }
  })

/** Takes the last act back, within its minute. Throws BOOKING_NOT_FOUND, UNDO_OVER, CHANGED_SINCE, SLOT_TAKEN. */
export const undoAtFrontDesk = (ctx: Context, actor: Actor, id: string, undoId: string): Promise<FrontDeskBooking> =>
  transaction(ctx, async (ctx) => {
    const { row, me } = await rowAtFrontDesk(ctx, actor, id)
    const undone = await undoStep(ctx, me, undoId)
    if (undone?.booking?.id !== id) throw tooLateToUndo()
    await showAtFrontDesk(ctx, row)
    return viewAtFrontDesk(ctx, me, id)
  })

/** Takes the booking out of the shop's lists; one that is still to come is cancelled first. Throws BOOKING_NOT_FOUND. */
export const deleteAtFrontDesk = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { row, me } = await rowAtFrontDesk(ctx, actor, id)
    await hideBooking(ctx, me, id)
    await noteEnd(ctx, me, row, 'delete')
    await pushBooking(ctx, { bookingId: id })
  })

/** What others are told later, the people of the shop see at once. */
async function showAtFrontDesk(ctx: Context, { id, shop_id: shopId }: BookingRow): Promise<void> {
  await tellShop(ctx, shopId)
  await refreshAfterBooking(ctx, { bookingId: id })
}

/** Who ends a booking of a driver, and what it was. */
const noteEnd = async (ctx: Context, me: Person, { id, status }: BookingRow, action: 'update' | 'delete') => {
  const after = (await findBooking(ctx.db, id))?.status
  await noteAudit(ctx, {
    contactId: me.contactId,
    action,
    entity: 'booking',
    entityId: id,
    before: { status },
    after: { status: after, deleted: action === 'delete' },
  })
}

async function rowAtFrontDesk(ctx: Context, actor: Actor, id: string): Promise<{ row: BookingRow; me: Person }> {
  const row = await findBooking(ctx.db, id)
  if (!row || row.hidden_by_shop_at !== null || !canServe(actor, row)) throw bookingNotFound()
  return { row, me: actor }
}

async function viewAtFrontDesk(ctx: Context, actor: Actor, id: string): Promise<FrontDeskBooking> {
  return frontDeskView((await rowAtFrontDesk(ctx, actor, id)).row)
}

/**
 * Puts a booking into another bay at the same time, which its driver need not know of. Refusals: BOOKING_NOT_FOUND,
 * BOOKING_NOT_PENDING with the present status of one that is over, TIME_REQUIRED, BAY_UNKNOWN, BAY_TAKEN.
 */
const changeBay = (ctx: Context, actor: Actor, bookingId: string, bay: number): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (booking.status === 'completed' || booking.status === 'cancelled' || hasExpired(booking, now))
      throw notPending(booking, now)
    if (booking.bay === null) throw timeRequired()
    if (bay > ((await frontDeskOf(ctx.db, booking.shop_id))?.bays ?? 0)) throw bayUnknown(bay)
    if (booking.bay === bay) return
    await lockMovesOf(ctx.db, booking.shop_id)
    try {
      await transaction(ctx, (ctx) => putIntoBay(ctx.db, booking.id, bay, now))
    } catch (error) {
      throw isBayTaken(error) ? bayTaken(bay) : error
    }
    await record(ctx, { type: 'booking.bay_changed', bookingId: booking.id })
  })
