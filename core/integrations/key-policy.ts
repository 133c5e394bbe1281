import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import type { IntegrationListing } from '#db/queries/integrations/webhooks.ts'
import { type Actor, isMember, isOwner, type KeyHolder, type Person } from '../actor.ts'
import type { ApiScope } from '../contracts/forms/integrations.ts'
import type { IntegrationBooking, IntegrationStock } from '../contracts/seller/integration.ts'
import { orderInOf } from '../inventory/listing-view.ts'
import { valuesOf } from '../rules/seller/listing-fields.ts'

/** Staff learns that only owners may; to everybody else the shop does not exist. */
export const belongsToShop = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)

/** Owners make keys and webhooks, see them and take them back. */
export const canManageKeys = (actor: Actor, shopId: string): actor is Person => isOwner(actor, shopId)

/** A key does for its own shop what its owner has said, and nothing else; it is nobody's person. */
export const mayByKey = (actor: Actor, scope: ApiScope): actor is KeyHolder =>
  actor.kind === 'key' && actor.scopes.includes(scope)

export const integrationListing = (row: IntegrationListing): IntegrationStock['items'][number] => ({
  ...valuesOf(row),
  code: row.code,
  brand: row.brand,
  model: row.model,
  size: row.size,
  loadIndex: row.load_index,
  speedRating: row.speed_rating,
  runFlat: row.run_flat,
  priceCents: row.price_cents,
  quantity: row.quantity,
  reserved: row.reserved,
  free: Math.max(0, row.quantity - row.reserved),
  orderIn: orderInOf(row),
  updatedAt: row.updated_at.toISOString(),
})

const tyreOf = ({ tyre_brand: brand, tyre_model: model, tyre_size: size }: BookingRow): IntegrationBooking['tyre'] =>
  brand && model && size ? { brand, model, size } : null

const stockOf = ({
  listing_quantity: quantity,
  listing_reserved: reserved,
}: BookingRow): IntegrationBooking['stock'] =>
  quantity === null || reserved === null ? null : { quantity, reserved, free: Math.max(0, quantity - reserved) }

export const integrationBooking = (row: BookingRow): IntegrationBooking => ({
  id: row.id,
  code: row.code,
  status: row.status,
  awaiting: row.awaiting,
  services: row.services,
  quantity: row.quantity,
  tyre: tyreOf(row),
  listingCode: row.listing_code,
  stock: stockOf(row),
  totalCents: row.total_cents,
  doneTotalCents: row.done_total_cents,
  readyAt: row.ready_at?.toISOString() ?? null,
  plate: row.plate,
  locationType: row.location_type,
  address: row.address,
  start: (row.appointment_start ?? row.slot_start)?.toISOString() ?? null,
  day: row.preferred_date,
  durationMinutes: row.duration_minutes,
  customer: { name: row.customer_name, phone: row.customer_phone, email: row.customer_email },
  notes: row.notes,
  cancelReason: row.cancel_reason,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
