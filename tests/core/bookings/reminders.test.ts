import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { expireBookings, planRemindersOf, remindDue } from '#core/bookings/clocks/remind.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { isQuiet } from '#core/rules/time/quiet-hours.ts'
import { addMinutes, instantOf, localTime } from '#core/rules/time/time.ts'
import { hours, makeTestContext, minutes, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, setPreferences } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { sweepEvents } from '#workers/handlers/event.ts'
import { as, makeScene, monday, options } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(async () => {
  await ctx.db.deleteFrom('notification').execute()
  await ctx.db.deleteFrom('outbound_message').execute()
  await ctx.db.deleteFrom('mail').execute()
  await ctx.db.deleteFrom('event').execute()
  await ctx.db.deleteFrom('booking').execute()
  ctx.clock.set(wednesdayMorning)
})

/** What a worker does in one turn; how many reminders were due. */
async function turn(): Promise<number> {
  await expireBookings(ctx)
  await sweepEvents(ctx)
  const due = await remindDue(ctx)
  await sweepEvents(ctx)
  return due
}

const toldOf = async (kind: string) =>
  (
    await ctx.db
      .selectFrom('notification')
      .select(['recipient', 'decided_at'])
      .where('kind', '=', kind)
      .where('channel', '=', 'whatsapp')
      .where('decision', '<>', 'drop')
      .orderBy('id')
      .execute()
  ).map(({ recipient, decided_at }) => ({ recipient, at: decided_at }))

async function confirmed(start = monday('10:30'), driver?: { id: string }) {
  const scene = await makeScene(ctx, { bays: 2 })
  const who = driver ? as(driver) : scene.driver
  const { id } = await requestBooking(ctx, who, options(scene, { start: start.toISOString() }))
  await confirmBooking(ctx, scene.frontDesk, id)
  await turn()
  return { ...scene, driver: who, id }
}

describe('the driver', () => {
  test('is reminded the day before and two hours before, once each, also by several workers', async () => {
    await confirmed()
    ctx.clock.set(addMinutes(monday('10:30'), -24 * 60 - 1))
    expect(await turn()).toBe(0)
    ctx.clock.advance(minutes(1))
    const turns = await Promise.all([remindDue(ctx), remindDue(ctx), remindDue(ctx), remindDue(ctx)])
    expect(turns.reduce((sum, one) => sum + one, 0)).toBe(1)
    await Promise.all([sweepEvents(ctx), sweepEvents(ctx)])
    expect(await toldOf('booking_reminder')).toHaveLength(1)
    ctx.clock.set(monday('08:30'))
    await turn()
    await turn()
    expect(await toldOf('booking_reminder')).toHaveLength(2)
  })

  test('is not reminded of what was cancelled', async () => {
    const { driver, id } = await confirmed()
    await cancelBooking(ctx, driver, id, '')
    await turn()
    ctx.clock.set(monday('08:30'))
    expect(await turn()).toBe(0)
  })

  test('is reminded of the new time when the booking has moved', async () => {
    const { driver, frontDesk, id } = await confirmed()
    ctx.clock.set(instantOf('2026-11-22', '10:30'))
    await turn()
    expect(await toldOf('booking_reminder')).toHaveLength(1)
    await rescheduleBooking(ctx, driver, id, instantOf('2026-11-25', '14:00'))
    await confirmBooking(ctx, frontDesk, id)
    await turn()
    ctx.clock.set(monday('08:30'))
    expect(await turn()).toBe(0)
    ctx.clock.set(instantOf('2026-11-24', '14:00'))
    expect(await turn()).toBe(1)
    ctx.clock.set(instantOf('2026-11-25', '12:00'))
    expect(await turn()).toBe(1)
    expect(await toldOf('booking_reminder')).toHaveLength(3)
  })

  test('who asks to move shortly before the reminder is reminded all the same when the shop declines', async () => {
    const { driver, id } = await confirmed()
    ctx.clock.set(monday('08:10'))
    await turn()
    await rescheduleBooking(ctx, driver, id, monday('15:00'))
    await turn()
    ctx.clock.set(monday('08:30'))
    expect(await turn()).toBeGreaterThanOrEqual(1)
    expect((await toldOf('booking_reminder')).map(({ at }) => localTime(at))).toContain('08:30')
  })

  test('who confirmed a moment ago is not told again at once', async () => {
    ctx.clock.set(instantOf('2026-11-18', '10:00'))
    await confirmed(instantOf('2026-11-18', '12:30'))
    ctx.clock.set(instantOf('2026-11-18', '10:30'))
    expect(await turn()).toBe(0)
  })

  test('the moment of a cancellation: told before it or not at all', async () => {
    for (let round = 0; round < 8; round++) {
      ctx.clock.set(wednesdayMorning)
      const { driver, id } = await confirmed()
      ctx.clock.set(instantOf('2026-11-22', '10:30'))
      await Promise.all([cancelBooking(ctx, driver, id, ''), remindDue(ctx)])
      const types = (await ctx.db.selectFrom('event').select(['type', 'data']).orderBy('id').execute())
        .filter(({ data }) => (data as { bookingId: string }).bookingId === id)
        .map(({ type }) => type)
      const told = types.indexOf('booking.reminder_due')
      if (told >= 0) expect(told).toBeLessThan(types.indexOf('booking.cancelled_by_customer'))
      await turn()
      expect(await remindDue(ctx)).toBe(0)
      expect(await toldOf('booking_reminder')).toEqual([])
    }
  })

  test('with new quiet hours is reminded outside of them', async () => {
    const driver = await makeContact(ctx)
    const { id } = await confirmed(monday('10:30'), driver)
    await setPreferences(ctx, driver, { quiet: { start: '08:00', end: '09:00' } })
    await planRemindersOf(ctx, driver.id)
    const due = await ctx.db.selectFrom('booking_reminder').select('due_at').where('booking_id', '=', id).execute()
    expect(due.map(({ due_at }) => localTime(due_at))).toContain('07:30')
  })
})

test('a night with quiet hours in three time zones: everybody is told twice, nobody is woken', async () => {
  const people = [
    { contact: await makeContact(ctx, { name: 'Thandi' }), zone: 'Africa/Johannesburg' },
    { contact: await makeContact(ctx, { name: 'Kiran' }), zone: 'Asia/Kolkata' },
    { contact: await makeContact(ctx, { name: 'Maria' }), zone: 'America/Sao_Paulo' },
  ]
  for (const { contact, zone } of people)
    await ctx.db.updateTable('contact').set({ time_zone: zone }).where('id', '=', contact.id).execute()
  const starts = ['08:00', '10:30', '16:00'].map((time) => instantOf('2026-11-20', time))
  for (const { contact } of people) for (const start of starts) await confirmed(start, contact)

  ctx.clock.set(instantOf('2026-11-18', '12:00'))
  while (ctx.clock.now() < instantOf('2026-11-20', '16:00')) {
    ctx.clock.advance(minutes(5))
    await turn()
  }
  const told = await toldOf('booking_reminder')
  for (const { contact, zone } of people) {
    const mine = told.filter(({ recipient }) => recipient === `contact:${contact.id}`)
    expect(mine).toHaveLength(2 * starts.length)
    for (const { at } of mine)
      expect(isQuiet({ start: '22:00', end: '08:00', zone }, at), localTime(at, zone)).toBe(false)
  }
})

describe('the shop', () => {
  const shopTold = async (scene: { frontDesk: { kind: string } }) =>
    (await toldOf('booking_unanswered')).filter(
      ({ recipient }) => 'contactId' in scene.frontDesk && recipient === `contact:${scene.frontDesk.contactId}`,
    )

  test('is reminded after ten opening minutes, then the request ends', async () => {
    const scene = await makeScene(ctx)
    ctx.clock.set(instantOf('2026-11-18', '16:55'))
    await requestBooking(ctx, scene.driver, options(scene))
    const times: string[] = []
    while (ctx.clock.now() < instantOf('2026-11-19', '13:00')) {
      await turn()
      ctx.clock.advance(minutes(10))
    }
    for (const { at } of await shopTold(scene)) times.push(localTime(at))
    expect(times).toEqual(['08:05'])
    expect((await toldOf('booking_expired')).map(({ at }) => localTime(at))).toEqual(['11:55'])
  })

  test('is not reminded of what it has answered, and is of another time that the driver asks for', async () => {
    const scene = await makeScene(ctx)
    const { id } = await requestBooking(ctx, scene.driver, options(scene))
    ctx.clock.advance(minutes(30))
    await confirmBooking(ctx, scene.frontDesk, id)
    await turn()
    ctx.clock.advance(hours(3))
    await turn()
    expect(await shopTold(scene)).toEqual([])
    await rescheduleBooking(ctx, scene.driver, id, monday('15:00'))
    await turn()
    ctx.clock.advance(hours(1))
    await turn()
    expect(await shopTold(scene)).toHaveLength(1)
  })
})
