import { lastBookableDay, startsOn } from '#core/rules/bookings/slots.ts'
import { addMinutes, localDate } from '#core/rules/time/time.ts'
import type { ShopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { shopClosed, slotInPast, tooFarAhead } from '../refusals.ts'

/** The time from that start to the end of the work. Refusals: SLOT_IN_PAST, TOO_FAR_AHEAD, SHOP_CLOSED. */
export function checkedSlot(shop: ShopToBook, start: Date, minutes: number, now: Date): { start: Date; end: Date } {
  if (start <= now) throw slotInPast()
  const date = localDate(start)
  if (date > lastBookableDay(now)) throw tooFarAhead()
  const fits = startsOn(shop.hours, date, minutes).some((one) => one.getTime() === start.getTime())
  if (!fits) throw shopClosed(shop.name)
  return { start, end: addMinutes(start, minutes) }
}
