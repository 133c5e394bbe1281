import { type Actor, isMember, isPerson, isSystem, type Person, shopIdsOf } from '../actor.ts'

type Parties = { id: string; shop_id: string; customer_contact_id: string | null }
type Side = 'customer' | 'shop'

/** The driver, or the holder of the booking's private link. */
export const isCustomer = (actor: Actor, booking: Parties): boolean =>
  (isPerson(actor) && actor.contactId === booking.customer_contact_id) ||
  (actor.kind === 'link' && actor.bookingId === booking.id)

/** The side that the actor acts for. A member of the shop who booked there for themselves acts as the driver. */
export const sideOf = (actor: Actor, booking: Parties): Side | undefined =>
  isCustomer(actor, booking) ? 'customer' : canServe(actor, booking) ? 'shop' : undefined

/**
 * Everybody may ask a shop for a booking, signed in or as a guest, but not with a private link, which is for its one
 * booking.
 */
export const canRequest = (actor: Actor): boolean => isPerson(actor) || actor.kind === 'guest'

/** Only a person has a list of bookings; a guest has private links. */
export const canListOwn = (actor: Actor): actor is Person => isPerson(actor)

/** The shops whose bookings the actor lists. */
export const shopsServed = shopIdsOf

/** Confirms, declines, proposes a time, does the work, puts away. */
export const canServe = (actor: Actor, booking: Pick<Parties, 'shop_id'>): boolean => isMember(actor, booking.shop_id)

export const canRead = (actor: Actor, booking: Parties): boolean =>
  isSystem(actor) || sideOf(actor, booking) !== undefined

export const canCancel = (actor: Actor, booking: Parties): boolean => sideOf(actor, booking) !== undefined

/** Answers what the shop proposes, asks for another time. */
export const canMove = isCustomer
export const canReview = isCustomer
