import { type Actor, isMember, type Person } from '../actor.ts'

/** Owners and staff begin their day with it. */
export const canSeeDashboard = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)

/** Owners and staff see how the shop does. */
export const canSeeFigures = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)
