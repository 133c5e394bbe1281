import { type Actor, guest } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BesideChoice, BookingView, RequestBooking } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { localDate } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { lockTogether, noteBeside, wasAskedBeside } from '#db/queries/bookings/beside.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { proveBookingEmail } from '#db/queries/bookings/guest-holds.ts'
import { canMove } from '../bookings/booking-policy.ts'
import { bookingToChange, isId, viewNow } from '../bookings/load-booking.ts'
import {
  askedBesideBefore,
  bookingNotFound,
  hasExpired,
  nobodyBeside,
  notPending,
  proofRequired,
} from '../bookings/refusals.ts'
import { requestBooking } from '../bookings/request-booking.ts'
import { findBeside } from './find-beside.ts'

/**
 * The shops that a driver may have asked beside the one that has not answered yet. Refusals: BOOKING_NOT_FOUND,
 * BOOKING_NOT_PENDING, ASKED_BESIDE_BEFORE; PROOF_REQUIRED for a guest who has not confirmed the e-mail address.
 */
export const besideOf = (ctx: Context, actor: Actor, bookingId: string): Promise<BesideChoice[]> =>
  transaction(ctx, async (ctx) => findBeside(ctx, await waiting(ctx, actor, bookingId)))

/**
 * Asks the nearest two others for the same work at the same time, or, if they have no bay then, for a time on that day.
 * The driver takes the first yes that suits; the others are withdrawn then. Refusals: those of besideOf, NOBODY_BESIDE.
 */
export const askBeside = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView[]> =>
  transaction(ctx, async (ctx) => {
    const booking = await waiting(ctx, actor, bookingId)
    const asked: BookingView[] = []
    for (const choice of await findBeside(ctx, booking)) {
      const made = await ask(ctx, actor, booking, choice)
      if (made) asked.push(made)
    }
    if (asked.length === 0) throw nobodyBeside()
    await noteBeside(
      ctx.db,
      asked.map(({ id }) => id),
      booking.id,
    )
    return asked
  })

async function waiting(ctx: Context, actor: Actor, bookingId: string): Promise<BookingRow> {
  if (!isId(bookingId)) throw bookingNotFound()
  await lockTogether(ctx.db, bookingId)
  const booking = await bookingToChange(ctx, actor, bookingId, canMove)
  const now = ctx.clock.now()
  if (booking.status !== 'pending' || booking.awaiting !== 'shop' || hasExpired(booking, now))
    throw notPending(booking, now, 'customer')
  // What nobody has confirmed does not take the time of three shops.
  if (actor.kind === 'link' && booking.email_proven_at === null) throw proofRequired()
  if (booking.beside_id !== null || (await wasAskedBeside(ctx.db, booking.id))) throw askedBesideBefore()
  return booking
}

/** Undefined if that shop cannot be asked any more. */
async function ask(
  ctx: Context,
  actor: Actor,
  booking: BookingRow,
  { shop, listingId, rear }: BesideChoice,
): Promise<BookingView | undefined> {
  const start = booking.slot_start?.toISOString()
  const date = booking.slot_start ? localDate(booking.slot_start) : (booking.preferred_date ?? undefined)
  const { customer_phone: phone, customer_email: email } = booking
  const wanted = {
    shopId: shop.id,
    ...(listingId && { listingId }),
    ...(rear && { rear: { listingId: rear.listingId, quantity: rear.quantity } }),
    quantity: booking.quantity ?? 1,
    services: booking.services,
    locationType: booking.location_type,
    ...(booking.address && { address: booking.address }),
    customer: { name: booking.customer_name, ...(phone && { phone }), ...(email && { email }) },
    notes: booking.notes,
  }
  const times = [...(start ? [{ start }] : []), ...(date ? [{ date }] : []), {}]
  for (const time of times) {
    try {
      return await transaction(ctx, (ctx) => request(ctx, actor, { ...wanted, ...time }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return undefined
}

/** A guest's private link is for its one booking; the address that they have confirmed counts for the others, too. */
async function request(ctx: Context, actor: Actor, wanted: RequestBooking): Promise<BookingView> {
  if (actor.kind !== 'link') return requestBooking(ctx, actor, wanted)
  const { id } = await requestBooking(ctx, guest, wanted)
  await proveBookingEmail(ctx.db, id, ctx.clock.now())
  return viewNow(ctx, id)
}
