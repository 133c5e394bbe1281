import type { Actor } from '../actor.ts'
import { canWriteToShops } from '../threads/thread-policy.ts'

/**
 * A quote is asked for in a conversation with the shop, so everybody who may write to shops may ask; guests may, too.
 */
export const canAskForQuote = (actor: Actor): boolean => actor.kind !== 'link' && canWriteToShops(actor)
