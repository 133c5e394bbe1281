import { afterAll, beforeEach, expect, test } from 'vitest'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { openSlots } from '#core/bookings/times/open-slots.ts'
import { instantOf, localDate } from '#core/rules/time/time.ts'
import { searchOffers } from '#core/search/search-offers.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeListing, makeShop } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { makeScene, monday, options } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(monday('07:00')))

const tuesday = '2026-11-24'

async function nextFree(shopId: string) {
  await refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })
  const { offers } = await searchOffers(ctx, { size: '205/55R16', shopId, limit: 5 }, { withNextFree: true })
  return offers.map((offer) => offer.nextFree)
}

test('an offer says the first time that the booking form has, tomorrow', async () => {
  const scene = await makeScene(ctx)
  const [first] = await openSlots(ctx, options(scene), tuesday)
  expect(first).toBeDefined()
  expect(await nextFree(scene.shop.id)).toEqual([{ from: first?.toISOString(), inDays: 1 }])
})

test('what somebody else holds is not free, and what a shop does not fit has no time', async () => {
  const scene = await makeScene(ctx, { bays: 1 })
  const [first, ...others] = await openSlots(ctx, options(scene), tuesday)
  await requestBooking(ctx, scene.driver, options(scene, { start: first?.toISOString() }))
  const [free] = await nextFree(scene.shop.id)
  const left = await openSlots(ctx, options(scene), tuesday)
  expect(left.length).toBeLessThan(others.length + 1)
  expect(free?.from).toBe(left[0]?.toISOString())

  const bare = await makeShop(ctx, { name: 'Rubber Only', fittingCents: null })
  await makeListing(ctx, bare)
  expect(await nextFree(bare.id)).toEqual([undefined])
})

test('a shop that is closed tomorrow is free on its next day', async () => {
  const scene = await makeScene(ctx)
  ctx.clock.set(instantOf('2026-11-27', '18:00'))
  const [free] = await nextFree(scene.shop.id)
  expect(free?.inDays).toBeGreaterThan(0)
  expect(localDate(new Date(free?.from ?? ''))).not.toBe('2026-11-27')
})
