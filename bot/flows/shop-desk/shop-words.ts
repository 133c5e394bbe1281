import type { Outcome, Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Wish } from '#bot/understand/types.ts'

/** What somebody of a shop writes about their work. Undefined if the wish is none of it. */
export async function shopWords(_message: ParsedMessage, _wish: Wish, _turn: Turn): Promise<Outcome | undefined> {
  return undefined
}
