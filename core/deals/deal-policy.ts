import type { Actor } from '../actor.ts'
import { canChangeStock } from '../inventory/listing-policy.ts'

/** A deal changes the price of a listing, so the same people may publish it. */
export const canPublishDeal = (actor: Actor, listing: { shop_id: string }): boolean => canChangeStock(actor, listing)
