import { type Actor, isMember, isOwner, isPerson, type Person } from '../../actor.ts'
import { canAdmin } from '../../admin-policy.ts'

/** Everybody who is signed in may put a shop forward; it becomes theirs. */
export const canApply = (actor: Actor): actor is Person => isPerson(actor)

/** Members see how their shop's application stands. */
export const canSeeApplication = (actor: Actor, shopId: string): boolean => isMember(actor, shopId)

/** The application and its papers are the owners'. */
export const canManageApplication = (actor: Actor, shopId: string): actor is Person => isOwner(actor, shopId)

/** The papers tell of the owners, so staff does not read them. */
export const canReadDocuments = (actor: Actor, shopId: string): boolean =>
  canAdmin(actor, 'applications') || isOwner(actor, shopId)

/** Admins of this area decide. */
export const canDecide = (actor: Actor): actor is Person => canAdmin(actor, 'applications')
