import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { priceNotHour } from '#bot/understand/said/asked/price-not-hour.ts'
import { saysOffer } from '#bot/understand/said/front-desk/moves.ts'
import { negates } from '#bot/understand/said/front-desk/negates.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { withoutOrder } from '#bot/understand/said/told/told.ts'
import { asksBack, plain, tyresLeft } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { namesOfTyres, ordersPrice } from '#bot/understand/stock-words.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { ownTyresMeant } from '#core/inventory/own-stock.ts'
import { formatRand } from '#core/rules/format.ts'
import { JOHANNESBURG, localTime } from '#core/rules/time/time.ts'
import { desk } from '../draft.ts'
import type { Hand } from '../line/hand.ts'
import type { Planned } from '../line/planned.ts'
import { bookingOf, startsFor } from '../line/sayings.ts'
import type { Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'

const isRequest = ({ status, awaiting }: BookingView): boolean => status === 'pending' && awaiting === 'shop'

/** A request of one kind of tyres, of which another price can be offered. */
const hasPrice = (booking: BookingView): boolean =>
  isRequest(booking) && booking.tyre !== null && !!booking.quantity && !booking.rear && !booking.move

/** Another tyre, another price or fewer of them: read back as an offer with its tyre and its price. */
export async function otherTyre(words: string, { booking, why }: Hand, turn: Turn): Promise<Outcome | undefined> {
  const { tyre, quantity } = booking
  if (!hasPrice(booking) || !tyre || !quantity) return undefined
  if (ordersPrice(words) || (asksBack(words) && why === 'only')) return undefined
  const acts = frontDeskActs(words, turn.now).map(({ act }) => act)
  if (acts[0] === 'later' || acts[0] === 'done') return undefined
  const price = priceOf(words, booking)
  if (!saysOffer(words) && price === undefined) return undefined
  const found = await listingsIn(words, booking, turn)
  const lacking = found.length === 0 ? await brandLacking(words, booking, turn) : undefined
  if (lacking) return lacking
  const left = tyresLeft(words)
  const { tyres: named } = statedIn(words, { now: turn.now })
  // 'Three of the Apollo at R3000' are three.
  const count = left ?? (found.length > 0 || price !== undefined ? named : undefined)
  const fewer =
    count !== undefined && count < quantity && (found.length === 0 || left === undefined) ? count : undefined
  if (found.length === 0 && price === undefined && fewer === undefined) return undefined
  if (found.length > 1) return enter(desk('time', { bookingId: booking.id }))
  const [listing] = found
  const hasTimes = offeredTimes(words, turn.now).offered.length > 0
  const isCount = (start: string) =>
    fewer !== undefined && Number(localTime(new Date(start), JOHANNESBURG).slice(0, 2)) % 12 === fewer
  const starts = hasTimes
    ? startsFor(words, booking, turn.now).filter((start) => start !== booking.slotStart && !isCount(start))
    : []

  const note = fewer === undefined ? {} : { note: withoutOrder(words, turn.called ?? []) }
  const plan: Planned = {
    act: 'offer',
    who: booking.customer.name,
    bookingId: booking.id,
    ...(listing && { listingId: listing.listingId, tyre: `${listing.brand} ${listing.model} ${listing.size}` }),
    ...(price !== undefined && { priceCents: price }),
    ...(fewer !== undefined && { quantity: fewer }),
    ...(starts.length > 0 && { starts }),
    ...note,
  }
  return enter(desk('several', { plan: [plan] }))
}

/** A brand that the shop lists none of in that size is not replaced by the one that was asked for: what it has is said. */
async function brandLacking(words: string, booking: BookingView, turn: Turn): Promise<Outcome | undefined> {
  const { brands } = statedIn(words, { now: turn.now })
  const brand = brands.find((one) => one !== booking.tyre?.brand)
  const [size = ''] = booking.tyre?.size.split(' ') ?? []
  if (!brand || negates(words)) return undefined
  const own = await ownTyresMeant(turn.ctx, turn.actor, { size, brands: [], words: [] })
  const has = own
    .filter(({ shopId, stock }) => shopId === booking.shop.id && stock > 0)
    .map(({ brand, model, priceCents }) => `${brand} ${model} (${formatRand(priceCents)})`)
  return enter(
    desk('time', { bookingId: booking.id }),
    text(
      turn.say.several.lacks({ brand, size, hasOthers: has.length > 0, others: has.slice(0, MAX_NAMED).join(', ') }),
    ),
  )
}
const MAX_NAMED = 5

/** The shop's other tyres of that size that the words name by brand or model. */
async function listingsIn(words: string, booking: BookingView, turn: Turn) {
  const [size] = booking.tyre?.size.split(' ') ?? []
  const { brands } = statedIn(words, { now: turn.now })
  const models = namesOfTyres(words)
  const found = await ownTyresMeant(turn.ctx, turn.actor, { size, brands: [], words: [] })
  const own = found.filter(
    ({ shopId, listingId, stock }) => shopId === booking.shop.id && listingId !== booking.listingId && stock > 0,
  )
  return own.filter(
    ({ brand, model }) =>
      brands.includes(brand) ||
      [brand, model].some((name) =>
        plain(name)
          .split(' ')
          .some((word) => word.length > 3 && models.includes(word)),
      ),
  )
}

const NEAR = 2.5

/** A price alone for a request that is named. */
export function priceOffered(words: string, { id, name }: Thing, scene: Scene): Planned | undefined {
  const booking = bookingOf({ id }, scene)
  const price = booking && hasPrice(booking) ? priceOf(words, booking) : undefined
  return price === undefined ? undefined : { act: 'offer', who: name, bookingId: id, priceCents: price }
}

/** The price of one tyre that the words name; one that fits neither a tyre nor the whole is none. */
function priceOf(words: string, { quantity, lines, totalCents }: BookingView): number | undefined {
  const price = priceNotHour(words)
  const own = lines.find(({ what }) => what === 'tyre')?.eachCents
  if (!price || !own || !quantity || price.of === 'more' || price.of === 'less') return undefined
  const rest = totalCents - own * quantity
  const isEach = price.cents < own * NEAR && price.cents > own / NEAR
  if (price.of !== 'total' && isEach) return price.cents === own ? undefined : price.cents
  const each = Math.round((price.cents - rest) / quantity)
  return each > own / NEAR && each < own * NEAR && price.cents !== totalCents ? each : undefined
}
