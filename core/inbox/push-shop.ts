import { peopleOfShop } from '#db/queries/shops/members.ts'
import type { Context } from '../context.ts'
import { push } from '../realtime/push.ts'

/** Tells the open browsers of the shop's members, and not the driver's, to read the thread anew. */
export async function pushShop(ctx: Context, { id, shop_id }: { id: string; shop_id: string }): Promise<void> {
  const rooms = (await peopleOfShop(ctx.db, shop_id)).map((contactId) => `contact:${contactId}` as const)
  await push(ctx, rooms, { type: 'thread_changed', threadId: id })
}
