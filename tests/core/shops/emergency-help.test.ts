import { afterAll, beforeEach, expect, test } from 'vitest'
import { instantOf } from '#core/rules/time/time.ts'
import { emergencyHelp } from '#core/shops/emergency-help.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeShop, weekdays } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(async () => {
  await ctx.db.deleteFrom('shop').execute()
  ctx.clock.set(instantOf('2026-11-18', '16:30'))
})

/** On the N1 at Midrand. */
const here = { lat: -25.99, lng: 28.13 }
const north = (km: number) => ({ lat: here.lat + km / 111.2, lng: here.lng })
const names = (shops: readonly { name: string }[]) => shops.map(({ name }) => name)

test('who is open and comes this far, nearest first, each once, with number and fee', async () => {
  await makeShop(ctx, { name: 'Far', ...north(30), services: { mobile: {}, emergency: {} }, callOutCents: 45_000 })
  await makeShop(ctx, { name: 'Near', ...north(5), services: { road_assistance: { priceCents: 65_000 } } })
  await makeShop(ctx, { name: 'Only fits', ...north(1), services: { fitting: {} } })
  await makeShop(ctx, { name: 'Stays near', ...north(20), services: { mobile: {} }, serviceRadiusKm: 10 })
  await makeShop(ctx, { name: 'No number', ...north(2), services: { mobile: {} }, phone: null })
  await makeShop(ctx, { name: 'Shut', ...north(2), services: { mobile: {} }, hours: weekdays('08:00-16:00') })
  await makeShop(ctx, { name: 'Not listed', ...north(2), services: { mobile: {} }, status: 'blocked' })
  const { open, next } = await emergencyHelp(ctx, here)
  expect(names(open)).toEqual(['Near', 'Far'])
  expect(next).toEqual([])
  expect(open.map(({ comingCents }) => comingCents)).toEqual([65_000, 45_000])
  expect(open[1]?.services).toEqual(['emergency', 'mobile'])
  expect(open.every(({ phone }) => phone.startsWith('+27'))).toBe(true)
})

test('when none is open: who opens next, the nearer of two that open together', async () => {
  ctx.clock.set(instantOf('2026-11-18', '20:00'))
  await makeShop(ctx, { name: 'Eight', ...north(1), services: { mobile: {} } })
  await makeShop(ctx, { name: 'Seven far', ...north(20), services: { mobile: {} }, hours: weekdays('07:00-17:00') })
  await makeShop(ctx, { name: 'Seven near', ...north(10), services: { emergency: {} }, hours: weekdays('07:00-17:00') })
  const { open, next } = await emergencyHelp(ctx, here)
  expect(open).toEqual([])
  expect(next.map(({ shop, opensAt }) => [shop.name, opensAt])).toEqual([
    ['Seven near', instantOf('2026-11-19', '07:00')],
    ['Seven far', instantOf('2026-11-19', '07:00')],
  ])
})

test('when nobody comes out: tyre shops that are open', async () => {
  await makeShop(ctx, { name: 'Only fits', ...north(3), services: { fitting: {} } })
  expect(names((await emergencyHelp(ctx, here)).tyreShops)).toEqual(['Only fits'])
  ctx.clock.set(instantOf('2026-11-18', '23:00'))
  expect(await emergencyHelp(ctx, here)).toEqual({ open: [], toAsk: [], next: [], tyreShops: [] })
})
