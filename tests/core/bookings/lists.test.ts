import { afterAll, beforeEach, expect, test } from 'vitest'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import { openDays } from '#core/bookings/times/open-slots.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, options } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

const at = (time: string) => ({ start: monday(time).toISOString() })

test('what lies ahead comes soonest first, requests without a time last', async () => {
  const scene = await makeScene(ctx)
  await requestBooking(ctx, scene.driver, options(scene, { start: undefined, notes: 'any time' }))
  await requestBooking(ctx, scene.driver, options(scene, { ...at('14:00'), notes: 'afternoon' }))
  await requestBooking(ctx, scene.driver, options(scene, { ...at('09:00'), notes: 'morning' }))
  const gone = await requestBooking(ctx, scene.driver, options(scene, { ...at('11:00'), notes: 'gone' }))
  await cancelBooking(ctx, scene.driver, gone.id, 'other plans')
  const ahead = await myBookings(ctx, scene.driver, { upcoming: true })
  expect(ahead.map(({ notes }) => notes)).toEqual(['morning', 'afternoon', 'any time'])
  ctx.clock.set(monday('10:30'))
  const later = await myBookings(ctx, scene.driver, { upcoming: true })
  expect(later.map(({ notes }) => notes)).toEqual(['afternoon', 'any time'])
  expect(await myBookings(ctx, scene.driver)).toHaveLength(4)
})

test('nobody sees the bookings of somebody else', async () => {
  const scene = await makeScene(ctx)
  await requestBooking(ctx, scene.driver, options(scene))
  expect(await myBookings(ctx, as(await makeContact(ctx)))).toEqual([])
  expect(await myBookings(ctx, { kind: 'guest' })).toEqual([])
  expect(await waitingForShop(ctx, scene.driver)).toEqual([])
  expect(await waitingForShop(ctx, (await makeScene(ctx)).frontDesk)).toEqual([])
})

test('the shop sees what waits for its answer, oldest first', async () => {
  const scene = await makeScene(ctx)
  const first = await requestBooking(ctx, scene.driver, options(scene, at('14:00')))
  ctx.clock.advance(60_000)
  const second = await requestBooking(ctx, scene.driver, options(scene, at('09:00')))
  const answered = await requestBooking(ctx, scene.driver, options(scene, at('11:00')))
  await confirmBooking(ctx, scene.frontDesk, answered.id)
  expect((await waitingForShop(ctx, scene.frontDesk)).map(({ id }) => id)).toEqual([first.id, second.id])
  ctx.clock.set('2026-11-18T11:00:30Z')
  expect((await waitingForShop(ctx, scene.frontDesk)).map(({ id }) => id)).toEqual([second.id])
})

test('the next days with a free time: weekends, holidays and full days are left out', async () => {
  const scene = await makeScene(ctx, { bays: 1, hours: { 3: ['08:00-10:00'], 5: ['08:00-09:00'] } })
  const start = new Date('2026-11-20T06:00:00Z').toISOString()
  await requestBooking(ctx, scene.driver, options(scene, { start }))
  const { days } = await openDays(ctx, options(scene), { count: 5 })
  expect(days).toEqual([
    { date: '2026-11-25', slots: 3 },
    { date: '2026-11-27', slots: 1 },
    { date: '2026-12-02', slots: 3 },
    { date: '2026-12-04', slots: 1 },
    { date: '2026-12-09', slots: 3 },
  ])
  const { days: later } = await openDays(ctx, options(scene), { from: '2026-12-12', count: 2 })
  expect(later.map(({ date }) => date)).toEqual(['2026-12-18', '2026-12-23'])
  const { days: all } = await openDays(ctx, options(scene), { count: 365 })
  expect(all.at(-1)?.date).toBe('2027-01-15')
})
