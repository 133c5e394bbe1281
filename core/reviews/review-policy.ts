import { type Actor, isMember, isPerson, type Person } from '../actor.ts'
import { canAdmin } from '../admin-policy.ts'

/** Members answer the reviews of their shop. */
export const canAnswer = (actor: Actor, review: { shop_id: string }): boolean => isMember(actor, review.shop_id)

/** Whoever can read a review may report it: everybody, or only its shop's people while the shop is not public. */
export const canReport = (actor: Actor, review: { shop_id: string; public: boolean }): actor is Person =>
  isPerson(actor) && (review.public || isMember(actor, review.shop_id))

/** Admins hide a review and show it again. */
export const canHide = (actor: Actor): actor is Person => canAdmin(actor, 'reports')
