import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { named } from '#db/named-statements.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)
const today = '2026-11-18'

test('a price and a deal that change at the same moment are both on offer afterwards', async () => {
  const shop = await makeShop(ctx, { fittingCents: 0 })
  for (let round = 0; round < 15; round++) {
    const listing = await makeListing(ctx, shop, { model: `Round ${round}`, priceCents: 100_000 })
    const about = { listingIds: [listing.id], today }
    await Promise.all([
      ctx.db.transaction().execute(async (tx) => {
        await tx.updateTable('listing').set({ quantity: 2 }).where('id', '=', listing.id).execute()
        await refreshOffers(tx, about)
      }),
      ctx.db.transaction().execute(async (tx) => {
        await makeDeal({ ...ctx, db: tx }, shop, listing, { priceCents: 90_000 })
        await refreshOffers(tx, about)
      }),
    ])
    const { rows } = await pool.query('select price_cents, quantity from offer where listing_id = $1', [listing.id])
    expect(rows).toEqual([{ price_cents: 90_000, quantity: 2 }])
  }
})

test('a refresh that changes nothing writes nothing', async () => {
  await refreshOffers(ctx.db, { all: true, today })
  const versions = () => pool.query('select xmin, listing_id from offer order by listing_id')
  const before = (await versions()).rows
  await refreshOffers(ctx.db, { all: true, today })
  expect((await versions()).rows).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})

test('a statement with a name is planned once a connection', async () => {
  await ctx.db.connection().execute(async (db) => {
    for (const value of [1, 2]) {
      const { rows } = await sql<{ n: number }>`${sql.raw(named('a_test'))} select ${value}::int as n`.execute(db)
      expect(rows).toEqual([{ n: value }])
    }
    const { rows } = await sql`select generic_plans + custom_plans as runs from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([{ runs: '2' }])
  })
})
