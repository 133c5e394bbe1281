import { asksOf, findRound } from '#db/queries/rescue/rescue.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import type { Context } from '../context.ts'
import { push } from '../realtime/push.ts'

/** The open pages of the driver and of the shops that were asked read it anew. */
export async function pushRound(ctx: Context, roundId: string): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  if (!round) return
  const asks = await asksOf(ctx.db, roundId)
  const people = await Promise.all(asks.map(({ shop_id }) => peopleOfShop(ctx.db, shop_id)))
  const readers = new Set([round.contact_id, ...people.flat()])
  await push(
    ctx,
    [...readers].map((id) => `contact:${id}` as const),
    { type: 'rescue_changed' },
  )
}
