import { describe, expect, test } from 'vitest'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { proposeTime, rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { markNoShow } from '#core/bookings/shop-work.ts'
import { resolveChoice } from '#core/messaging/inbound/resolve-choice.ts'
import { mailbox } from '#core/messaging/mail/mail-outbox.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { minutes } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { as, ctx, lastTold, scene, told } from './scene.ts'

const monday = (time: string) => instantOf('2026-11-23', time)

/** Confirmed for Monday 10:30, with the driver's e-mail on the booking. */
async function confirmed(options: Parameters<typeof scene>[0] = { staffWrote: true }) {
  const made = await scene(options)
  await ctx.db
    .updateTable('booking')
    .set({ customer_email: 'driver@example.test', email_proven_at: ctx.clock.now() })
    .where('id', '=', made.booking.id)
    .execute()
  await confirmBooking(ctx, as(made.staff), made.booking.id)
  await drainWork(ctx)
  ctx.clock.advance(minutes(10))
  return made
}

const mails = async () => (await mailbox(ctx)).filter(({ to }) => to === 'driver@example.test')
const lastCalendar = async () => {
  const text = (await mails())[0]?.attachments[0]?.content ?? ''
  const read = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim()
  return { uid: read('UID'), sequence: Number(read('SEQUENCE')), status: read('STATUS'), start: read('DTSTART') }
}

describe('another time', () => {
  test('the shop is asked with both times, and the driver hears that it moved, with the newer calendar entry', async () => {
    const { driver, staff, booking } = await confirmed()
    const before = await lastCalendar()
    await rescheduleBooking(ctx, as(driver), booking.id, monday('14:00'))
    await drainWork(ctx)
    const question = lastTold(staff)
    expect(question?.body).toContain('Monday 23 November at 14:00 instead of Monday 23 November at 10:30')
    expect(question?.body).toContain('Until you answer, Monday 23 November at 10:30 stands.')
    expect(Object.values(JSON.parse(question?.form.get('ContentVariables') ?? ''))).toEqual(
      expect.arrayContaining([`booking:confirm:${booking.id}`, `booking:decline:${booking.id}`]),
    )
    await confirmBooking(ctx, as(staff), booking.id)
    await drainWork(ctx)
    expect(lastTold(driver)?.body).toContain('is now for Monday 23 November at 14:00')
    expect(lastTold(driver)?.body).toMatch(/Calendar: https:\/\/spoor\.test\/calendar\//)
    const after = await lastCalendar()
    expect(after).toMatchObject({ uid: before.uid, start: '20261123T120000Z', status: 'CONFIRMED' })
    expect(after.sequence).toBeGreaterThan(before.sequence)
  })

  test('the driver is asked by the shop, and a tap on the template means that booking', async () => {
    const { driver, staff, booking } = await confirmed()
    ctx.clock.set('2026-11-20T07:00:00Z')
    await proposeTime(ctx, as(staff), booking.id, monday('15:00'))
    await drainWork(ctx)
    const question = lastTold(driver)
    expect(question?.body).toContain('The shop Randburg Tyres asks you to come at another time')
    const tap = { kind: 'button' as const, choice: 'booking:accept', ...(question && { repliesTo: question.sid }) }
    expect((await resolveChoice(ctx, driver.id, tap)).choice).toBe(`booking:accept:${booking.id}`)
    expect((await resolveChoice(ctx, driver.id, { kind: 'button', choice: 'booking:refuse' })).choice).toBe(
      `booking:refuse:${booking.id}`,
    )
  })

  test('that was asked for and taken back by a cancellation is asked of nobody', async () => {
    const { driver, staff, booking } = await confirmed()
    const before = told(staff).length
    await rescheduleBooking(ctx, as(driver), booking.id, monday('14:00'))
    await cancelBooking(ctx, as(driver), booking.id, '')
    await drainWork(ctx)
    const said = told(staff).slice(before)
    expect(said).toHaveLength(1)
    expect(said[0]?.body).toContain('is cancelled')
  })
})

test('a cancelled booking goes from the calendar, under the same name', async () => {
  const { staff, booking } = await confirmed()
  const before = await lastCalendar()
  await cancelBooking(ctx, as(staff), booking.id, 'the lift is broken')
  await drainWork(ctx)
  const after = await lastCalendar()
  expect(after).toMatchObject({ uid: before.uid, status: 'CANCELLED' })
  expect(after.sequence).toBeGreaterThan(before.sequence)
})

test('a no-show is told with what the shop noted', async () => {
  const { driver, staff, booking } = await confirmed()
  ctx.clock.set(monday('10:45'))
  await ctx.db.updateTable('contact').set({ last_inbound_at: ctx.clock.now() }).where('id', '=', driver.id).execute()
  await markNoShow(ctx, as(staff), booking.id)
  await drainWork(ctx)
  expect(lastTold(driver)?.body).toContain('nobody came at the agreed time')
})
