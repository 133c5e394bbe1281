import { answersGiven, countHappened, type GivenAnswer } from '#db/queries/analytics/count-days.ts'
import type { ShopDay } from '#db/queries/analytics/shop-days.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../context.ts'
import type { Span } from '../rules/figures/periods.ts'
import { ANSWER_MINUTES } from '../rules/messages/response-time.ts'
import { openMinutesBetween, type ShopHours } from '../rules/time/opening-hours.ts'
import { addDays, instantOf, localDate } from '../rules/time/time.ts'

/** Counts these days of these shops from what stands in their bookings and conversations now. */
export async function countDays(ctx: Context, shopIds: readonly string[], { from, to }: Span): Promise<ShopDay[]> {
  const stretch = { from: instantOf(from, '00:00'), to: instantOf(addDays(to, 1), '00:00') }
  const days = new Map<string, ShopDay>()
  const dayOf = (shopId: string, day: string): ShopDay => {
    const counted = days.get(`${shopId} ${day}`) ?? { shopId, day, ...nothing }
    days.set(`${shopId} ${day}`, counted)
    return counted
  }
  for (const { shopId, day, ...counts } of await countHappened(ctx.db, shopIds, stretch))
    Object.assign(dayOf(shopId, day), counts)
  const answers = await answersGiven(ctx.db, shopIds, stretch)
  const hours = await hoursOfShops(ctx.db, [...new Set(answers.map(({ shopId }) => shopId))])
  for (const answer of answers) addAnswer(dayOf(answer.shopId, localDate(answer.answered)), answer, hours)
  return [...days.values()]
}

const nothing = {
  chats: 0,
  bookings: 0,
  completed: 0,
  bookedCents: 0,
  answers: 0,
  answerMinutes: 0,
  answeredInTime: 0,
}

function addAnswer(day: ShopDay, { shopId, asked, answered }: GivenAnswer, hours: Map<string, ShopHours>): void {
  const own = hours.get(shopId)
  const minutes = own ? Math.round(openMinutesBetween(own, asked, answered)) : 0
  day.answers += 1
  day.answerMinutes += minutes
  day.answeredInTime += minutes <= ANSWER_MINUTES ? 1 : 0
}
