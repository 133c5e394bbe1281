import { answersOfShop } from '#db/queries/inbox/response-clock.ts'
import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../context.ts'
import type { ShopAnswers } from '../contracts/threads/messages.ts'
import type { ThreadStatus } from '../contracts/threads.ts'
import { usualAnswerMinutes } from '../rules/messages/response-time.ts'
import type { ShopHours } from '../rules/time/opening-hours.ts'
import { addMinutes } from '../rules/time/time.ts'
import { openState } from '../shops/shop-view.ts'

const NINETY_DAYS = 90 * 24 * 60

/** When the customer of the thread can expect the shop's answer, from what it has answered lately and its hours. */
export async function shopAnswers(
  ctx: Context,
  { shop_id, status }: { shop_id: string | null; status: ThreadStatus },
): Promise<ShopAnswers | null> {
  if (shop_id === null || status !== 'active') return null
  const now = ctx.clock.now()
  const hours = await hoursOfShop(ctx.db, shop_id)
  return { usualMinutes: await usualAnswer(ctx, shop_id, hours), ...openState(hours, now) }
}

/** How many minutes of its opening time the shop usually takes for an answer; null if too few tell. */
export async function usualAnswer(
  ctx: Pick<Context, 'db' | 'clock'>,
  shopId: string,
  hours: ShopHours,
): Promise<number | null> {
  const answers = await answersOfShop(ctx.db, shopId, addMinutes(ctx.clock.now(), -NINETY_DAYS))
  return usualAnswerMinutes(hours, answers)
}
