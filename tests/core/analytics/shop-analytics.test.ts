import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { completeWork, startWork } from '#core/bookings/shop-work.ts'
import { keepFigures } from '#core/dashboard/analytics/keep-figures.ts'
import { shopAnalytics } from '#core/dashboard/analytics/shop-analytics.ts'
import type { PeriodDays } from '#core/rules/figures/periods.ts'
import { recordSearch } from '#core/search/record-search.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import {
  type MadeMember,
  type MadeShop,
  makeContact,
  makeDeal,
  makeListing,
  makeShop,
  makeStaff,
} from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { booked, talked, viewed } from './scene.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)

let shop: MadeShop
let seller: MadeMember
/** Wednesday 18 November 2026, 09:00. */
beforeEach(async () => {
  ctx.clock.set(wednesdayMorning)
  await ctx.pool.query('truncate figures_day, shop_day')
  shop = await makeShop(ctx)
  seller = await makeStaff(ctx, shop)
})
const read = (days: PeriodDays = 30) => shopAnalytics(ctx, as(seller), shop.id, { days })

/** What a month and more has brought. */
async function pastOf(): Promise<void> {
  await booked(ctx, shop, { made: '2026-10-30T10:00', completed: '2026-11-02T10:00', cents: 300_000 })
  await booked(ctx, shop, { made: '2026-11-01T00:00', completed: '2026-11-05T10:00', cents: 200_000 })
  await booked(ctx, shop, { made: '2026-11-10T10:00', status: 'cancelled' })
  await booked(ctx, shop, { made: '2026-11-17T23:59', status: 'pending' })
  await booked(ctx, shop, { made: '2026-11-18T08:00', completed: '2026-11-18T08:30', cents: 50_000 })
  await talked(ctx, shop, [
    { by: 'customer', at: '2026-11-16T16:30' },
    { by: 'business', at: '2026-11-16T16:31', automated: true },
    { by: 'customer', at: '2026-11-16T16:40' },
    { by: 'business', at: '2026-11-17T08:30' },
    { by: 'business', at: '2026-11-17T08:40' },
    { by: 'customer', at: '2026-11-18T08:00' },
    { by: 'business', at: '2026-11-18T08:10' },
  ])
  await viewed(ctx, shop, '2026-11-17', { page_views: 12, listing_views: 3 })
  await viewed(ctx, shop, '2026-11-18', { page_views: 2, listing_views: 1 })
}

describe('the cards', () => {
  test('count the shelves, the deals of today, and the bookings of the calendar month', async () => {
    await pastOf()
    const full = await makeListing(ctx, shop, { priceCents: 100_000, quantity: 120 })
    await makeListing(ctx, shop, { model: 'Primacy 5', priceCents: 200_000, quantity: 9 })
    const soldOut = await makeListing(ctx, shop, { model: 'Pilot', priceCents: 50_000, quantity: 0 })
    await makeDeal(ctx, shop, full)
    await makeDeal(ctx, shop, soldOut, { startsOn: '2026-12-01' })
    const { summary } = await read(7)
    expect(summary).toEqual({
      totalInventory: 3,
      tyres: 129,
      lowStockItems: 2,
      activeDeals: 1,
      pendingBookings: 1,
      month: '2026-11-01',
      monthlyBookings: 4,
      completedBookings: 2,
      conversionPercent: 50,
      estimatedRevenueCents: 91 * 200_000 + 100 * 50_000,
      bookedRevenueCents: 550_000,
    })
  })

  test('of a shop without anything say nothing but zero', async () => {
    const { summary, now, pieces, wanted } = await read()
    expect(summary).toMatchObject({
      totalInventory: 0,
      monthlyBookings: 0,
      conversionPercent: 0,
      bookedRevenueCents: 0,
    })
    expect(now.figures).toMatchObject({ bookings: 0, completionPercent: null, answers: 0, answerMinutes: null })
    expect(pieces).toHaveLength(30)
    expect(wanted.sizes).toEqual([])
  })
})

describe('the figures of a period', () => {
  test('are the same before the past is counted, after it, and when it is counted again', async () => {
    await pastOf()
    const before = await read()
    await keepFigures(ctx)
    expect(await read()).toEqual(before)
    ctx.clock.advance(25 * 60 * 60 * 1000)
    await keepFigures(ctx)
    await keepFigures(ctx)
    ctx.clock.set(wednesdayMorning)
    expect(await read()).toEqual(before)
    expect(before.now).toEqual({
      from: '2026-10-20',
      to: '2026-11-18',
      figures: {
        pageViews: 14,
        listingViews: 4,
        chats: 1,
        bookings: 5,
        completed: 3,
        completionPercent: 60,
        answers: 2,
        answeredInTime: 2,
        // 60 minutes of opening time until the next morning's answer, and 10.
        answerMinutes: 35,
        bookedCents: 550_000,
      },
    })
    expect(before.previous).toMatchObject({ from: '2026-09-20', to: '2026-10-19', figures: { bookings: 0 } })
    expect(before.pieces.at(-2)).toMatchObject({ from: '2026-11-17', figures: { pageViews: 12, bookings: 1 } })
  })

  test('stand beside those of as many days before', async () => {
    await pastOf()
    await keepFigures(ctx)
    const { now, previous } = await read(7)
    expect([now.from, now.to, now.figures.bookings]).toEqual(['2026-11-12', '2026-11-18', 2])
    expect([previous.from, previous.to, previous.figures.bookings]).toEqual(['2026-11-05', '2026-11-11', 1])
    expect(previous.figures.bookedCents).toBe(200_000)
  })

  test('of a year are drawn by weeks that lose no day', async () => {
    await pastOf()
    const { pieces, now } = await read(365)
    expect(pieces).toHaveLength(52)
    expect(pieces[0]?.from).toBe(now.from)
    expect(pieces.reduce((sum, { figures }) => sum + figures.bookings, 0)).toBe(now.figures.bookings)
  })

  test('change at once for the day of a booking that is completed later', async () => {
    const driver = await makeContact(ctx)
    await booked(ctx, shop, { made: '2026-11-10T10:00' })
    await ctx.db
      .updateTable('booking')
      .set({ customer_contact_id: driver.id, appointment_start: wednesdayMorning })
      .where('shop_id', '=', shop.id)
      .execute()
    await keepFigures(ctx)
    const { id } = await ctx.db
      .selectFrom('booking')
      .select('id')
      .where('shop_id', '=', shop.id)
      .executeTakeFirstOrThrow()
    await startWork(ctx, as(seller), id)
    await completeWork(ctx, as(seller), id)
    await drainWork(ctx)
    const { now, pieces } = await read()
    expect(now.figures).toMatchObject({ bookings: 1, completed: 1, completionPercent: 100, bookedCents: 100_000 })
    expect(pieces.find(({ from }) => from === '2026-11-10')?.figures).toMatchObject({ completed: 1, bookedCents: 0 })
  })
})

describe('sizes that people ask for near the shop', () => {
  const near = { lat: -26.1, lng: 28.01 }
  const asks = async (size: string, place: { lat: number; lng: number } = near, contactId?: string) =>
    recordSearch(ctx, {
      channel: 'whatsapp',
      contactId: contactId ?? (await makeContact(ctx)).id,
      input: { size, near: place },
      results: 0,
    })

  test('are named from three people on, unless the shop has them', async () => {
    await makeListing(ctx, shop, { size: '205/55R16' })
    await makeListing(ctx, shop, { size: '195/65R15', quantity: 0 })
    for (let people = 0; people < 3; people++) {
      await asks('265/65R17')
      await asks('205/55R16')
      await asks('195/65R15')
      await asks('225/45R17', { lat: -26.4, lng: 28.01 })
    }
    await asks('265/65R17')
    const keen = (await makeContact(ctx)).id
    for (let times = 0; times < 5; times++) await asks('245/40R18', near, keen)
    for (let times = 0; times < 5; times++) await asks('255/35R19', near, seller.id)
    const { wanted } = await read()
    expect(wanted).toEqual({
      from: '2026-10-20',
      days: 30,
      withinKm: 20,
      sizes: [
        { size: '265/65R17', drivers: 4 },
        { size: '195/65R15', drivers: 3 },
      ],
    })
    ctx.clock.advance(31 * 24 * 60 * 60 * 1000)
    expect((await read()).wanted.sizes).toEqual([])
    await ctx.pool.query('truncate search_activity')
  })
})

test('nobody else sees them', async () => {
  const other = await makeStaff(ctx, await makeShop(ctx))
  await expect(shopAnalytics(ctx, as(other), shop.id, { days: 7 })).rejects.toMatchObject({ code: 'SHOP_NOT_FOUND' })
})
