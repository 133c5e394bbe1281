import { type Actor, isMember, isPerson, type Person } from '../actor.ts'

/** Owners and staff search what the shop has. */
export const canSearchShop = (actor: Actor, shopId: string): actor is Person =>
  isPerson(actor) && isMember(actor, shopId)
