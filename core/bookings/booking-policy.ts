import { type Actor, isMember, isOwner, isPerson, isSystem, type Person, shopIdsOf } from '../actor.ts'

type Parties = {
  id: string
  shop_id: string
  customer_contact_id: string | null
  customer_account_id: string | null
}
type Side = 'customer' | 'shop'

/** The driver, in the chat or signed in, or the holder of the booking's private link. */
export const isCustomer = (actor: Actor, booking: Parties): boolean =>
  isDriver(actor, booking) || (actor.kind === 'link' && actor.bookingId === booking.id)

/** A guest's booking may be one person's in the chat and one account's, until that account has proven the number. */
const isDriver = (actor: Actor, { customer_contact_id, customer_account_id }: Parties): boolean =>
  isPerson(actor) &&
  (actor.contactId === customer_contact_id || (actor.accountId !== null && actor.accountId === customer_account_id))

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

/** Only an account keeps what a private link opens. */
export const canKeep = (actor: Actor): actor is Person & { accountId: string } =>
  isPerson(actor) && actor.accountId !== null

/** The shops whose bookings the actor lists. */
export const shopsServed = shopIdsOf

/** Confirms, declines, proposes a time, does the work, puts away. */
export const canServe = (actor: Actor, booking: Pick<Parties, 'shop_id'>): actor is Person =>
  isMember(actor, booking.shop_id)

/** Lists the shop's bookings, sees its bays, blocks them, enters bookings: the day's work. */
export const canServeShop = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)

/** The secret address shows who comes when to whoever has it, so only owners renew it. */
export const canRenewCalendar = (actor: Actor, shopId: string): boolean => isOwner(actor, shopId)

export const canRead = (actor: Actor, booking: Parties): boolean =>
  isSystem(actor) || sideOf(actor, booking) !== undefined

export const canCancel = (actor: Actor, booking: Parties): boolean => sideOf(actor, booking) !== undefined

/** Answers what the shop proposes, asks for another time. */
export const canMove = isCustomer
/** Hands the booking to who pays for it, and ends the link. */
export const canHandOn = isCustomer
export const canReview = isCustomer
