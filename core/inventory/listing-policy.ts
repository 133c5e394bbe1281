import { type Actor, isMember, isSystem, shopIdsOf } from '../actor.ts'

/** Members of the shop, and our own clocks and imports, change prices, quantities and deals. */
export const canChangeStock = (actor: Actor, listing: { shop_id: string }): boolean =>
  isSystem(actor) || isMember(actor, listing.shop_id)

/** The shops whose stock the actor looks after. */
export const shopsStocked = shopIdsOf
