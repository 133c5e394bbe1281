import { countMessage, recountWait, setWarning } from '#db/queries/inbox/response-clock.ts'
import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../context.ts'
import { warningDue } from '../rules/messages/response-time.ts'

/** A message counts for how long the customer of its thread waits for the shop, and ends a snooze of the thread. */
export async function countForClock(
  ctx: Context,
  sent: { thread_id: string; sender_id: string; is_automated: boolean },
): Promise<void> {
  const at = ctx.clock.now()
  const shopId = await countMessage(ctx.db, sent, at)
  if (shopId) await setWarning(ctx.db, sent.thread_id, warningDue(await hoursOfShop(ctx.db, shopId), at))
}

/** Counts the wait anew after a message was taken back. */
export async function recountClock(
  ctx: Context,
  { id, shop_id }: { id: string; shop_id: string | null },
): Promise<void> {
  const since = await recountWait(ctx.db, id)
  if (since && shop_id) await setWarning(ctx.db, id, warningDue(await hoursOfShop(ctx.db, shop_id), since))
}
