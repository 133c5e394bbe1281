import { sql } from 'kysely'
import { makeCode } from '#core/rules/code.ts'
import type { Db } from '../client.ts'
import { insertAll } from './bulk.ts'
import { brandLines } from './data/brands.ts'
import { demoId, pick, randomFor } from './random.ts'
import type { DemoShop } from './shops.ts'
import type { DemoTyre } from './tyres.ts'

export type DemoListing = {
  id: string
  shopId: string
  tyre: DemoTyre
  priceCents: number
  quantity: number
  sku: string | null
  /** How many days ago its shop confirmed the stock; null if it never did. */
  confirmedDays: number | null
  /** What the shop can have brought in beside the shelf: how many, in how many opening hours, until when in the day. */
  order: { quantity: number; leadHours: number; until: string | null } | null
}

const DAY_MS = 86_400_000

/** Room for so many listings a shop in the numbering of ids. */
const numbersPerShop = 4096

/** What each shop has on its shelves: more of the common sizes, and mostly the brands that it favours. */
export function makeDemoListings(shops: readonly DemoShop[], tyres: readonly DemoTyre[], count: number): DemoListing[] {
  return shops.flatMap((shop, index) => {
    const share = Math.floor(count / shops.length) + (index < count % shops.length ? 1 : 0)
    return listingsOf(shop, tyres, share)
  })
}

function listingsOf(shop: DemoShop, tyres: readonly DemoTyre[], count: number): DemoListing[] {
  const random = randomFor(`listings ${shop.number}`)
  const favourites = new Set(Array.from({ length: 9 }, () => pick(random, Object.keys(brandLines))))
  const dearness = 0.95 + random() * 0.11
  // The smallest keys of exponential variables are a draw without replacement by weight.
  const keyed = tyres.map((tyre) => ({
    tyre,
    key: -Math.log(1 - random()) / (tyre.weight * (favourites.has(tyre.brand) ? 1 : 0.05)),
  }))
  keyed.sort((one, other) => one.key - other.key)
  return keyed.slice(0, count).map(({ tyre }, index) => {
    const own = randomFor(`listing ${shop.number} ${tyre.brand} ${tyre.model} ${tyre.size}`)
    const cents = tidy(tyre.usualCents * dearness * (0.98 + own() * 0.05))
    const quantity = own() < 0.05 ? 0 : 1 + Math.floor(own() ** 1.7 * 40)
    return {
      id: demoId('listing', shop.number * numbersPerShop + index),
      shopId: shop.id,
      tyre,
      priceCents: cents,
      quantity,
      sku: own() < 0.4 ? `${tyre.brand.slice(0, 3).toUpperCase()}-${1001 + index}` : null,
      confirmedDays: own() < 0.6 ? Math.floor(own() * 12) : null,
      order: orderIn(`order ${shop.number} ${tyre.brand} ${tyre.model} ${tyre.size}`, quantity),
    }
  })
}

/** Most that hardly stand on the shelf, and few others, can be ordered: from a depot in town or further away. */
function orderIn(key: string, onShelf: number): DemoListing['order'] {
  const random = randomFor(key)
  if (random() >= (onShelf < SET ? 0.7 : 0.04)) return null
  const [leadHours, until] = pick(random, depots)
  return { quantity: 4 + 4 * Math.floor(random() * 3), leadHours, until }
}
const SET = 4
const depots: readonly (readonly [leadHours: number, until: string | null])[] = [
  [4, '14:00'],
  [9, '15:00'],
  [18, null],
]

/** A price as shops write it: R 1 899. */
export const tidy = (cents: number): number => Math.round(cents / 1000) * 1000 - 100

const columns = {
  id: 'uuid',
  code: 'text',
  shop_id: 'uuid',
  tyre_id: 'uuid',
  price_cents: 'integer',
  quantity: 'integer',
  sku: 'text',
  confirmed_at: 'timestamptz',
  order_quantity: 'integer',
  order_lead_hours: 'integer',
  order_until: 'time',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
}

/** A code that somebody else's listing has is made anew. */
export async function seedListings(db: Db, listings: readonly DemoListing[], now: Date): Promise<void> {
  let left = listings
  for (let attempt = 0; left.length > 0 && attempt < 6; attempt++) {
    await insertAll(
      db,
      'listing',
      columns,
      left.map(({ id, shopId, tyre, priceCents, quantity, sku, confirmedDays, order }) => ({
        id,
        code: makeCode(randomFor(`code ${id} ${attempt}`)),
        shop_id: shopId,
        tyre_id: tyre.id,
        price_cents: priceCents,
        quantity,
        sku,
        confirmed_at: confirmedDays === null ? null : new Date(now.getTime() - confirmedDays * DAY_MS),
        order_quantity: order?.quantity ?? null,
        order_lead_hours: order?.leadHours ?? null,
        order_until: order?.until ?? null,
        created_at: now,
        updated_at: now,
      })),
    )
    left = await missing(db, left)
  }
}

async function missing(db: Db, listings: readonly DemoListing[]): Promise<DemoListing[]> {
  const stored = new Set<string>()
  const chunk = 20_000
  for (let start = 0; start < listings.length; start += chunk) {
    const ids = listings.slice(start, start + chunk).map(({ id }) => id)
    const rows = await db
      .selectFrom('listing')
      .select('id')
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    for (const { id } of rows) stored.add(id)
  }
  return listings.filter(({ id }) => !stored.has(id))
}
