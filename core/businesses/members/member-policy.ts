import { type Actor, isMember, isOwner, isPerson, type Person } from '../../actor.ts'

type Member = { shop_id: string; contact_id: string }

/** Members see each other; nobody else does. */
export const canSeeMembers = (actor: Actor, shopId: string): boolean => isMember(actor, shopId)

/** Every person may list their own shops. */
export const canListOwnShops = (actor: Actor): actor is Person => isPerson(actor)

/** Owners make members owners or staff, and remove them. */
export const canManageMembers = (actor: Actor, shopId: string): boolean => isOwner(actor, shopId)

/** The people of a shop are chosen by its owners. */
export const canInvite = (actor: Actor, shopId: string): actor is Person => isOwner(actor, shopId)

/** Everybody may answer what is sent to an address of theirs. */
export const canAnswerInvitations = (actor: Actor): actor is Person => isPerson(actor)

/** Owners remove others; everybody may leave. */
export const canEnd = (actor: Actor, member: Member): boolean =>
  (isPerson(actor) && actor.contactId === member.contact_id) || canManageMembers(actor, member.shop_id)
