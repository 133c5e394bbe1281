import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { tyresOf } from '../search/again.ts'
import { startSearch } from '../search/flow.ts'
import { frame } from '../steps.ts'

/**
 * The same request at other shops nearby: the same size, or the same services. A tap that does not name a booking means
 * the last one that came to nothing.
 */
export async function othersOutcome(bookingId: string, { ctx, actor, say }: Turn): Promise<Outcome> {
  const mine = await myBookings(ctx, actor, {})
  const booking = bookingId
    ? mine.find(({ id }) => id === bookingId)
    : mine.find(({ status }) => status === 'cancelled')
  return booking ? enter(elsewhere(booking)) : aside(text(say.booking.gone))
}

function elsewhere(booking: BookingView) {
  const { shop, services } = booking
  const place = { label: shop.suburb ?? shop.city, lat: shop.lat, lng: shop.lng }
  const tyres = tyresOf(booking)
  if (!tyres) return frame('shops', 'begin', { place, services, except: shop.id })
  return startSearch({ ...tyres, query: { ...tyres.query, exceptShopId: shop.id }, place })
}
