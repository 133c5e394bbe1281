import { asksOfRounds, findRound } from '#db/queries/quotes/rounds.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import type { Context } from '../context.ts'
import { push, type Room } from './push.ts'

/** Tells the open browsers of the driver and of the shops that were asked to read the quotes anew. */
export async function pushQuotes(ctx: Context, { roundId }: { roundId: string }): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  if (!round) return
  const rooms: Room[] = [`contact:${round.contact_id}`]
  for (const { shop_id } of await asksOfRounds(ctx.db, [roundId]))
    rooms.push(...(await peopleOfShop(ctx.db, shop_id)).map((id) => `contact:${id}` as const))
  await push(ctx, [...new Set(rooms)], { type: 'quotes_changed' })
}
