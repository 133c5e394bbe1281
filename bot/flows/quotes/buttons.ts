import { aside, change, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { Refusal } from '#core/errors.ts'
import { canAskShops } from '#core/quotes/quote-policy.ts'
import { shopsForRound } from '#core/quotes/rounds/ask-shops.ts'
import { QUOTE_RADIUS_KM } from '#core/rules/bookings/quote-times.ts'
import { refusalWords } from '../refused.ts'
import type { SearchDraft } from '../search/draft.ts'
import { allQuotes, closeAll, declineOne, oneQuote, takeQuote } from './answers.ts'
import { cannotQuote, oneWanted, sentWords, waitingQuotes } from './desk.ts'
import { askFrame, inputOf, priceFrame, quotesOf } from './draft.ts'

/** The taps of both sides on quotes from several shops; each names its round or ask, and rights are asked anew. */
export async function quoteButton(
  [verb = '', id = '', ...rest]: readonly string[],
  turn: Turn,
): Promise<Outcome | undefined> {
  try {
    return (await driversTap(verb, id, rest, turn)) ?? (await shopsTap(verb, id, rest, turn))
  } catch (error) {
    if (error instanceof Refusal) return aside(text(refusalWords(error, turn.say)))
    throw error
  }
}

async function driversTap(verb: string, id: string, [seen]: string[], turn: Turn): Promise<Outcome | undefined> {
  switch (verb) {
    case 'ask':
      return askOutcome(turn)
    case 'mine':
      return allQuotes('', turn)
    case 'all':
      return allQuotes(id, turn)
    case 'open':
      return oneQuote(id, turn)
    case 'take':
      return takeQuote(id, Number(seen), turn)
    case 'no':
      return declineOne(id, turn)
    case 'close':
      return closeAll(id, turn)
  }
  return undefined
}

/** Of the last search. */
async function askOutcome(turn: Turn): Promise<Outcome> {
  const { ctx, actor, memory, say, running } = turn
  const draft = memory.lastSearch ? quotesOf(memory.lastSearch as SearchDraft) : undefined
  if (!draft) return aside(text(say.quotes.none))
  if (!canAskShops(actor)) return aside(text(say.quotes.notForShops))
  const shops = await shopsForRound(ctx, actor, inputOf(draft))
  if (shops.length === 0) return aside(text(say.refusals.NO_SHOP_TO_ASK({ km: String(QUOTE_RADIUS_KM) })))
  // What was searched for is not shown again behind it.
  return running === 'search' ? change(askFrame(draft)) : enter(askFrame(draft))
}

async function shopsTap(verb: string, id: string, rest: string[], turn: Turn): Promise<Outcome | undefined> {
  if (turn.actor.shops.length === 0) return undefined
  const [listingId = '', cents = ''] = rest
  switch (verb) {
    case 'waiting':
      return waitingQuotes(turn)
    case 'card':
      return oneWanted(id, turn)
    case 'send':
      return aside(await sentWords(id, listingId, Number(cents), turn))
    case 'other':
      return enter(priceFrame({ askId: id }))
    case 'cannot':
      return cannotQuote(id, turn)
  }
  return undefined
}
