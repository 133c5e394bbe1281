import type { Outcome, Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { takesIt } from '#bot/understand/said/of-driver/takes-it.ts'
import { isOf } from '../shown.ts'
import { allQuotes, openRounds, takeQuote } from './answers.ts'

/** 'Ok take it' where a shop's price stands: its booking begins, and of several prices it is asked which. */
export async function takenInWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const { kind, choice, text: words, repliesTo } = message
  const isOfDriver = turn.quotesStand && !turn.offersStand && turn.actor.shops.length === 0
  if (!isOfDriver || kind !== 'text' || choice || repliesTo || !takesIt(words)) return undefined
  if (turn.running && !showsPrice(turn)) return undefined
  const rounds = await openRounds(turn)
  const priced = rounds.flatMap(({ asks }) => asks.filter(({ state }) => state === 'answered'))
  const [only, ...more] = priced
  if (!only) return undefined
  if (more.length === 0) return takeQuote(only.id, only.totalCents ?? 0, turn, message)
  return allQuotes(rounds.length === 1 ? (rounds[0]?.id ?? '') : '', turn)
}

/** The newest message is a shop's price. */
const showsPrice = ({ screen: [newest] }: Turn): boolean =>
  newest?.buttons?.some(({ id }) => isOf(id, 'prices of shops')) ?? false
