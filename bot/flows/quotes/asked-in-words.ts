import type { Outcome, Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { asksShopsForPrices } from '#bot/understand/said/asked/asks-prices.ts'
import type { SearchDraft } from '../search/draft.ts'
import { askNamed, askOutcome } from './ask.ts'
import { quotesOf } from './draft.ts'

/** These show tyres, so that asking for prices is about those. */
const showing: ReadonlySet<string | undefined> = new Set([undefined, 'search', 'alerts'])

/** 'Ask the shops what they charge', of the tyres that were searched for last: read back before anybody is asked. */
export async function askedInWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const { understood, kind, choice, text: words } = message
  const { slots } = understood
  if (kind !== 'text' || choice || turn.actor.shops.length > 0 || !showing.has(turn.running)) return undefined
  if (slots.size ?? slots.sizeFront ?? slots.vehicle ?? slots.service) return undefined
  const last = turn.memory.lastSearch as SearchDraft | undefined
  if (!last?.query || !quotesOf(last)) return undefined
  const named = await askNamed(message, turn)
  if (named) return named
  return asksShopsForPrices(words, turn.runningStep === 'offer' || slots.shop !== undefined)
    ? askOutcome(turn, message)
    : undefined
}
