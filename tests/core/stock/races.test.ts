import { afterAll, beforeEach, expect, test } from 'vitest'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { completeWork } from '#core/bookings/shop-work.ts'
import { Refusal } from '#core/errors.ts'
import { changeListing } from '#core/inventory/listing-view.ts'
import { mergeTyres } from '#core/tyres/merge-tyres.ts'
import { asAdmin } from '#tests/support/actors.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, options } from '../bookings/support.ts'
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
    const phones = [scene.frontDesk, as(await makeStaff(ctx, scene.shop))]
    const ids: string[] = []
    for (const _ of phones)
      ids.push(
        (await requestBooking(ctx, as(await makeContact(ctx)), options({ shop: scene.shop, listing }, { quantity: 2 })))
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
      (await requestBooking(ctx, as(await makeContact(ctx)), options({ shop: scene.shop, listing }, { quantity: 2 })))
        .id,
    )
  const came = await outcomes(ids.map((id) => confirmBooking(ctx, scene.frontDesk, id)))
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
    const set = options({ ...scene, listing: one }, { quantity: 2, rear: { listingId: other.id, quantity: 1 } })
    ids.push((await requestBooking(ctx, as(await makeContact(ctx)), set)).id)
  }
  expect(new Set(await outcomes(ids.map((id) => confirmBooking(ctx, scene.frontDesk, id))))).toEqual(new Set(['done']))
  expect([await shelfOf(ctx, scene.listing.id), await shelfOf(ctx, rear.id)]).toMatchObject([
    { reserved: 24, offered: 36 },
    { reserved: 24, offered: 36 },
  ])
  ctx.clock.set(monday('10:30'))
  const came = await outcomes([
    ...ids.slice(0, 8).map((id) => completeWork(ctx, scene.frontDesk, id)),
    ...ids.slice(8).map((id) => cancelBooking(ctx, scene.frontDesk, id, 'flood')),
    ...[scene.listing, rear].map(({ id }) => changeListing(ctx, scene.frontDesk, id, { priceCents: 99_900 })),
  ])
  expect(new Set(came)).toEqual(new Set(['done']))
  expect([await shelfOf(ctx, scene.listing.id), await shelfOf(ctx, rear.id)]).toEqual([
    { quantity: 48, reserved: 0, offered: 48, shelf: 48 },
    { quantity: 48, reserved: 0, offered: 48, shelf: 48 },
  ])
})

test('tyres are merged while their bookings are confirmed, done and called off, ten times: nothing is lost', async () => {
  const admin = asAdmin(await makeContact(ctx))
  for (let round = 0; round < 10; round++) {
    ctx.clock.set(wednesdayMorning)
    const scene = await makeScene(ctx, { bays: 16 })
    const [one, other] = [
      await makeListing(ctx, scene.shop, { model: `Left ${round}`, size: '195/65R15', quantity: 40 }),
      await makeListing(ctx, scene.shop, { model: `Right ${round}`, size: '195/65R15', quantity: 40 }),
    ]
    const ids: string[] = []
    for (let at = 0; at < 12; at++) {
      const listing = at % 2 === 0 ? one : other
      ids.push(
        (await requestBooking(ctx, as(await makeContact(ctx)), options({ shop: scene.shop, listing }, { quantity: 2 })))
          .id,
      )
    }
    for (const id of ids.slice(0, 8)) await confirmBooking(ctx, scene.frontDesk, id)
    ctx.clock.set(monday('10:30'))
    const tyreOf = async (id: string) =>
      (await ctx.db.selectFrom('listing').select('tyre_id').where('id', '=', id).executeTakeFirstOrThrow()).tyre_id
    const [from, into] = [await tyreOf(one.id), await tyreOf(other.id)]
    const came = await outcomes([
      ...ids.slice(0, 4).map((id) => completeWork(ctx, scene.frontDesk, id)),
      mergeTyres(ctx, admin, from, into),
      ...ids.slice(4, 8).map((id) => cancelBooking(ctx, scene.frontDesk, id, 'flood')),
      ...ids.slice(8).map((id) => confirmBooking(ctx, scene.frontDesk, id)),
    ])
    expect(came.filter((one) => one !== 'done' && one !== 'BOOKING_NOT_PENDING')).toEqual([])
    const left = await ctx.db.selectFrom('listing').selectAll().where('id', 'in', [one.id, other.id]).execute()
    expect(left).toHaveLength(1)
    const promised = await ctx.db
      .selectFrom('booking')
      .select(({ fn }) => fn.sum<string>('quantity').as('tyres'))
      .where('listing_id', '=', left[0]?.id ?? '')
      .where('status', '=', 'confirmed')
      .executeTakeFirstOrThrow()
    expect(left[0]?.reserved).toBe(Number(promised.tyres ?? 0))
  }
})
