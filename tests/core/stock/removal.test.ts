import { afterAll, beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { removeListings } from '#core/inventory/add-listing.ts'
import { undoStep } from '#core/undo.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, options } from '../bookings/support.ts'
import { shelfOf } from './shelf.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

test('a tyre that is put back is promised to the booking again, and offered again', async () => {
  const scene = await makeScene(ctx)
  const { shop, frontDesk, listing } = scene
  const { id } = await requestBooking(ctx, as(await makeContact(ctx)), options(scene))
  await confirmBooking(ctx, frontDesk, id)
  const before = await shelfOf(ctx, listing.id)
  expect(before).toMatchObject({ reserved: 4 })
  const tyreOf = () =>
    ctx.db.selectFrom('booking').select(['listing_id', 'tyre_brand']).where('id', '=', id).executeTakeFirstOrThrow()
  const booked = await tyreOf()
  const { undoId } = await removeListings(ctx, frontDesk, shop.id, { chosen: { ids: [listing.id] }, expected: 1 })
  expect(await tyreOf()).toEqual({ ...booked, listing_id: null })
  await undoStep(ctx, frontDesk, undoId)
  expect(await tyreOf()).toEqual(booked)
  expect(await shelfOf(ctx, listing.id)).toEqual(before)
})
