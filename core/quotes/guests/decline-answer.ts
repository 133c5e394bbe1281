import type { Context } from '#core/context.ts'
import type { RoundView } from '#core/contracts/deal/quotes.ts'
import { findAsk } from '#db/queries/quotes/rounds.ts'
import { roundNotFound } from '../../bookings/quotes/take-quote.ts'
import { declineQuote } from '../rounds/rounds.ts'
import { roundHolder } from './round-link.ts'

/** The holder of the link does not want one shop's price. Throws QUOTE_NOT_FOUND, QUOTE_OVER. */
export async function declineOfGuest(ctx: Context, { token, id }: { token: string; id: string }): Promise<RoundView> {
  const { actor, roundId } = await roundHolder(ctx, token)
  if ((await findAsk(ctx.db, id))?.round_id !== roundId) throw roundNotFound()
  return declineQuote(ctx, actor, id)
}
