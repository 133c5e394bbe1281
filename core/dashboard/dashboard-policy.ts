import { type Actor, isMember, type Person } from '../actor.ts'

/** Owners and staff begin their day with it. */
export const canSeeDashboard = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)
