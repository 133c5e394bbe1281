import { type OpenThreadRow, openThreadsOfShops } from '#db/queries/threads/open-threads.ts'
import { bookingOfMessage } from '#db/queries/threads/threads.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { strangersWords } from '../rules/people/typed-text.ts'
import { threadsAnswered } from './thread-policy.ts'

/** What a customer wrote to a shop of the actor; `answered`: the shop's side wrote last. */
export type ShopThread = { id: string; shopId: string; customer: string; words: string; answered: boolean; at: Date }

/** A question waits for its answer over a long weekend. */
const HOURS_OPEN = 7 * 24
const MOST = 20

/** The threads of the actor's shops with a message of the last week, the newest first. */
export async function shopThreads(ctx: Context, actor: Actor): Promise<ShopThread[]> {
  const since = new Date(ctx.clock.now().getTime() - HOURS_OPEN * 3_600_000)
  return (await openThreadsOfShops(ctx.db, threadsAnswered(actor), since, MOST)).map(shopThread)
}

const shopThread = ({ id, shop_id, customer, words, answered, at }: OpenThreadRow): ShopThread => ({
  id,
  shopId: shop_id,
  customer: strangersWords(customer),
  words: strangersWords(words),
  answered,
  at,
})

/** The booking of our message that the person replies to. */
export const bookingPointedAt = (ctx: Context, contactId: string, repliesTo: string): Promise<string | undefined> =>
  bookingOfMessage(ctx.db, contactId, repliesTo)
