import type { Actor, Person } from '#core/actor.ts'
import { noteAudit } from '#core/audit/note-audit.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, OfferChange } from '#core/contracts/bookings.ts'
import type { Correction } from '#core/contracts/seller/bookings.ts'
import { record } from '#core/events.ts'
import { type Agreement, type Corrected, meaningOf } from '#core/rules/bookings/corrections.ts'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { plateOf } from '#core/rules/vehicles/plate.ts'
import { transaction } from '#core/transaction.ts'
import { lockTogether } from '#db/queries/bookings/beside.ts'
import { type BookingChange, type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'
import { refusePromised } from '../answers/promised.ts'
import { canServe } from '../booking-policy.ts'
import { bookingView, frontTyre, rearTyres } from '../booking-view.ts'
import { bookingToChange, isId, viewNow } from '../load-booking.ts'
import { replaceOffers } from '../offers/end-offers.ts'
import { offerChange, type Taking } from '../offers/take-offer.ts'
import { bookingClosed, bookingNotFound, driverMustAgree, hasExpired, invalidPhone, workHasBegun } from '../refusals.ts'
import { holdLonger, minutesOf, moveNow } from './correct-done.ts'
import { agreedPrice, type PlannedWork, planCorrection, workChange } from './plan-correction.ts'

/**
 * The shop corrects a booking until the work is done or it has ended. What raises the total or changes tyre, day or time
 * needs the driver's yes: it becomes an offer, unless the driver has agreed on the phone, which is noted and told. A
 * request whose time is agreed so is confirmed. Refusals: BOOKING_NOT_FOUND, BOOKING_CLOSED with the present status,
 * WORK_HAS_BEGUN, LISTING_NOT_FOUND, INVALID, STOCK_PROMISED unless it is `anyway`, those of offerChange and of another
 * time.
 */
export const correctBooking = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  correction: Correction,
  { anyway = false }: Taking = {},
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    if (isId(bookingId)) await lockTogether(ctx.db, bookingId)
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (!canServe(actor, booking)) throw bookingNotFound()
    if (isClosed(booking, now)) throw bookingClosed(booking, now)
    const facts = factsOf(booking, correction, now)
    const start = movesTo(booking, correction)
    if (start && booking.status === 'in_progress') throw workHasBegun()
    const work = await planCorrection(ctx, booking, agreedPrice(booking), correction)
    const before = agreementOf(booking)
    const { means, corrected } = meaningOf(before, afterwards(before, work, facts, start))
    if (corrected.length === 0) return viewNow(ctx, booking.id)
    await changeBooking(ctx.db, booking.id, { ...facts, updated_at: now })
    if (means === 'asked' && !correction.agreedByPhone) {
      const facts = corrected.filter((one) => factual.has(one))
      if (facts.length > 0) await noteCorrected(ctx, booking, facts, false)
      return offerChange(ctx, actor, booking, offerOf(booking, correction, work, start))
    }
    if (!anyway && (booking.status !== 'pending' || start)) await refusePromised(ctx, work.columns, booking)
    if (corrected.some((one) => !factual.has(one))) await replaceOffers(ctx, booking)
    await changeBooking(ctx.db, booking.id, { ...workChange(booking, work), updated_at: now })
    const minutes = await minutesOf(ctx, booking, work.columns)
    if (start) await moveNow(ctx, booking, { start, bay: correction.bay, minutes })
    else await holdLonger(ctx, booking, minutes)
    const { agreedByPhone } = correction
    if (agreedByPhone) await noteAgreed(ctx, actor, booking, work, start)
    await noteCorrected(ctx, booking, corrected, agreedByPhone)
    return viewNow(ctx, booking.id)
  })

const noteCorrected = (ctx: Context, { id }: BookingRow, corrected: Corrected[], agreedByPhone: boolean) =>
  record(ctx, { type: 'booking.corrected', bookingId: id, corrected, agreedByPhone })

const isClosed = (booking: BookingRow, now: Date): boolean =>
  booking.status === 'completed' || booking.status === 'cancelled' || hasExpired(booking, now)

/** The correction as an offer. Work that has begun, and tyres that are no listing, are agreed on the spot. */
function offerOf(
  { status }: BookingRow,
  { tyres, quantity, rear, services, bay }: Correction,
  { lines }: PlannedWork,
  start: Date | undefined,
): OfferChange {
  const isListed = (!tyres || 'listingId' in tyres) && rear !== null && (!rear || 'listingId' in rear)
  if (status === 'in_progress' || !isListed) throw driverMustAgree()
  return {
    ...(start && { start }),
    ...(bay && { bay }),
    ...(tyres && 'listingId' in tyres && { listingId: tyres.listingId }),
    ...(quantity && { quantity }),
    ...(rear && 'listingId' in rear && { rear: { listingId: rear.listingId, quantity: rear.quantity } }),
    ...(services && { services }),
    lines,
  }
}

/** The time that it moves to, if that is another one. */
const movesTo = ({ slot_start }: BookingRow, { start }: Correction): Date | undefined =>
  start && start.getTime() !== slot_start?.getTime() ? start : undefined

/** Who says that the driver has agreed, and to what. */
const noteAgreed = (ctx: Context, actor: Person, booking: BookingRow, work: PlannedWork, start: Date | undefined) =>
  noteAudit(ctx, {
    contactId: actor.contactId,
    action: 'update',
    entity: 'booking',
    entityId: booking.id,
    before: {
      ...{ totalCents: booking.total_cents, quantity: booking.quantity, listingId: booking.listing_id },
      start: booking.slot_start?.toISOString() ?? null,
    },
    after: {
      ...{ totalCents: work.totalCents, quantity: work.columns.quantity, listingId: work.columns.listing_id },
      start: (start ?? booking.slot_start)?.toISOString() ?? null,
      agreedByPhone: true,
    },
  })

/** What holds at once, also beside an offer. */
const factual: ReadonlySet<Corrected> = new Set(['phone', 'plate', 'note'])

type Facts = Pick<BookingChange, 'customer_phone' | 'phone_since' | 'plate' | 'notes'>

/** What a booking says of its customer. A corrected number of a guest is as unproven as any that the shop types. */
const factsOf = (booking: BookingRow, { phone, plate, notes }: Correction, now: Date): Facts => ({
  ...(phone !== undefined && phoneChange(booking, phone, now)),
  ...(plate !== undefined && { plate: plateOf(plate) || null }),
  ...(notes !== undefined && { notes }),
})

function phoneChange({ customer_phone: before }: BookingRow, typed: string, now: Date): Facts {
  const phone = typed === '' ? null : normalisePhone(typed)
  if (phone === undefined) throw invalidPhone()
  return phone === before ? {} : { customer_phone: phone, phone_since: now }
}

/** In capitals, as it stands on the car. */

const agreementOf = (booking: BookingRow): Agreement => {
  const { tyre, quantity, rear, services, lines, totalCents, notes, plate, customer, slotStart } = bookingView(booking)
  return { tyre, quantity, rear, services, lines, totalCents, notes, plate, phone: customer.phone, start: slotStart }
}

function afterwards(
  before: Agreement,
  { columns, lines, totalCents }: PlannedWork,
  facts: Facts,
  start: Date | undefined,
): Agreement {
  const { quantity, services } = columns
  return {
    ...before,
    ...{ tyre: frontTyre(columns), rear: rearTyres(columns), quantity, services, lines, totalCents },
    ...(facts.customer_phone !== undefined && { phone: facts.customer_phone }),
    ...(facts.plate !== undefined && { plate: facts.plate }),
    ...(facts.notes !== undefined && { notes: facts.notes }),
    ...(start && { start: start.toISOString() }),
  }
}
