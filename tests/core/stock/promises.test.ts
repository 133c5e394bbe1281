import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { undoAnswer, undoably } from '#core/bookings/answers/answer.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { completeWork, markNoShow, startWork } from '#core/bookings/shop-work.ts'
import { enterBooking } from '#core/front-desk/enter-booking.ts'
import { takeUndo } from '#core/undo-step.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, options, refusalOf } from '../bookings/support.ts'
import { shelfOf } from './shelf.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

type Scene = Awaited<ReturnType<typeof makeScene>>
const asked = async (scene: Scene, extra: Parameters<typeof options>[1] = {}) =>
  (await requestBooking(ctx, as(await makeContact(ctx)), options(scene, extra))).id

async function confirmed(bays = 4) {
  const scene = await makeScene(ctx, { bays })
  const id = await asked(scene)
  await confirmBooking(ctx, scene.frontDesk, id)
  return { ...scene, id }
}

test('a request promises nothing, a confirmation its tyres, and drivers see what is free', async () => {
  const scene = await makeScene(ctx)
  const id = await asked(scene)
  expect(await shelfOf(ctx, scene.listing.id)).toMatchObject({ quantity: 8, reserved: 0 })
  await confirmBooking(ctx, scene.frontDesk, id)
  expect(await shelfOf(ctx, scene.listing.id)).toEqual({ quantity: 8, reserved: 4, offered: 4, shelf: 4 })
})

test('a booking entered at the counter promises its tyres', async () => {
  const { shop, frontDesk, listing } = await makeScene(ctx)
  const input = { services: ['fitting' as const], quantity: 3, listingId: listing.id, size: '', start: monday('09:00') }
  await enterBooking(ctx, frontDesk, shop.id, {
    ...input,
    locationType: 'wait',
    customer: { name: 'Thabo', phone: '' },
    notes: '',
  })
  expect(await shelfOf(ctx, listing.id)).toEqual({ quantity: 8, reserved: 3, offered: 5, shelf: 5 })
})

test('a completed booking takes its tyres off the shelf, and Undo puts just those back', async () => {
  const { frontDesk, listing, id } = await confirmed()
  ctx.clock.set(monday('10:30'))
  await startWork(ctx, frontDesk, id)
  expect(await shelfOf(ctx, listing.id)).toMatchObject({ quantity: 8, reserved: 4 })
  // Two were sold over the counter meanwhile, and the shop said so: three are left for four.
  await ctx.db.updateTable('listing').set({ quantity: 3 }).where('id', '=', listing.id).execute()
  const { undoId } = await undoably(ctx, frontDesk.contactId, id, (ctx) => completeWork(ctx, frontDesk, id))
  expect(await shelfOf(ctx, listing.id)).toEqual({ quantity: 0, reserved: 0, offered: null, shelf: null })
  const step = await takeUndo(ctx, frontDesk.contactId, undoId ?? '')
  await undoAnswer(ctx, frontDesk, id, { before: step?.before, after: step?.after })
  expect(await shelfOf(ctx, listing.id)).toEqual({ quantity: 3, reserved: 4, offered: null, shelf: null })
})

test('cancelled and not shown up for: the tyres are free again', async () => {
  const one = await confirmed()
  await cancelBooking(ctx, one.frontDesk, one.id, 'flood')
  expect(await shelfOf(ctx, one.listing.id)).toEqual({ quantity: 8, reserved: 0, offered: 8, shelf: 8 })
  ctx.clock.set(wednesdayMorning)
  const other = await confirmed()
  ctx.clock.set(monday('11:30'))
  await markNoShow(ctx, other.frontDesk, other.id)
  expect(await shelfOf(ctx, other.listing.id)).toEqual({ quantity: 8, reserved: 0, offered: 8, shelf: 8 })
})

test('a shop that keeps its own books has nothing taken off at completion', async () => {
  const { shop, frontDesk, listing, id } = await confirmed()
  await ctx.db.updateTable('shop').set({ keeps_own_books: true }).where('id', '=', shop.id).execute()
  ctx.clock.set(monday('10:30'))
  await completeWork(ctx, frontDesk, id)
  expect(await shelfOf(ctx, listing.id)).toEqual({ quantity: 8, reserved: 0, offered: 8, shelf: 8 })
})

describe('a staggered set', () => {
  test('promises and takes both axles', async () => {
    const scene = await makeScene(ctx)
    const rear = await makeListing(ctx, scene.shop, { size: '225/50R16', quantity: 5 })
    const id = await asked(scene, { quantity: 2, rear: { listingId: rear.id, quantity: 2 } })
    await confirmBooking(ctx, scene.frontDesk, id)
    expect([await shelfOf(ctx, scene.listing.id), await shelfOf(ctx, rear.id)]).toMatchObject([
      { quantity: 8, reserved: 2, offered: 6 },
      { quantity: 5, reserved: 2, offered: 3 },
    ])
    ctx.clock.set(monday('10:30'))
    await completeWork(ctx, scene.frontDesk, id)
    expect([await shelfOf(ctx, scene.listing.id), await shelfOf(ctx, rear.id)]).toMatchObject([
      { quantity: 6, reserved: 0, offered: 6 },
      { quantity: 3, reserved: 0, offered: 3 },
    ])
  })

  test('of one listing on both axles counts both', async () => {
    const scene = await makeScene(ctx)
    const id = await asked(scene, { quantity: 2, rear: { listingId: scene.listing.id, quantity: 2 } })
    await confirmBooking(ctx, scene.frontDesk, id)
    expect(await shelfOf(ctx, scene.listing.id)).toMatchObject({ quantity: 8, reserved: 4, offered: 4 })
    await ctx.db.updateTable('listing').set({ quantity: 3 }).where('id', '=', scene.listing.id).execute()
    ctx.clock.set(monday('10:30'))
    const { undoId } = await undoably(ctx, scene.frontDesk.contactId, id, (ctx) =>
      completeWork(ctx, scene.frontDesk, id),
    )
    expect(await shelfOf(ctx, scene.listing.id)).toMatchObject({ quantity: 0, reserved: 0 })
    const step = await takeUndo(ctx, scene.frontDesk.contactId, undoId ?? '')
    await undoAnswer(ctx, scene.frontDesk, id, { before: step?.before, after: step?.after })
    expect(await shelfOf(ctx, scene.listing.id)).toMatchObject({ quantity: 3, reserved: 4 })
  })
})

test('work without a tyre of the shop touches nothing', async () => {
  const scene = await makeScene(ctx)
  const id = await asked({ ...scene, listing: undefined as never }, { services: ['alignment'], quantity: 1 })
  await confirmBooking(ctx, scene.frontDesk, id)
  ctx.clock.set(monday('10:30'))
  await completeWork(ctx, scene.frontDesk, id)
  expect(await shelfOf(ctx, scene.listing.id)).toMatchObject({ quantity: 8, reserved: 0 })
})

describe('more than is free', () => {
  test('a driver who asks is refused with what is free', async () => {
    const scene = await confirmed()
    const refusal = await refusalOf(asked(scene, { quantity: 5, start: monday('14:00').toISOString() }))
    expect(refusal).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Only 4 of this tyre still free' })
    const both = {
      quantity: 4,
      rear: { listingId: scene.listing.id, quantity: 1 },
      start: monday('14:00').toISOString(),
    }
    expect((await refusalOf(asked(scene, both))).code).toBe('OUT_OF_STOCK')
  })

  test('a shop that confirms is asked once, and may go on', async () => {
    const scene = await makeScene(ctx, { bays: 3 })
    const [first, second] = [await asked(scene, { quantity: 5 }), await asked(scene, { quantity: 4 })]
    await confirmBooking(ctx, scene.frontDesk, first)
    const refusal = await refusalOf(confirmBooking(ctx, scene.frontDesk, second))
    expect(refusal).toMatchObject({
      code: 'STOCK_PROMISED',
      message: '5 of 8 are promised, so 3 are free, and this booking needs 4',
      fields: { stock: '8', reserved: '5', free: '3', needed: '4' },
    })
    await confirmBooking(ctx, scene.frontDesk, second, undefined, { anyway: true })
    expect(await shelfOf(ctx, scene.listing.id)).toEqual({ quantity: 8, reserved: 9, offered: null, shelf: null })
  })
})
