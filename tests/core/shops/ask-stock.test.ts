import { afterAll, beforeEach, expect, test } from 'vitest'
import { askAboutStock } from '#core/inventory/write-stock.ts'
import { changeSettings } from '#core/notifications/preferences/settings.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { sweepEvents } from '#workers/handlers/event.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(async () => {
  await emptyTables(pool)
  ctx.clock.set('2026-11-25T12:05:00Z')
})

const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000)

/** A shop with one listing of that age, and a member who has just written. */
async function stockedShop(confirmedDaysAgo: number) {
  const shop = await makeShop(ctx)
  const listing = await makeListing(ctx, shop)
  await ctx.db
    .updateTable('listing')
    .set({ confirmed_at: daysAgo(confirmedDaysAgo), created_at: daysAgo(30) })
    .where('id', '=', listing.id)
    .execute()
  const staff = await makeStaff(ctx, shop, { lastInboundAt: ctx.clock.now() })
  return { shop, staff }
}

async function asked(contactId: string): Promise<string[]> {
  await askAboutStock(ctx)
  await sweepEvents(ctx)
  const rows = await ctx.db
    .selectFrom('notification')
    .select(['kind', 'channel', 'decision', 'reason'])
    .where('contact_id', '=', contactId)
    .where('channel', '=', 'whatsapp')
    .orderBy('decided_at')
    .execute()
  return rows.map(({ kind, decision, reason }) => `${kind} ${decision}: ${reason.code}`)
}

test('a shop that has not confirmed its stock for a week is asked once; one that has, or is closed, is not', async () => {
  const old = await stockedShop(9)
  const fresh = await stockedShop(6)
  expect(await asked(old.staff.id)).toEqual(['stock_question send: window_open'])
  expect(await asked(old.staff.id)).toHaveLength(1)
  expect(await asked(fresh.staff.id)).toEqual([])
  ctx.clock.set('2026-11-28T12:05:00Z')
  expect(await asked(fresh.staff.id)).toEqual([])
  ctx.clock.set('2026-11-30T12:05:00Z')
  expect(await asked(fresh.staff.id)).toHaveLength(1)
})

test('who wants no messages is asked all the same: the question has a switch of its own', async () => {
  const { staff } = await stockedShop(9)
  await changeSettings(ctx, staff.id, { topics: { messages: false } })
  expect(await asked(staff.id)).toEqual(['stock_question send: window_open'])
})

test('who has switched the question off is not asked', async () => {
  const { staff } = await stockedShop(9)
  await changeSettings(ctx, staff.id, { topics: { stock: false } })
  expect(await asked(staff.id)).toEqual(['stock_question drop: switched_off'])
})
