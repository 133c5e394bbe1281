import { afterAll, beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { hideBooking, shopBooking, shopDay } from '#core/bookings/shop-bookings.ts'
import { completeWork, markNoShow, startWork } from '#core/bookings/shop-work.ts'
import { openSlots } from '#core/bookings/times/open-slots.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { makeScene, monday, options, refusalOf } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

async function confirmed() {
  const scene = await makeScene(ctx, { bays: 1 })
  const { id } = await requestBooking(ctx, scene.driver, options(scene))
  return { ...scene, booking: await confirmBooking(ctx, scene.frontDesk, id) }
}

const events = async (bookingId: string) =>
  (await ctx.db.selectFrom('event').select(['type', 'data']).orderBy('id').execute())
    .filter(({ data }) => (data as { bookingId: string }).bookingId === bookingId)
    .map(({ type }) => type)

test('from confirmed over begun to done, on the day', async () => {
  const { frontDesk, booking } = await confirmed()
  expect((await refusalOf(startWork(ctx, frontDesk, booking.id))).code).toBe('TOO_EARLY')
  ctx.clock.set(monday('10:20'))
  expect((await startWork(ctx, frontDesk, booking.id)).status).toBe('in_progress')
  expect((await refusalOf(startWork(ctx, frontDesk, booking.id))).code).toBe('BOOKING_NOT_CONFIRMED')
  expect((await completeWork(ctx, frontDesk, booking.id)).status).toBe('completed')
  expect((await refusalOf(completeWork(ctx, frontDesk, booking.id))).message).toBe('This booking is completed')
  expect(await events(booking.id)).toEqual([
    'booking.requested',
    'booking.confirmed',
    'booking.started',
    'booking.completed',
  ])
})

test('a shop that only says done has begun as well', async () => {
  const { frontDesk, booking } = await confirmed()
  ctx.clock.set(monday('11:30'))
  expect((await completeWork(ctx, frontDesk, booking.id)).status).toBe('completed')
  const row = await ctx.db.selectFrom('booking').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
  expect(row.started_at).toEqual(row.completed_at)
})

test('work that begins ends what was asked about another time, and its bay is free', async () => {
  const scene = await confirmed()
  await rescheduleBooking(ctx, scene.driver, scene.booking.id, monday('14:00'))
  ctx.clock.set(monday('08:00'))
  expect((await startWork(ctx, scene.frontDesk, scene.booking.id)).move).toBeNull()
  expect(await openSlots(ctx, options(scene), '2026-11-23')).toContainEqual(monday('14:00'))
})

test('no-show is a mark on a confirmed booking that ends with that reason, not before a quarter past its time', async () => {
  const { frontDesk, booking } = await confirmed()
  ctx.clock.set(monday('10:44'))
  const early = await refusalOf(markNoShow(ctx, frontDesk, booking.id))
  expect([early.code, early.message]).toEqual([
    'TOO_EARLY_FOR_NO_SHOW',
    'A no-show can be marked from Monday 23 November at 10:45',
  ])
  ctx.clock.set(monday('10:45'))
  expect(await markNoShow(ctx, frontDesk, booking.id)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'shop',
    cancelReason: 'no show',
  })
  const row = await ctx.db
    .selectFrom('booking')
    .select('no_show_at')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow()
  expect(row.no_show_at).toEqual(monday('10:45'))
  expect(await events(booking.id)).toContain('booking.no_show')
})

test('only the shop says how its work goes', async () => {
  const { driver, booking } = await confirmed()
  const other = await confirmed()
  ctx.clock.set(monday('10:45'))
  for (const actor of [driver, other.frontDesk])
    for (const act of [startWork, completeWork, markNoShow, hideBooking])
      expect((await refusalOf(act(ctx, actor, booking.id))).code).toBe('BOOKING_NOT_FOUND')
})

test('two at the counter: one marks the no-show, the other starts; one of them is heard', async () => {
  const { frontDesk, booking } = await confirmed()
  ctx.clock.set(monday('10:45'))
  const outcomes = await Promise.allSettled([
    startWork(ctx, frontDesk, booking.id),
    markNoShow(ctx, frontDesk, booking.id),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('put away: cancelled first, gone from the shop’s list, still in the driver’s', async () => {
  const { frontDesk, driver, booking, shop, listing } = await confirmed()
  expect((await shopDay(ctx, frontDesk, '2026-11-23')).map(({ id }) => id)).toEqual([booking.id])
  expect((await shopBooking(ctx, frontDesk, booking.code))?.id).toBe(booking.id)
  expect((await hideBooking(ctx, frontDesk, booking.id)).status).toBe('cancelled')
  expect(await events(booking.id)).toContain('booking.cancelled_by_shop')
  expect(await shopDay(ctx, frontDesk, '2026-11-23')).toEqual([])
  expect(await shopBooking(ctx, frontDesk, booking.code)).toBeUndefined()
  expect((await myBookings(ctx, driver)).map(({ id }) => id)).toContain(booking.id)
  expect(await openSlots(ctx, options({ shop, listing }), '2026-11-23')).toContainEqual(monday('10:30'))
})

test('a completed booking is put away without a word to the driver', async () => {
  const { frontDesk, booking } = await confirmed()
  ctx.clock.set(monday('11:30'))
  await completeWork(ctx, frontDesk, booking.id)
  expect((await hideBooking(ctx, frontDesk, booking.id)).status).toBe('completed')
  expect(await events(booking.id)).not.toContain('booking.cancelled_by_shop')
})

test('the day of a shop is the day of its own people only', async () => {
  const { driver, booking } = await confirmed()
  const other = await confirmed()
  expect((await shopDay(ctx, other.frontDesk, '2026-11-23')).map(({ id }) => id)).not.toContain(booking.id)
  expect(await shopDay(ctx, driver, '2026-11-23')).toEqual([])
})
