import { type Actor, isMember, isPerson, type Person } from '../actor.ts'
import { canWriteToShops } from '../threads/thread-policy.ts'

/**
 * A quote is asked for in a conversation with the shop, so everybody who may write to shops may ask; guests may, too.
 */
export const canAskForQuote = (actor: Actor): boolean => actor.kind !== 'link' && canWriteToShops(actor)

/** Several shops at once are asked by people alone: who they are is proven, so that shops are not asked by strangers. */
export const canAskShops = (actor: Actor): actor is Person => isPerson(actor) && canAskForQuote(actor)

/** Sees the asks of the shop and answers them. */
export const canQuote = (actor: Actor, ask: { shop_id: string }): actor is Person => isMember(actor, ask.shop_id)
