import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { openSlots } from '#core/bookings/times/open-slots.ts'
import { makeTestContext, minutes, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, confirmedScene, makeScene, monday, options } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

const confirmed = () => confirmedScene(ctx, 1)
const freeOn = async (scene: Parameters<typeof options>[0]) =>
  (await openSlots(ctx, options(scene), '2026-11-23')).map((slot) => slot.toISOString())

describe('at the same moment', () => {
  const outcomes = async (work: Promise<unknown>[]) => (await Promise.allSettled(work)).map(({ status }) => status)

  test('the shop confirms the request while the driver moves it: what the shop saw is what is agreed', async () => {
    for (let round = 0; round < 5; round++) {
      const scene = await makeScene(ctx, { bays: 1 })
      const { id } = await requestBooking(ctx, scene.driver, options(scene))
      const seenAt = ctx.clock.now()
      ctx.clock.advance(minutes(1))
      await outcomes([
        confirmBooking(ctx, scene.frontDesk, id, seenAt),
        rescheduleBooking(ctx, scene.driver, id, monday('14:00')),
      ])
      const now = await oneBooking(ctx, scene.driver, id)
      if (now.status === 'confirmed') {
        // The shop was first: its confirmation stands, and the driver's wish waits.
        expect(now).toMatchObject({ appointmentStart: monday('10:30').toISOString(), move: { by: 'customer' } })
      } else {
        expect(now).toMatchObject({ status: 'pending', awaiting: 'shop', slotStart: monday('14:00').toISOString() })
      }
    }
  })

  test('six drivers move into one last bay: one of them has it, and all keep what they had', async () => {
    const scene = await makeScene(ctx, { bays: 1 }, 24)
    const drivers = await Promise.all(Array.from({ length: 6 }, async () => as(await makeContact(ctx))))
    const starts = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00']
    const bookings = []
    for (const [at, driver] of drivers.entries()) {
      const start = monday(starts[at] ?? '').toISOString()
      const { id } = await requestBooking(ctx, driver, options(scene, { start }))
      bookings.push({ driver, start, ...(await confirmBooking(ctx, scene.frontDesk, id)) })
    }
    const target = monday('16:00')
    const results = await outcomes(bookings.map(({ driver, id }) => rescheduleBooking(ctx, driver, id, target)))
    expect(results.filter((status) => status === 'fulfilled')).toHaveLength(1)
    for (const { driver, id, start } of bookings)
      expect((await oneBooking(ctx, driver, id)).appointmentStart).toBe(start)
  })

  test('moves and fresh requests go for the last bay: one of them has it', async () => {
    const { driver, booking, shop, listing } = await confirmed()
    const others = await Promise.all(Array.from({ length: 8 }, async () => as(await makeContact(ctx))))
    const start = monday('14:00').toISOString()
    const results = await outcomes([
      ...others.slice(0, 4).map((other) => requestBooking(ctx, other, options({ shop, listing }, { start }))),
      rescheduleBooking(ctx, driver, booking.id, monday('14:00')),
      ...others.slice(4).map((other) => requestBooking(ctx, other, options({ shop, listing }, { start }))),
    ])
    expect(results.filter((status) => status === 'fulfilled')).toHaveLength(1)
  })

  test('the driver moves and cancels, the shop agrees: it ends in one state that holds together', async () => {
    for (let round = 0; round < 5; round++) {
      const { driver, frontDesk, booking, shop, listing } = await confirmed()
      await rescheduleBooking(ctx, driver, booking.id, monday('14:00'))
      await outcomes([cancelBooking(ctx, driver, booking.id, ''), confirmBooking(ctx, frontDesk, booking.id)])
      const now = await oneBooking(ctx, driver, booking.id)
      expect(now).toMatchObject({ status: 'cancelled', move: null })
      expect(await freeOn({ shop, listing })).toEqual(
        expect.arrayContaining([monday('10:30').toISOString(), monday('14:00').toISOString()]),
      )
    }
  })
})
