import { type Actor, isMember, type Person } from '../actor.ts'

/** Owners and staff print and share the ways to the shop. */
export const canShareShop = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)
