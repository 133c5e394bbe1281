import type { Actor } from '../actor.ts'

type Parties = { id: string; customer_contact_id: string | null; staff_contact_ids: readonly string[] }

export const isCustomerOf = (actor: Actor, booking: Parties): boolean =>
  (actor.kind === 'contact' && actor.contactId === booking.customer_contact_id) ||
  (actor.kind === 'link' && actor.bookingId === booking.id)

export const isStaffOf = (actor: Actor, booking: Parties): boolean =>
  actor.kind === 'contact' && booking.staff_contact_ids.includes(actor.contactId)
