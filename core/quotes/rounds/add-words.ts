import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { RoundView } from '#core/contracts/deal/quotes.ts'
import { Refusal } from '#core/errors.ts'
import { record } from '#core/events.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { transaction } from '#core/transaction.ts'
import { asksOfRounds, lockRound, setNotes } from '#db/queries/quotes/rounds.ts'
import { isAsker } from '../../bookings/quotes/asker-policy.ts'
import { quoteOver, roundNotFound } from '../../bookings/quotes/take-quote.ts'
import { isOpenAsk, myRound } from './rounds.ts'

/** As much as the shops read in all. */
const LONGEST = 500

/**
 * More that the shops are to know, told to all of them that may still answer. Throws QUOTE_NOT_FOUND, QUOTE_OVER,
 * QUOTE_WORDS_FULL.
 */
export const addToRound = (ctx: Context, actor: Actor, roundId: string, words: string): Promise<RoundView> =>
  transaction(ctx, async (ctx) => {
    const round = await lockRound(ctx.db, roundId)
    if (!round || !isAsker(actor, round)) throw roundNotFound()
    const now = ctx.clock.now()
    const asks = (await asksOfRounds(ctx.db, [roundId])).filter((ask) => isOpenAsk(ask, now))
    if (asks.length === 0) throw quoteOver()
    const notes = [round.notes, oneLine(words)].filter(Boolean).join('. ')
    if (notes.length > LONGEST) throw wordsFull()
    await setNotes(ctx.db, roundId, notes)
    for (const { id } of asks) await record(ctx, { type: 'quote.asked', roundId, askId: id, added: true })
    return myRound(ctx, actor, roundId)
  })

const wordsFull = () => new Refusal('QUOTE_WORDS_FULL', 'The shops were told as much as they read', 409)
