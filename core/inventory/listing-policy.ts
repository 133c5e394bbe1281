import { type Actor, isMember, isSystem } from '../actor.ts'

/** Prices, quantities and deals are changed by the people of the shop, and by our own clocks and imports. */
export const canChangeStock = (actor: Actor, listing: { shop_id: string }): boolean =>
  isSystem(actor) || isMember(actor, listing.shop_id)
