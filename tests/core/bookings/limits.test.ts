import { afterAll, beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { proposeTime, rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { openDays, openMoves, openSlots } from '#core/bookings/times/open-slots.ts'
import { instantOf, localTime } from '#core/rules/time/time.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, options, refusalOf } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(monday('07:00')))

type Made = Awaited<ReturnType<typeof makeScene>>
const today = '2026-11-23'
const timesOn = async (scene: Made, date = today) =>
  (await openSlots(ctx, options(scene), date)).map((start) => localTime(start))

test('what is offered keeps the lead time, and so does a request', async () => {
  const scene = await makeScene(ctx, { leadMinutes: 180 })
  ctx.clock.set(monday('08:10'))
  expect((await timesOn(scene))[0]).toBe('11:30')
  const early = await refusalOf(
    requestBooking(ctx, scene.driver, options(scene, { start: monday('11:00').toISOString() })),
  )
  expect(early.code).toBe('SHORT_NOTICE')
  const booked = await requestBooking(ctx, scene.driver, options(scene, { start: monday('11:30').toISOString() }))
  expect(booked.status).toBe('pending')
})

test('after its end of the same day’s bookings, today is over, also for a request that leaves the time open', async () => {
  const scene = await makeScene(ctx, { sameDayUntil: '10:00' })
  expect(await timesOn(scene)).toContain('16:00')
  ctx.clock.set(monday('10:00'))
  expect(await timesOn(scene)).toEqual([])
  expect((await openDays(ctx, options(scene), { count: 1 })).days[0]?.date).toBe('2026-11-24')
  const anyTime = options(scene, { start: undefined, date: today })
  expect((await refusalOf(requestBooking(ctx, scene.driver, anyTime))).code).toBe('SHORT_NOTICE')
})

test('drivers leave the buffer between two bookings, however close together they ask', async () => {
  const scene = await makeScene(ctx, { bays: 1, bufferMinutes: 30 })
  await requestBooking(ctx, scene.driver, options(scene))
  const left = await timesOn(scene)
  expect(left).toContain('09:00')
  for (const time of ['09:30', '10:30', '11:30']) expect(left).not.toContain(time)
  expect(left).toContain('12:00')
  const rush = makeTestContext({ databaseUrl: url, connections: 6, now: ctx.clock.now() })
  const asked = await Promise.allSettled(
    ['13:00', '14:00', '13:30', '14:30'].map(async (time) =>
      requestBooking(rush, as(await makeContact(rush)), options(scene, { start: monday(time).toISOString() })),
    ),
  )
  await rush.close()
  const starts = asked
    .flatMap((one) => (one.status === 'fulfilled' ? [Date.parse(one.value.slotStart ?? '')] : []))
    .toSorted((one, other) => one - other)
  expect(starts.length).toBeGreaterThan(0)
  for (const [at, start] of starts.slice(1).entries())
    expect(start - (starts[at] ?? 0)).toBeGreaterThanOrEqual(90 * 60_000)
})

test('a driver who moves keeps the limits; the shop itself may offer what it likes', async () => {
  const scene = await makeScene(ctx, { bays: 1, bufferMinutes: 30, leadMinutes: 24 * 60 })
  const moved = await requestBooking(
    ctx,
    scene.driver,
    options(scene, { start: instantOf('2026-11-25', '10:00').toISOString() }),
  )
  const other = as(await makeContact(ctx))
  await requestBooking(ctx, other, options(scene, { start: instantOf('2026-11-25', '14:00').toISOString() }))
  await confirmBooking(ctx, scene.frontDesk, moved.id)
  const [day, soon] = [instantOf('2026-11-25', '15:00'), instantOf('2026-11-23', '16:00')]
  expect(await openMoves(ctx, scene.driver, moved.id, '2026-11-23')).toEqual([])
  expect((await openMoves(ctx, scene.driver, moved.id, '2026-11-25')).map((start) => localTime(start))).not.toContain(
    '15:00',
  )
  expect((await refusalOf(rescheduleBooking(ctx, scene.driver, moved.id, soon))).code).toBe('SHORT_NOTICE')
  expect((await refusalOf(rescheduleBooking(ctx, scene.driver, moved.id, day))).code).toBe('SLOT_TAKEN')
  expect((await openMoves(ctx, scene.frontDesk, moved.id, '2026-11-25')).map((start) => localTime(start))).toContain(
    '15:00',
  )
  expect(await proposeTime(ctx, scene.frontDesk, moved.id, day)).toMatchObject({ move: { start: day.toISOString() } })
})
