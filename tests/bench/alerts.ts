import { matchAlerts } from '#core/alerts/tell-alerts.ts'
import type { Point } from '#core/contracts/offers.ts'
import { cellOf, cellsHearing } from '#core/rules/alerts/alert-life.ts'
import { popularSizes } from '#core/rules/tyres/popular-sizes.ts'
import { circumferenceMm } from '#core/rules/tyres/rolling-circumference.ts'
import { parseTyreSize } from '#core/rules/tyres/tyre-size.ts'
import type { Pool } from '#db/client.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeTestContext, repeatableRandom, type TestContext } from '#tests/support/context.ts'
import { makeListing, makeShop } from '#tests/support/factories.ts'
import { p50, p99 } from './stats.ts'

export const COUNTS = [10_000, 100_000, 1_000_000] as const
/** So many alerts ask for each change that is measured, whatever their number. */
export const MATCHES = 25
const ROUNDS = 6
const BATCH_SIZE = 10_000

const metros: Point[] = [
  { lat: -26.2, lng: 28.05 },
  { lat: -25.75, lng: 28.2 },
  { lat: -33.92, lng: 18.5 },
  { lat: -29.85, lng: 31.0 },
  { lat: -33.95, lng: 25.6 },
]

/** One changed listing at each number of alerts, in milliseconds; `matches` is how many people it was noted for. */
export type AlertsRow = { alerts: number; matches: number; p50: number; p99: number }

/**
 * Changes of a price that about the same number of people asked for, among ever more alerts: the cost follows the
 * matches if the rows stay alike. Wants a migrated database that it may fill.
 */
export async function benchAlerts(databaseUrl: string): Promise<AlertsRow[]> {
  const ctx = makeTestContext({ databaseUrl, now: new Date() })
  try {
    const offers = await makeOffers(ctx)
    const rows: AlertsRow[] = []
    const random = repeatableRandom(7)
    let made = 0
    for (const alerts of COUNTS) {
      await makeAlerts(ctx, offers, alerts - made, random)
      made = alerts
      await ctx.pool.query('analyze alert, contact, offer')
      await ctx.pool.query('checkpoint')
      rows.push({ alerts, ...(await measure(ctx, offers)) })
    }
    return rows
  } finally {
    await ctx.close()
  }
}

type BenchOffer = Point & { listingId: string; sizeId: number }

/** A listing in each of the usual sizes near each of the big cities. */
async function makeOffers(ctx: TestContext): Promise<BenchOffer[]> {
  const offers: BenchOffer[] = []
  for (const metro of metros) {
    const shop = await makeShop(ctx, { ...metro, name: 'Bench Tyres' })
    for (const size of sizes()) {
      const { id, tyreId } = await makeListing(ctx, shop, { size, model: 'Bench' })
      const tyre = await ctx.db.selectFrom('tyre').select('size_id').where('id', '=', tyreId).executeTakeFirstOrThrow()
      offers.push({ ...metro, listingId: id, sizeId: tyre.size_id })
    }
  }
  await refreshOffers(ctx.db, { listingIds: offers.map((offer) => offer.listingId), today: '2026-11-18' })
  return offers
}

const sizes = (): string[] =>
  popularSizes
    .filter((size) => {
      const parsed = parseTyreSize(size)
      return parsed?.kind === 'single' && circumferenceMm(parsed.size) > 0
    })
    .slice(0, 20)

/** People with two alerts each: most with a limit, a quarter for deals alone, around the cities or anywhere. */
async function makeAlerts(ctx: TestContext, offers: readonly BenchOffer[], count: number, random: () => number) {
  const sizeIds = [...new Set(offers.map((offer) => offer.sizeId))]
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const alert = () => {
    const near = random() < 0.1 ? undefined : jittered(pick(metros), random)
    const radiusKm = pick([10, 20, 50, 50, 50, 100])
    const dealsOnly = random() < 0.25
    // The first sizes are the most usual ones.
    const sizeId = sizeIds[Math.floor(random() ** 2 * sizeIds.length)] ?? 0
    const maxCents = dealsOnly && random() < 0.5 ? null : 60_000 + Math.floor(random() * 240_000)
    return {
      sizeId,
      near,
      radiusKm: near ? radiusKm : null,
      dealsOnly,
      maxCents,
      cell: cellOf({ near, radiusKm, dealsOnly }),
    }
  }
  for (let left = count; left > 0; left -= BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, left) }, alert)
    await ctx.pool.query(insert, [
      rows.map((row) => row.sizeId),
      rows.map((row) => row.near?.lat ?? null),
      rows.map((row) => row.near?.lng ?? null),
      rows.map((row) => row.radiusKm),
      rows.map((row) => row.dealsOnly),
      rows.map((row) => row.maxCents),
      rows.map((row) => row.cell),
    ])
  }
}

const jittered = ({ lat, lng }: Point, random: () => number): Point => ({
  lat: lat + (random() + random() - 1) * 0.6,
  lng: lng + (random() + random() - 1) * 0.6,
})

const insert = `
  with wanted as (
    select *, row_number() over () as n
    from unnest($1::int[], $2::float8[], $3::float8[], $4::int[], $5::bool[], $6::int[], $7::int[])
      as w (size_id, lat, lng, radius_km, deals_only, max_cents, cell)
  ), people as (
    insert into contact (name) select 'Bench' from generate_series(1, (select (count(*) + 1) / 2 from wanted))
    returning id
  ), numbered as (select id, row_number() over () as n from people)
  insert into alert (contact_id, slot, size_id, place, lat, lng, radius_km, deals_only, max_cents, cell, quantity,
    created_at, ask_at)
  select p.id, 1 + w.n % 2, w.size_id, case when w.lat is not null then 'Bench' end, w.lat, w.lng, w.radius_km,
    w.deals_only, w.max_cents, w.cell, 4, now(), now() + interval '90 days'
  from wanted w join numbered p on p.n = (w.n + 1) / 2`

/** Each listing takes the price at which about so many people asked for it. */
async function measure(ctx: TestContext, offers: readonly BenchOffer[]): Promise<Omit<AlertsRow, 'alerts'>> {
  const times: number[] = []
  const matches: number[] = []
  for (const offer of offers)
    await ctx.pool.query('update offer set price_cents = $2, fitted_cents = $2 where listing_id = $1', [
      offer.listingId,
      await priceFor(ctx.pool, offer),
    ])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { listingId } of offers) {
      const began = performance.now()
      const found = await matchAlerts(ctx, { listingIds: [listingId] })
      const took = performance.now() - began
      // The first round warms up.
      if (round > 0) times.push(took)
      if (round > 0) matches.push(found)
    }
    await ctx.pool.query('truncate alert_match, alert_round')
  }
  return { matches: p50(matches), p50: p50(times), p99: p99(times) }
}

async function priceFor(pool: Pool, offer: BenchOffer): Promise<number> {
  const { rows } = await pool.query<{ price: number }>(
    `select limit_cents as price from alert a
     where active and size_id = $1 and cell = any($2) and (radius_km is null or 6371.0088 * 2 * asin(sqrt(
       power(sin(radians(lat - $3) / 2), 2) + cos(radians(lat)) * cos(radians($3)) * power(sin(radians(lng - $4) / 2), 2)))
       <= radius_km)
     order by limit_cents desc offset ${MATCHES - 1} limit 1`,
    [offer.sizeId, cellsHearing(offer, false), offer.lat, offer.lng],
  )
  return rows[0]?.price ?? 60_000
}
