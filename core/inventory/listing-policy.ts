import { type Actor, isMember, isSystem } from '../actor.ts'

/** Members of the shop, and our own clocks and imports, change prices, quantities and deals. */
export const canChangeStock = (actor: Actor, listing: { shop_id: string }): boolean =>
  isSystem(actor) || isMember(actor, listing.shop_id)
