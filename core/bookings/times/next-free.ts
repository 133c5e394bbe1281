import type { Context } from '#core/context.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { type BusyBay, earliestStart, slotsOn } from '#core/rules/bookings/slots.ts'
import { minutesFor } from '#core/rules/bookings/work-duration.ts'
import { addDays, daysBetween, instantOf, latestOf, localDate } from '#core/rules/time/time.ts'
import { busyBaysOfShops } from '#db/queries/bookings/bays.ts'
import { type ShopToBook, shopsToBook } from '#db/queries/bookings/shops-to-book.ts'

/** A shop that is full for longer is asked for a time instead. */
const DAYS_AHEAD = 14

/**
 * The same offers, each with the first time at which its shop can fit it, as the booking form offers it: from tomorrow,
 * or from when tyres that have to be ordered are there. Two statements for a page of offers.
 */
export async function withNextFree(ctx: Context, offers: readonly Offer[]): Promise<Offer[]> {
  const ids = [...new Set(offers.filter(({ fitted }) => fitted).map(({ shop }) => shop.id))]
  if (ids.length === 0) return [...offers]
  const now = ctx.clock.now()
  const today = localDate(now)
  const [first, end] = [addDays(today, 1), addDays(today, DAYS_AHEAD + 1)]
  const [shops, busy] = await Promise.all([
    shopsToBook(ctx.db, ids),
    busyBaysOfShops(ctx.db, ids, instantOf(first, '00:00'), instantOf(end, '00:00')),
  ])
  const byId = new Map(shops.map((shop) => [shop.id, shop]))
  const taken = Map.groupBy(busy, ({ shopId }) => shopId)
  return offers.map((offer) => {
    const shop = offer.fitted ? byId.get(offer.shop.id) : undefined
    const start = shop && firstFree(shop, offer, taken.get(shop.id) ?? [], now)
    if (!start) return offer
    return { ...offer, nextFree: { from: start.toISOString(), inDays: daysBetween(today, localDate(start)) } }
  })
}

function firstFree(shop: ShopToBook, { quantity, ready }: Offer, busy: readonly BusyBay[], now: Date) {
  const { hours, limits, times, bays } = shop
  const minutes = minutesFor({ services: ['fitting'], quantity }, times)
  const earliest = latestOf(earliestStart(hours, now, limits), ready && new Date(ready.from))
  const today = localDate(now)
  for (let day = 1; day <= DAYS_AHEAD; day++) {
    const starts = slotsOn(hours, addDays(today, day), minutes, now, busy, bays, limits.bufferMinutes)
    const start = starts.find((one) => one >= earliest)
    if (start) return start
  }
  return undefined
}
