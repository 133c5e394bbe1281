import type { BookingRow, OfferRow } from '#db/queries/bookings/bookings.ts'
import type { BookingOffer, BookingView } from '../contracts/bookings.ts'
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
    paymentWays: row.shop_payment_ways,
  },
  services: row.services,
  quantity: row.quantity,
  listingId: row.listing_id,
  listingCode: row.listing_code,
  tyre: frontTyre(row),
  rear: rearTyres(row),
  cautions: row.cautions,
  lines: row.total_lines,
  totalCents: row.total_cents,
  done: row.done_lines && { lines: row.done_lines, totalCents: row.done_total_cents ?? row.total_cents },
  locationType: row.location_type,
  address: row.address,
  preferredStart: iso(row.preferred_start),
  preferredDate: row.preferred_start ? localDate(row.preferred_start) : row.preferred_date,
  appointmentStart: iso(row.appointment_start),
  slotStart: firstOffered(row)?.toISOString() ?? iso(row.slot_start),
  heldUntil: row.status === 'pending' && row.awaiting === 'shop' ? iso(row.held_until) : null,
  answerBy: iso(answerBy(row)),
  move: moveOf(row),
  offers: row.offers.map(offerView),
  ...(offeredIn(row) && { offered: offeredIn(row) }),
  ...(row.tyres_ready_at && { order: { tyres: row.to_order, readyFrom: row.tyres_ready_at.toISOString() } }),
  askedAt: row.asked_at.toISOString(),
  durationMinutes: row.duration_minutes,
  customer: { name: row.customer_name, phone: row.customer_phone, email: row.customer_email },
  ...(row.comes_name && { comes: { name: row.comes_name, phone: row.comes_phone } }),
  notes: row.notes,
  plate: row.plate,
  readyAt: iso(row.ready_at),
  completedAt: iso(row.completed_at),
  cancelledBy: row.cancelled_by,
  cancelReason: row.cancel_reason,
  asksOthers: row.asks_others,
  ...(row.rescue_round_id && { rescue: true }),
  reviewed: row.reviewed,
  createdAt: row.created_at.toISOString(),
})

/** An unproven guest's request is answered by then if the guest proves number or address in time. */
function answerBy({ status, offers, answer_by, expires_at }: BookingRow): Date | null {
  const untils = offers.filter(({ state }) => state === 'open').map(({ until }) => Date.parse(until))
  if (untils.length > 0) return new Date(Math.max(...untils))
  return status === 'pending' ? (answer_by ?? expires_at) : null
}

const openOf = ({ offers }: BookingRow): OfferRow[] => offers.filter(({ state }) => state === 'open')

/** The first time offered about a request, while it stands. */
function firstOffered(row: BookingRow): Date | undefined {
  const start = row.status === 'pending' ? openOf(row).find(({ start }) => start !== null)?.start : undefined
  return start ? new Date(start) : undefined
}

function moveOf(row: BookingRow): BookingView['move'] {
  const first = row.status === 'confirmed' ? openOf(row).find(({ start }) => start !== null) : undefined
  return first?.start ? { by: first.by, start: new Date(first.start).toISOString() } : null
}

/** What the only offer of the shop for a request changes beside the time. */
function offeredIn(row: BookingRow): BookingView['offered'] {
  const [only, ...others] = openOf(row)
  if (row.status !== 'pending' || only?.by !== 'shop' || others.length > 0) return undefined
  if (only.quantity === null && only.note === '' && only.total_cents === row.total_cents) return undefined
  return { quantity: only.quantity, totalCents: only.total_cents, note: only.note }
}

const offerView = (row: OfferRow): BookingOffer => ({
  id: row.id,
  by: row.by,
  round: row.round,
  start: row.start === null ? null : new Date(row.start).toISOString(),
  tyre: frontTyre(row),
  listingId: row.tyre_brand === null ? null : row.listing_id,
  quantity: row.quantity,
  rear: rearTyres(row),
  services: row.services,
  durationMinutes: row.duration_minutes,
  lines: row.total_lines,
  totalCents: row.total_cents,
  note: row.note,
  until: new Date(row.until).toISOString(),
  state: row.state,
})

type Tyred = Pick<
  BookingRow & OfferRow,
  | 'tyre_brand'
  | 'tyre_model'
  | 'tyre_size'
  | 'rear_quantity'
  | 'rear_brand'
  | 'rear_model'
  | 'rear_size'
  | 'rear_listing_id'
>

export const frontTyre = ({
  tyre_brand,
  tyre_model,
  tyre_size,
}: Pick<Tyred, 'tyre_brand' | 'tyre_model' | 'tyre_size'>): BookingView['tyre'] =>
  tyre_brand && tyre_model && tyre_size ? { brand: tyre_brand, model: tyre_model, size: tyre_size } : null

type RearColumns = Pick<Tyred, 'rear_quantity' | 'rear_brand' | 'rear_model' | 'rear_size' | 'rear_listing_id'>
export const rearTyres = ({
  rear_quantity,
  rear_brand,
  rear_model,
  rear_size,
  rear_listing_id,
}: RearColumns): BookingView['rear'] =>
  rear_quantity && rear_brand && rear_model && rear_size
    ? {
        quantity: rear_quantity,
        listingId: rear_listing_id,
        tyre: { brand: rear_brand, model: rear_model, size: rear_size },
      }
    : null

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
