import { type Actor, isAdmin, isMember } from '../actor.ts'

/** The shop answers what was written about it. */
export const canAnswer = (actor: Actor, review: { shop_id: string }): boolean => isMember(actor, review.shop_id)

/** We take a review out of sight, and show it again. */
export const canHide = (actor: Actor): boolean => isAdmin(actor)
