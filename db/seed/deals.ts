import { makeCode } from '#core/rules/code.ts'
import { addDays, addMinutes } from '#core/rules/time/time.ts'
import type { Db } from '../client.ts'
import { insertAll } from './bulk.ts'
import { type DemoListing, tidy } from './listings.ts'
import { demoId, pick, randomFor, wholeBetween } from './random.ts'

const columns = {
  id: 'uuid',
  code: 'text',
  shop_id: 'uuid',
  listing_id: 'uuid',
  title: 'text',
  description: 'text',
  price_cents: 'integer',
  starts_on: 'date',
  ends_on: 'date',
  active: 'boolean',
  featured_on_homepage: 'boolean',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
}

const descriptions: readonly string[] = [
  'While stocks last.',
  'A set of four at a price that is hard to beat.',
  'Ask for a free wheel check with your fitting.',
  'For the holidays: fit before you go.',
  'Our special of the season.',
]

/** Of ten deals eight run, one is still to come and one is over; spread over the shops. */
export async function seedDeals(
  db: Db,
  listings: readonly DemoListing[],
  count: number,
  today: string,
  now: Date,
): Promise<void> {
  const rows = chosen(listings, count).map((listing, number) => {
    const random = randomFor(`deal ${number}`)
    const { brand, model, size } = listing.tyre
    return {
      id: demoId('deal', number),
      code: makeCode(randomFor(`deal code ${number}`)),
      shop_id: listing.shopId,
      listing_id: listing.id,
      title: `${brand} ${model} ${size} Deal`,
      description: pick(random, descriptions),
      price_cents: tidy(listing.priceCents * (0.78 + random() * 0.14)),
      ...datesOf(number, today, random),
      active: true,
      featured_on_homepage: number % 10 === 0,
      created_at: now,
      updated_at: now,
    }
  })
  await insertAll(db, 'deal', columns, rows)
}

/** Listings with stock, the next one of each shop in turn. */
function chosen(listings: readonly DemoListing[], count: number): DemoListing[] {
  const byShop = Map.groupBy(
    listings.filter(({ quantity }) => quantity >= 4),
    ({ shopId }) => shopId,
  )
  const picked: DemoListing[] = []
  for (let round = 0; picked.length < count; round++) {
    const before = picked.length
    for (const shelf of byShop.values()) {
      const listing = shelf[round]
      if (listing && picked.length < count) picked.push(listing)
    }
    if (picked.length === before) break
  }
  return picked
}

function datesOf(number: number, today: string, random: () => number): { starts_on: string; ends_on: string | null } {
  if (number % 10 === 3) {
    const starts_on = addDays(today, wholeBetween(random, 2, 20))
    return { starts_on, ends_on: addDays(starts_on, wholeBetween(random, 7, 30)) }
  }
  const starts_on = addDays(today, -wholeBetween(random, 30, 50))
  if (number % 10 === 7) return { starts_on, ends_on: addDays(today, -wholeBetween(random, 1, 20)) }
  return { starts_on, ends_on: number % 3 === 0 ? null : addDays(today, wholeBetween(random, 5, 45)) }
}

const sizes = ['265/65R17', '225/45R17', '31x10.5R15', '195R15C', '255/35R19'] as const
const DAY_MINUTES = 24 * 60

/** What the demo's drivers asked for near the first shop in the last weeks. */
export async function seedSearches(
  db: Db,
  near: { lat: number; lng: number },
  drivers: readonly string[],
  now: Date,
): Promise<void> {
  const rows = sizes.flatMap((size, at) =>
    drivers.map((contact_id, number) => ({
      id: demoId('search', at * drivers.length + number),
      contact_id,
      channel: 'whatsapp' as const,
      query: JSON.stringify({ size, near }),
      results: 0,
      at: addMinutes(now, -DAY_MINUTES * (2 + at * 4 + number)),
    })),
  )
  await db
    .insertInto('search_activity')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
