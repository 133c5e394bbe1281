import { type Actor, isMember, isOwner, isPerson, type Person, shopIdsOf } from '../actor.ts'

/** Members close a day or change its hours: it is the day's work. */
export const canChangeDay = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)

/** The hours of every week stand in the shop's profile, which is the owners'. */
export const canChangeWeek = (actor: Actor, shopId: string): actor is Person => isOwner(actor, shopId)

/** Members see what their shop says of itself, whatever its status. */
export const canSeeProfile = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)

/** What a shop says of itself is the owners'. */
export const canChangeProfile = (actor: Actor, shopId: string): actor is Person => isOwner(actor, shopId)

/** The shops that the actor works at. */
export const workplaces = (actor: Actor): string[] => (isPerson(actor) ? shopIdsOf(actor) : [])
