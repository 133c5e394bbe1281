import type { Outcome, Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Wish } from '#bot/understand/types.ts'

/**
 * Answers a question about an offer, a shop, a booking or the trade, as an aside: the engine comes back to the open
 * question in one line. Undefined if we know nothing about it.
 */
export async function answerQuestion(_message: ParsedMessage, _wish: Wish, _turn: Turn): Promise<Outcome | undefined> {
  return undefined
}
