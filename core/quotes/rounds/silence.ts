import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { eachDue } from '#core/jobs/each-due.ts'
import { OPENING_MINUTES_TO_REMINDER } from '#core/rules/bookings/booking-life.ts'
import { addOpeningTime, isOpenAt, nextOpening, type ShopHours } from '#core/rules/time/opening-hours.ts'
import { asksOfRounds, findRound, lookNoMore, roundsToLookAt } from '#db/queries/quotes/rounds.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'

const closed: ShopHours = { weekly: [], special: [], openOnPublicHolidays: false }

/** When the first of these shops has let so many minutes of its opening hours pass. */
export async function firstSilence(ctx: Context, shopIds: readonly string[], from: Date): Promise<Date> {
  const hours = await hoursOfShops(ctx.db, shopIds)
  const ends = shopIds.map((id) => addOpeningTime(hours.get(id) ?? closed, from, OPENING_MINUTES_TO_REMINDER).getTime())
  return new Date(Math.min(...ends))
}

/** When the first of these shops opens; undefined if one is open, or none opens. */
export async function firstOpening(ctx: Context, shopIds: readonly string[], now: Date): Promise<Date | undefined> {
  const hours = [...(await hoursOfShops(ctx.db, shopIds)).values()]
  if (hours.some((its) => isOpenAt(its, now))) return undefined
  const openings = hours.flatMap((its) => nextOpening(its, now)?.getTime() ?? [])
  return openings.length === 0 ? undefined : new Date(Math.min(...openings))
}

/** Whether this shop has had its time to answer. */
async function isSilent(ctx: Context, ask: { shop_id: string; state: string; created_at: Date }): Promise<boolean> {
  return ask.state === 'waiting' && (await firstSilence(ctx, [ask.shop_id], ask.created_at)) <= ctx.clock.now()
}

/** A round without any price: its driver and the shops that are silent are told, once. */
export const lookForSilence = eachDue<string>({
  name: 'silent-quote-round',
  claim: (ctx, claim) => roundsToLookAt(ctx.db, claim),
  id: (roundId) => roundId,
  do: async (ctx, roundId) => {
    await lookNoMore(ctx.db, roundId)
    const round = await findRound(ctx.db, roundId)
    const asks = round?.state === 'open' ? await asksOfRounds(ctx.db, [roundId]) : []
    const isPriced = asks.some(({ state }) => state === 'answered')
    if (isPriced || !asks.some(({ state }) => state === 'waiting')) return
    await record(ctx, { type: 'quote.silent', roundId })
    for (const ask of asks)
      if (await isSilent(ctx, ask)) await record(ctx, { type: 'quote.unanswered', roundId, askId: ask.id })
  },
})
