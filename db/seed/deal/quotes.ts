import { quotedPrice } from '#core/quotes/rounds/answer-quote.ts'
import { MAX_SHOPS_ASKED, QUOTE_RADIUS_KM, quoteValidUntil } from '#core/rules/bookings/quote-times.ts'
import { addDays, addMinutes, localDate } from '#core/rules/time/time.ts'
import { areaAround } from '#core/search/offer-view.ts'
import type { Db } from '../../client.ts'
import { shopToBook } from '../../queries/bookings/shops-to-book.ts'
import { listingsToQuote, shopsToAsk } from '../../queries/quotes/shops-to-ask.ts'
import { demoId } from '../random.ts'

type Near = { name: string; lat: number; lng: number }
type Answered = { minutesLater: number; cheaperCents: number; note: string }
type Round = {
  number: number
  driverId: string
  near: Near
  minutesAgo: number
  /** The driver has closed it since. */
  isClosed?: true
  /** What the shops said, the nearest first: a price, no, or nothing yet. */
  answers: readonly (Answered | 'no' | 'waits')[]
}

const SIZE = '205/55R16'
const QUANTITY = 4
const SERVICES = ['fitting', 'balancing'] as const
const DAY = 24 * 60

const withValves: Answered = { minutesLater: 18, cheaperCents: 6_000, note: 'New valves included.' }
const asListed: Answered = { minutesLater: 9, cheaperCents: 0, note: '' }
const forCash: Answered = { minutesLater: 41, cheaperCents: 4_000, note: 'We can fit them the same day.' }

/** Prices that drivers asked several shops for: one round that is open, with answers to compare, and one that is over. */
export async function seedQuotes(
  db: Db,
  { near, drivers: [thandi = '', , naledi = ''] }: { near: Near; drivers: readonly string[] },
  now: Date,
): Promise<void> {
  const rounds: readonly Round[] = [
    { number: 0, driverId: thandi, near, minutesAgo: 100, answers: ['waits', withValves, asListed, 'no', forCash] },
    { number: 1, driverId: naledi, near, minutesAgo: 6 * DAY, isClosed: true, answers: [asListed, 'no', withValves] },
  ]
  for (const round of rounds) await seedRound(db, round, now)
}

async function seedRound(db: Db, { number, driverId, near, minutesAgo, isClosed, answers }: Round, now: Date) {
  const area = areaAround(near, QUOTE_RADIUS_KM)
  if (!area) return
  const asked = addMinutes(now, -minutesAgo)
  const wanted = { size: SIZE, quantity: QUANTITY, brand: undefined, services: SERVICES, area }
  const since = addDays(localDate(now), -30)
  const shops = (await shopsToAsk(db, { ...wanted, since, exceptContact: driverId })).slice(0, MAX_SHOPS_ASKED)
  const asks = []
  for (const [place, { id, km }] of shops.entries()) {
    const shop = await shopToBook(db, id)
    if (!shop) continue
    const [listing] = await listingsToQuote(db, { shopId: id, size: SIZE, quantity: QUANTITY, brand: null, limit: 1 })
    const until = quoteValidUntil(shop.hours, asked)
    const answer = answers[place] ?? 'waits'
    asks.push({
      id: demoId('quote ask', number * MAX_SHOPS_ASKED + place),
      round_id: demoId('quote round', number),
      shop_id: id,
      distance_km: km,
      valid_until: until,
      created_at: asked,
      ...(answer === 'no'
        ? { state: 'declined' as const, declined_by: 'shop' as const, answered_at: addMinutes(asked, 5) }
        : answer !== 'waits' && listing
          ? { ...answeredBy(shop, listing, answer, asked), state: isClosed ? ('lost' as const) : ('answered' as const) }
          : { state: isClosed ? ('lapsed' as const) : ('waiting' as const) }),
    })
  }
  if (asks.length === 0) return
  await db
    .insertInto('quote_round')
    .values({
      id: demoId('quote round', number),
      contact_id: driverId,
      asked_on: 'web',
      size: SIZE,
      quantity: QUANTITY,
      services: [...SERVICES],
      place: near.name,
      lat: near.lat,
      lng: near.lng,
      notes: number === 0 ? 'For a Golf 7. Any good brand.' : '',
      valid_until: new Date(Math.max(...asks.map(({ valid_until }) => valid_until.getTime()))),
      created_at: asked,
      ...(isClosed && { state: 'closed', ended_at: addMinutes(asked, DAY) }),
    })
    .onConflict((taken) => taken.doNothing())
    .execute()
  await db
    .insertInto('quote_ask')
    .values(asks)
    .onConflict((taken) => taken.doNothing())
    .execute()
}

type Shop = NonNullable<Awaited<ReturnType<typeof shopToBook>>>
type Listing = Awaited<ReturnType<typeof listingsToQuote>>[number]

function answeredBy(shop: Shop, listing: Listing, { minutesLater, cheaperCents, note }: Answered, asked: Date) {
  const priceCents = listing.price_cents - cheaperCents
  const { lines, totalCents } = quotedPrice(shop, { quantity: QUANTITY, services: SERVICES }, priceCents)
  return {
    listing_id: listing.id,
    tyre_brand: listing.brand,
    tyre_model: listing.model,
    tyre_size: listing.size,
    price_cents: priceCents,
    total_cents: totalCents,
    total_lines: JSON.stringify(lines),
    note,
    answered_at: addMinutes(asked, minutesLater),
  }
}
