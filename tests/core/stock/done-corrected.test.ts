import { afterAll, beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import type { FrontDeskAct } from '#core/contracts/seller/bookings.ts'
import { actAtFrontDesk, undoAtFrontDesk } from '#core/front-desk/act.ts'
import { mergeTyres } from '#core/tyres/merge-tyres.ts'
import { asAdmin } from '#tests/support/actors.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, options } from '../bookings/support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

/** Four of eight are promised for Monday morning, which is now; ten of another tyre stand beside them. */
async function atTheCar() {
  const scene = await makeScene(ctx, { bays: 4 })
  const other = await makeListing(ctx, scene.shop, { model: 'Pilot Sport 4', quantity: 10 })
  const { id } = await requestBooking(ctx, as(await makeContact(ctx)), options(scene))
  await confirmBooking(ctx, scene.frontDesk, id)
  ctx.clock.set(monday('11:30'))
  const act = (one: FrontDeskAct) => actAtFrontDesk(ctx, scene.frontDesk, id, one)
  const undo = (undoId: string | null) => undoAtFrontDesk(ctx, scene.frontDesk, id, undoId ?? '')
  const onShelf = async () => {
    const rows = await ctx.db
      .selectFrom('listing')
      .select(['id', 'quantity'])
      .where('shop_id', '=', scene.shop.id)
      .execute()
    return [scene.listing.id, other.id].map((listing) => rows.find((row) => row.id === listing)?.quantity)
  }
  return { ...scene, other, id, act, undo, onShelf }
}

test('other tyres than booked are done, and taken back: each stands where it stood', async () => {
  const { other, act, undo, onShelf } = await atTheCar()
  const { undoId } = await act({ act: 'complete', done: { tyres: { listingId: other.id }, quantity: 2 } })
  expect(await onShelf()).toEqual([8, 8])
  await undo(undoId)
  expect(await onShelf()).toEqual([8, 10])
})

test('what was done is corrected: the shelf follows, and so it does when that is taken back', async () => {
  const { other, act, undo, onShelf } = await atTheCar()
  await act({ act: 'complete' })
  expect(await onShelf()).toEqual([4, 10])
  const fewer = await act({ act: 'correct_done', done: { quantity: 2 } })
  expect(await onShelf()).toEqual([6, 10])
  await undo(fewer.undoId)
  expect(await onShelf()).toEqual([4, 10])
  await act({ act: 'correct_done', done: { tyres: { listingId: other.id }, quantity: 3 } })
  expect(await onShelf()).toEqual([8, 7])
  await act({ act: 'correct_done', done: { totalCents: 700_000 } })
  expect(await onShelf()).toEqual([8, 7])
})

test('what the shop has counted itself is not counted by a correction', async () => {
  const { shop, act, onShelf } = await atTheCar()
  const keep = (keeps: boolean) =>
    ctx.db.updateTable('shop').set({ keeps_own_books: keeps }).where('id', '=', shop.id).execute()
  await keep(true)
  await act({ act: 'complete' })
  await act({ act: 'correct_done', done: { quantity: 2 } })
  expect(await onShelf()).toEqual([8, 10])
  await keep(false)
  await act({ act: 'correct_done', done: { quantity: 3 } })
  expect(await onShelf()).toEqual([8, 10])
})

test('tyres of the counter that stand in no list take nothing, until the shop says which they were', async () => {
  const { other, act, undo, onShelf } = await atTheCar()
  const unlisted = { brand: 'Dunlop', model: 'SP', size: '205/55R16', eachCents: 100_000 }
  await act({ act: 'complete', done: { tyres: unlisted } })
  expect(await onShelf()).toEqual([8, 10])
  const { undoId } = await act({ act: 'correct_done', done: { tyres: { listingId: other.id } } })
  expect(await onShelf()).toEqual([8, 6])
  await undo(undoId)
  expect(await onShelf()).toEqual([8, 10])
})

test('tyres that are merged or not sold any more after the work move nothing', async () => {
  const { shop, other, id, act, onShelf, listing } = await atTheCar()
  await act({ act: 'complete' })
  const third = await makeListing(ctx, shop, { model: 'Left', quantity: 5 })
  await ctx.db.updateTable('booking').set({ listing_id: third.id }).where('id', '=', id).execute()
  const tyreOf = async (of: string) =>
    (await ctx.db.selectFrom('listing').select('tyre_id').where('id', '=', of).executeTakeFirstOrThrow()).tyre_id
  const admin = asAdmin(await makeContact(ctx))
  await mergeTyres(ctx, admin, await tyreOf(third.id), await tyreOf(other.id))
  const left = await ctx.db
    .selectFrom('listing')
    .select('quantity')
    .where('shop_id', '=', shop.id)
    .orderBy('quantity')
    .execute()
  expect([
    [{ quantity: 4 }, { quantity: 5 }],
    [{ quantity: 4 }, { quantity: 10 }],
  ]).toContainEqual(left)
  await ctx.db.deleteFrom('listing').where('id', '=', listing.id).execute()
  expect((await onShelf())[0]).toBeUndefined()
})
