import type { Correction } from '#core/contracts/seller/bookings.ts'
import type { Agreement, Corrected } from '#core/rules/bookings/corrections.ts'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import type { BookingChange, BookingRow } from '#db/queries/bookings/bookings.ts'
import { bookingView, frontTyre, rearTyres } from '../booking-view.ts'
import { invalidPhone } from '../refusals.ts'
import type { PlannedWork } from './plan-correction.ts'

/** What holds at once, also beside an offer. */
export const factual: ReadonlySet<Corrected> = new Set(['phone', 'plate', 'note'])

export type Facts = Pick<BookingChange, 'customer_phone' | 'phone_since' | 'plate' | 'notes'>

/** What a booking says of its customer. A corrected number of a guest is as unproven as any that the shop types. */
export const factsOf = (booking: BookingRow, { phone, plate, notes }: Correction, now: Date): Facts => ({
  ...(phone !== undefined && phoneChange(booking, phone, now)),
  ...(plate !== undefined && { plate: plateOf(plate) }),
  ...(notes !== undefined && { notes }),
})

function phoneChange({ customer_phone: before }: BookingRow, typed: string, now: Date): Facts {
  const phone = typed === '' ? null : normalisePhone(typed)
  if (phone === undefined) throw invalidPhone()
  return phone === before ? {} : { customer_phone: phone, phone_since: now }
}

/** In capitals, as it stands on the car. */
const plateOf = (typed: string): string | null => oneLine(typed.toUpperCase().replace(/[^\p{L}\p{N} -]/gu, '')) || null

export const agreementOf = (booking: BookingRow): Agreement => {
  const { tyre, quantity, rear, services, lines, totalCents, notes, plate, customer, slotStart } = bookingView(booking)
  return { tyre, quantity, rear, services, lines, totalCents, notes, plate, phone: customer.phone, start: slotStart }
}

export function afterwards(
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
