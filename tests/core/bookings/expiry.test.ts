import { afterAll, beforeEach, expect, test } from 'vitest'
import { acceptProposal } from '#core/bookings/answers/answer.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { proposeTime } from '#core/bookings/answers/reschedule.ts'
import { expireBookings } from '#core/bookings/clocks/remind.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { openSlots } from '#core/bookings/times/open-slots.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, options } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(async () => {
  await ctx.db.deleteFrom('booking').execute()
  await ctx.db.deleteFrom('event').execute()
  ctx.clock.set(wednesdayMorning)
})

const expiries = async () =>
  (await ctx.db.selectFrom('event').select('id').where('type', '=', 'booking.expired').execute()).length

test('four opening hours without an answer end the request, and the bay is free', async () => {
  const scene = await makeScene(ctx, { bays: 1 })
  const booking = await requestBooking(ctx, scene.driver, options(scene))
  ctx.clock.set(instantOf('2026-11-18', '12:59'))
  expect(await expireBookings(ctx)).toBe(0)
  ctx.clock.set(instantOf('2026-11-18', '13:00'))
  expect(await expireBookings(ctx)).toBe(1)
  expect(await oneBooking(ctx, scene.driver, booking.id)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'system',
    cancelReason: 'no answer',
  })
  expect(await expiries()).toBe(1)
  expect(await openSlots(ctx, options(scene), '2026-11-23')).toContainEqual(monday('10:30'))
})

test('a request of Friday evening waits until Monday noon', async () => {
  const scene = await makeScene(ctx)
  ctx.clock.set(instantOf('2026-11-20', '19:00'))
  const start = instantOf('2026-11-24', '10:00').toISOString()
  await requestBooking(ctx, scene.driver, options(scene, { start }))
  ctx.clock.set(monday('11:59'))
  expect(await expireBookings(ctx)).toBe(0)
  ctx.clock.set(monday('12:00'))
  expect(await expireBookings(ctx)).toBe(1)
})

test('a request ends at the latest when its time begins', async () => {
  const scene = await makeScene(ctx)
  await requestBooking(ctx, scene.driver, options(scene, { start: instantOf('2026-11-18', '10:30').toISOString() }))
  ctx.clock.set(instantOf('2026-11-18', '10:30'))
  expect(await expireBookings(ctx)).toBe(1)
})

test('what was confirmed stays', async () => {
  const scene = await makeScene(ctx)
  const booking = await requestBooking(ctx, scene.driver, options(scene))
  await confirmBooking(ctx, scene.frontDesk, booking.id)
  ctx.clock.set('2026-12-24T08:00:00Z')
  expect(await expireBookings(ctx)).toBe(0)
})

test('a proposed time stands for a day, and the reason says who did not answer', async () => {
  const scene = await makeScene(ctx)
  const booking = await requestBooking(ctx, scene.driver, options(scene))
  await proposeTime(ctx, scene.frontDesk, booking.id, monday('14:00'))
  ctx.clock.set(instantOf('2026-11-19', '08:59'))
  expect(await expireBookings(ctx)).toBe(0)
  ctx.clock.set(instantOf('2026-11-19', '09:00'))
  expect(await expireBookings(ctx)).toBe(1)
  expect(await oneBooking(ctx, scene.driver, booking.id)).toMatchObject({ cancelReason: 'proposed time not answered' })
})

test('several clocks at once end each request once', async () => {
  const scene = await makeScene(ctx, { bays: 50 })
  const drivers = await Promise.all(Array.from({ length: 50 }, () => makeContact(ctx)))
  for (const slot of ['08:00', '09:00', '10:00', '11:00', '12:00']) {
    const start = monday(slot).toISOString()
    await Promise.all(drivers.map((driver) => requestBooking(ctx, as(driver), options(scene, { start }))))
  }
  ctx.clock.set(instantOf('2026-11-18', '17:00'))
  const counts = await Promise.all([expireBookings(ctx), expireBookings(ctx), expireBookings(ctx)])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(250)
  expect(await expiries()).toBe(250)
})

test('an answer and the clock at the same moment: the booking is one or the other', async () => {
  const scene = await makeScene(ctx)
  const booking = await requestBooking(ctx, scene.driver, options(scene))
  await proposeTime(ctx, scene.frontDesk, booking.id, monday('14:00'))
  const later = makeTestContext({ databaseUrl: url, now: instantOf('2026-11-19', '09:00') })
  await Promise.allSettled([acceptProposal(ctx, scene.driver, booking.id), expireBookings(later)])
  const types = (await ctx.db.selectFrom('event').select('type').execute()).map(({ type }) => type)
  expect(types.filter((type) => type === 'booking.confirmed' || type === 'booking.expired')).toHaveLength(1)
  await later.close()
})
