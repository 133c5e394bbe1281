import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { fewer, totalOf } from '../rules/prices/fitted-price.ts'
import { localDate } from '../rules/time/time.ts'

/** A booking as both sides see it. */
export const bookingView = (row: BookingRow): BookingView => ({
  id: row.id,
  code: row.code,
  status: row.status,
  awaiting: row.awaiting,
  shop: {
    id: row.shop_id,
    slug: row.shop_slug,
    name: row.shop_name,
    address: row.shop_address,
    suburb: row.shop_suburb,
    city: row.shop_city,
    phone: row.shop_phone,
    lat: row.shop_lat,
    lng: row.shop_lng,
  },
  services: row.services,
  quantity: row.quantity,
  listingId: row.listing_id,
  listingCode: row.listing_code,
  tyre: tyre(row),
  rear: rear(row),
  cautions: row.cautions,
  lines: row.total_lines,
  totalCents: row.total_cents,
  locationType: row.location_type,
  address: row.address,
  preferredStart: iso(row.preferred_start),
  preferredDate: row.preferred_start ? localDate(row.preferred_start) : row.preferred_date,
  appointmentStart: iso(row.appointment_start),
  slotStart: iso(row.slot_start),
  heldUntil: row.status === 'pending' && row.awaiting === 'shop' ? iso(row.held_until) : null,
  answerBy: iso(answerBy(row)),
  move: row.proposed_by && row.proposed_start && { by: row.proposed_by, start: row.proposed_start.toISOString() },
  ...(offeredIn(row) && { offered: offeredIn(row) }),
  ...(row.ready_at && { order: { tyres: row.to_order, readyFrom: row.ready_at.toISOString() } }),
  askedAt: row.asked_at.toISOString(),
  durationMinutes: row.duration_minutes,
  customer: { name: row.customer_name, phone: row.customer_phone, email: row.customer_email },
  notes: row.notes,
  cancelledBy: row.cancelled_by,
  cancelReason: row.cancel_reason,
  reviewed: row.reviewed,
  createdAt: row.created_at.toISOString(),
})

/** An unproven guest's request is answered by then if the guest proves number or address in time. */
function answerBy({ status, proposed_by, proposal_expires_at, answer_by, expires_at }: BookingRow): Date | null {
  if (proposed_by) return proposal_expires_at
  return status === 'pending' ? (answer_by ?? expires_at) : null
}

/** What the shop's proposal changes beside the time, while it waits for the driver. */
function offeredIn(row: BookingRow): BookingView['offered'] {
  if (row.status !== 'pending' || row.awaiting !== 'customer') return undefined
  if (row.offered_quantity === null && row.offer_note === '') return undefined
  const lines = row.offered_quantity === null ? row.total_lines : fewer(row.total_lines, row.offered_quantity)
  return { quantity: row.offered_quantity, totalCents: totalOf(lines), note: row.offer_note }
}

const tyre = ({ tyre_brand, tyre_model, tyre_size }: BookingRow): BookingView['tyre'] =>
  tyre_brand && tyre_model && tyre_size ? { brand: tyre_brand, model: tyre_model, size: tyre_size } : null

const rear = ({
  rear_quantity,
  rear_brand,
  rear_model,
  rear_size,
  rear_listing_id,
}: BookingRow): BookingView['rear'] =>
  rear_quantity && rear_brand && rear_model && rear_size
    ? {
        quantity: rear_quantity,
        listingId: rear_listing_id,
        tyre: { brand: rear_brand, model: rear_model, size: rear_size },
      }
    : null

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
