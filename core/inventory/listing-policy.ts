import { type Actor, isMember, isSystem, type Person, shopIdsOf } from '../actor.ts'

/** Owners and staff look after the stock: it is the day's work. */
export const canSeeStock = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)

/** Members of the shop, and our own clocks and imports, change prices, quantities and deals. */
export const canChangeStock = (actor: Actor, listing: { shop_id: string }): boolean =>
  isSystem(actor) || isMember(actor, listing.shop_id)

/** The shops whose stock the actor looks after. */
export const shopsStocked = shopIdsOf
