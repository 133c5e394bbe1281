import { type Actor, isAdmin, isMember } from '../actor.ts'

/** Members answer the reviews of their shop. */
export const canAnswer = (actor: Actor, review: { shop_id: string }): boolean => isMember(actor, review.shop_id)

/** Admins hide a review and show it again. */
export const canHide = (actor: Actor): boolean => isAdmin(actor)
