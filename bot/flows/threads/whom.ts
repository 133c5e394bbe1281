import type { Turn } from '#bot/engine/flow.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { bookingsNamed, type Names } from '../my-bookings/named.ts'

export type ShopMeant = { id: string; name: string }

/** Where a shop itself stands on the screen, so that 'them' is that one. */
const ofOneShop: ReadonlySet<string> = new Set(['details', 'offered', 'offer'])

/**
 * The shops that a driver's words may be for if they name none, or name it as people do: the one on the screen, else
 * those of the bookings that stand and the one that was spoken of last, else the one of the newest booking.
 */
export async function shopsMeant(names: Names | undefined, turn: Turn): Promise<ShopMeant[]> {
  const { ctx, actor, memory, running, runningStep = '' } = turn
  const standing = await myBookings(ctx, actor, { upcoming: true })
  const named = names && bookingsNamed(standing, names)
  if (named) return shopsOf(named)
  const focus = memory.focus?.shopId
  if (focus && (running === 'booking' || ofOneShop.has(runningStep))) return shopOf(focus, turn)
  const shops = shopsOf(standing)
  const spokenOf = focus && !shops.some(({ id }) => id === focus) ? await shopOf(focus, turn) : []
  if (shops.length + spokenOf.length > 0) return [...spokenOf, ...shops]
  return shopsOf(await myBookings(ctx, actor, { limit: 1 }))
}

const shopsOf = (bookings: readonly BookingView[]): ShopMeant[] => [
  ...new Map(bookings.map(({ shop: { id, name } }) => [id, { id, name }])).values(),
]

async function shopOf(id: string, { ctx }: Turn): Promise<ShopMeant[]> {
  const shop = await shopDetails(ctx, id)
  return shop ? [{ id, name: shop.name }] : []
}
