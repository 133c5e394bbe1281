import { type Actor, isMember, isOwner, isPerson, type Person } from '../actor.ts'

type Member = { shop_id: string; contact_id: string }

/** The people of a shop know each other; nobody else learns who they are. */
export const canSeeMembers = (actor: Actor, shopId: string): boolean => isMember(actor, shopId)

/** Lists the shops that they belong to themselves. */
export const canListOwnShops = (actor: Actor): actor is Person => isPerson(actor)

/** Makes members owners or staff, and removes them. */
export const canManageMembers = (actor: Actor, shopId: string): boolean => isOwner(actor, shopId)

/** Owners remove others; everybody may leave. */
export const canEnd = (actor: Actor, member: Member): boolean =>
  (isPerson(actor) && actor.contactId === member.contact_id) || canManageMembers(actor, member.shop_id)
