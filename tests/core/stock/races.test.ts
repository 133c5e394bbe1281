import { afterAll, beforeEach, expect, test } from 'vitest'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { completeWork } from '#core/bookings/shop-work.ts'
import { Refusal } from '#core/errors.ts'
import { changeListing } from '#core/inventory/change-listing.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, wish } from '../bookings/support.ts'
import { shelfOf } from './shelf.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

/** What each of them came to: 'done', or the code of the refusal. */
const outcomes = async (work: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(work)).map((one) => {
    if (one.status === 'fulfilled') return 'done'
    if (one.reason instanceof Refusal) return one.reason.code
    throw one.reason
  })

test('two phones of a shop confirm two drivers for the last two tyres at the same moment: one is asked', async () => {
  for (let round = 0; round < 10; round++) {
    const scene = await makeScene(ctx, { bays: 2 })
    const listing = await makeListing(ctx, scene.shop, { size: '195/65R15', quantity: 2 })
    const phones = [scene.counter, as(await makeStaff(ctx, scene.shop))]
    const ids: string[] = []
    for (const _ of phones)
      ids.push(
        (await requestBooking(ctx, as(await makeContact(ctx)), wish({ shop: scene.shop, listing }, { quantity: 2 })))
          .id,
      )
    const came = await outcomes(phones.map((phone, at) => confirmBooking(ctx, phone, ids[at] ?? '')))
    expect(came.toSorted()).toEqual(['STOCK_PROMISED', 'done'])
    expect(await shelfOf(ctx, listing.id)).toEqual({ quantity: 2, reserved: 2, offered: null, shelf: null })
  }
})

test('twenty confirmations at once on nine tyres: what fits is confirmed, and the others are asked', async () => {
  const scene = await makeScene(ctx, { bays: 20 })
  const listing = await makeListing(ctx, scene.shop, { size: '195/65R15', quantity: 9 })
  const ids: string[] = []
  for (let at = 0; at < 20; at++)
    ids.push(
      (await requestBooking(ctx, as(await makeContact(ctx)), wish({ shop: scene.shop, listing }, { quantity: 2 }))).id,
    )
  const came = await outcomes(ids.map((id) => confirmBooking(ctx, scene.counter, id)))
  expect(came.filter((one) => one === 'done')).toHaveLength(4)
  expect(came.filter((one) => one === 'STOCK_PROMISED')).toHaveLength(16)
  expect(await shelfOf(ctx, listing.id)).toEqual({ quantity: 9, reserved: 8, offered: 1, shelf: 1 })
})

test('staggered sets that name two tyres the other way round, cancelled, done and counted at once: no lock waits for ever', async () => {
  const scene = await makeScene(ctx, { bays: 16 })
  const rear = await makeListing(ctx, scene.shop, { size: '225/50R16', quantity: 60 })
  await ctx.db.updateTable('listing').set({ quantity: 60 }).where('id', '=', scene.listing.id).execute()
  const ids: string[] = []
  for (let at = 0; at < 16; at++) {
    const [one, other] = at % 2 === 0 ? [scene.listing, rear] : [rear, scene.listing]
    const set = wish({ ...scene, listing: one }, { quantity: 2, rear: { listingId: other.id, quantity: 1 } })
    ids.push((await requestBooking(ctx, as(await makeContact(ctx)), set)).id)
  }
  expect(new Set(await outcomes(ids.map((id) => confirmBooking(ctx, scene.counter, id))))).toEqual(new Set(['done']))
  expect([await shelfOf(ctx, scene.listing.id), await shelfOf(ctx, rear.id)]).toMatchObject([
    { reserved: 24, offered: 36 },
    { reserved: 24, offered: 36 },
  ])
  ctx.clock.set(monday('10:30'))
  const came = await outcomes([
    ...ids.slice(0, 8).map((id) => completeWork(ctx, scene.counter, id)),
    ...ids.slice(8).map((id) => cancelBooking(ctx, scene.counter, id, 'flood')),
    ...[scene.listing, rear].map(({ id }) => changeListing(ctx, scene.counter, id, { priceCents: 99_900 })),
  ])
  expect(new Set(came)).toEqual(new Set(['done']))
  expect([await shelfOf(ctx, scene.listing.id), await shelfOf(ctx, rear.id)]).toEqual([
    { quantity: 48, reserved: 0, offered: 48, shelf: 48 },
    { quantity: 48, reserved: 0, offered: 48, shelf: 48 },
  ])
})
