import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { agreesClearly } from '#bot/understand/said/agreed/doubts.ts'
import { mayTakeIt } from '#bot/understand/said/of-driver/takes-it.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { myQuotePointedAt } from '#core/quotes/rounds/rounds.ts'
import { threadsFrame } from '../threads/flow.ts'
import { oneQuote, takeQuote } from './answers.ts'

/** A driver's reply to the notice of a price: it takes that one, asks that shop, or has its card shown again. */
export async function pricePointed(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const { text: words, repliesTo, choice, kind, yes, no } = message
  if (!repliesTo || choice || kind !== 'text' || words === '') return undefined
  const ask = await myQuotePointedAt(turn.ctx, turn.actor, repliesTo)
  if (!ask) return undefined
  if (readsAsQuestion(words)) return enter(threadsFrame({ shopId: ask.shopId, words }))
  const isTaken = !no && (yes || agreesClearly(words) || mayTakeIt(words))
  return isTaken && ask.totalCents !== null ? takeQuote(ask.id, ask.totalCents, turn, message) : oneQuote(ask.id, turn)
}
