import { answersOfShop } from '#db/queries/inbox/shop-answers.ts'
import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../context.ts'
import type { ShopAnswers, ThreadStatus } from '../contracts/threads.ts'
import { usualAnswerMinutes } from '../rules/messages/response-time.ts'
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
  const answers = await answersOfShop(ctx.db, shop_id, addMinutes(now, -NINETY_DAYS))
  return { usualMinutes: usualAnswerMinutes(hours, answers), ...openState(hours, now) }
}
