import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptProposal } from '#core/bookings/answers/answer.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking, declineBooking } from '#core/bookings/answers/confirm-booking.ts'
import { proposeTime, rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { calendarOf } from '#core/bookings/calendar/calendar-file.ts'
import { expireBookings } from '#core/bookings/clocks/remind.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import { openMoveDays, openMoves, openSlots } from '#core/bookings/times/open-slots.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { hours, makeTestContext, minutes, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, confirmedScene, makeScene, monday, options, refusalOf } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(async () => {
  await ctx.db.deleteFrom('booking').execute()
  await ctx.db.deleteFrom('event').execute()
  ctx.clock.set(wednesdayMorning)
})

const happened = async (bookingId: string) =>
  (await ctx.db.selectFrom('event').select(['type', 'data']).orderBy('id').execute())
    .filter(({ data }) => (data as { bookingId: string }).bookingId === bookingId)
    .map(({ type, data }) => ({ type, ...(data as object) }))

const lastEvent = async (bookingId: string) => (await happened(bookingId)).at(-1)

const confirmed = (bays = 1) => confirmedScene(ctx, bays)

const freeOn = async (scene: Parameters<typeof options>[0], date = '2026-11-23') =>
  (await openSlots(ctx, options(scene), date)).map((slot) => slot.toISOString())

describe('the driver moves a confirmed booking', () => {
  test('both times are held until the shop agrees; then it is the same booking at the new time', async () => {
    const { driver, frontDesk, booking, shop, listing } = await confirmed()
    const asked = await rescheduleBooking(ctx, driver, booking.id, monday('14:00'))
    expect(asked).toMatchObject({
      status: 'confirmed',
      appointmentStart: monday('10:30').toISOString(),
      move: { by: 'customer', start: monday('14:00').toISOString() },
    })
    expect(await lastEvent(booking.id)).toMatchObject({ type: 'booking.move_asked' })
    const free = await freeOn({ shop, listing })
    expect(free).not.toContain(monday('10:30').toISOString())
    expect(free).not.toContain(monday('14:00').toISOString())

    const moved = await confirmBooking(ctx, frontDesk, booking.id)
    expect(moved).toMatchObject({
      id: booking.id,
      code: booking.code,
      status: 'confirmed',
      appointmentStart: monday('14:00').toISOString(),
      slotStart: monday('14:00').toISOString(),
      move: null,
    })
    expect(await lastEvent(booking.id)).toMatchObject({ type: 'booking.rescheduled', askedBy: 'customer' })
    expect(await freeOn({ shop, listing })).toContain(monday('10:30').toISOString())
  })

  test('the calendar entry keeps its UID and gets newer', async () => {
    const { driver, frontDesk, booking } = await confirmed()
    const before = (await calendarOf(ctx, booking.id))?.text ?? ''
    await rescheduleBooking(ctx, driver, booking.id, monday('14:00'))
    const meanwhile = (await calendarOf(ctx, booking.id))?.text ?? ''
    await confirmBooking(ctx, frontDesk, booking.id)
    const after = (await calendarOf(ctx, booking.id))?.text ?? ''
    const read = (text: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim()
    expect(read(after, 'UID')).toBe(`booking-${booking.id}@spoor`)
    expect(read(before, 'UID')).toBe(read(after, 'UID'))
    expect(read(meanwhile, 'DTSTART')).toBe('20261123T083000Z')
    expect(read(after, 'DTSTART')).toBe('20261123T120000Z')
    expect(Number(read(after, 'SEQUENCE'))).toBeGreaterThan(Number(read(before, 'SEQUENCE')))
  })

  test('declined, or left without an answer for four opening hours, the old time stands', async () => {
    const { driver, frontDesk, booking, shop, listing } = await confirmed()
    await rescheduleBooking(ctx, driver, booking.id, monday('14:00'))
    const kept = await declineBooking(ctx, frontDesk, booking.id, '')
    expect(kept).toMatchObject({ status: 'confirmed', appointmentStart: monday('10:30').toISOString(), move: null })
    expect(await lastEvent(booking.id)).toMatchObject({ why: 'declined', askedBy: 'customer' })
    expect(await freeOn({ shop, listing })).toContain(monday('14:00').toISOString())

    await rescheduleBooking(ctx, driver, booking.id, monday('15:00'))
    ctx.clock.advance(hours(4))
    expect((await refusalOf(confirmBooking(ctx, frontDesk, booking.id))).code).toBe('BOOKING_NOT_PENDING')
    expect(await expireBookings(ctx)).toBe(1)
    expect(await oneBooking(ctx, driver, booking.id)).toMatchObject({
      status: 'confirmed',
      appointmentStart: monday('10:30').toISOString(),
      move: null,
    })
    expect(await lastEvent(booking.id)).toMatchObject({ type: 'booking.move_ended', why: 'unanswered' })
  })

  test('by half an hour, in a shop with one bay: the time that it has is no obstacle', async () => {
    const { driver, frontDesk, booking } = await confirmed()
    await rescheduleBooking(ctx, driver, booking.id, monday('11:00'))
    expect(await confirmBooking(ctx, frontDesk, booking.id)).toMatchObject({
      appointmentStart: monday('11:00').toISOString(),
    })
  })

  test('to a time that is taken or closed is refused and changes nothing', async () => {
    const { driver, booking, shop, listing } = await confirmed()
    const other = as(await makeContact(ctx))
    await requestBooking(ctx, other, options({ shop, listing }, { start: monday('14:00').toISOString() }))
    const to = (start: Date) => refusalOf(rescheduleBooking(ctx, driver, booking.id, start))
    expect((await to(monday('14:30'))).code).toBe('SLOT_TAKEN')
    expect((await to(monday('20:00'))).code).toBe('SHOP_CLOSED')
    expect((await to(instantOf('2026-11-17', '10:00'))).code).toBe('SLOT_IN_PAST')
    expect((await to(monday('10:30'))).code).toBe('SAME_TIME')
    expect((await oneBooking(ctx, driver, booking.id)).move).toBeNull()
  })

  test('until two hours before; then it names the shop’s phone', async () => {
    const { driver, booking } = await confirmed()
    ctx.clock.set(monday('08:30'))
    expect((await rescheduleBooking(ctx, driver, booking.id, monday('15:00'))).move).not.toBeNull()
    ctx.clock.set(new Date(monday('08:30').getTime() + 1000))
    expect(await refusalOf(rescheduleBooking(ctx, driver, booking.id, monday('16:00')))).toMatchObject({
      code: 'TOO_LATE_TO_MOVE',
      fields: { phone: '+27115550100' },
    })
  })

  test('asking for the present time takes the wish back', async () => {
    const { driver, booking } = await confirmed()
    await rescheduleBooking(ctx, driver, booking.id, monday('14:00'))
    expect((await rescheduleBooking(ctx, driver, booking.id, monday('10:30'))).move).toBeNull()
    expect(await lastEvent(booking.id)).toMatchObject({ why: 'withdrawn', askedBy: 'customer' })
  })

  test('a cancelled booking frees both times', async () => {
    const { driver, booking, shop, listing } = await confirmed()
    await rescheduleBooking(ctx, driver, booking.id, monday('14:00'))
    await cancelBooking(ctx, driver, booking.id, '')
    const free = await freeOn({ shop, listing })
    expect(free).toEqual(expect.arrayContaining([monday('10:30').toISOString(), monday('14:00').toISOString()]))
  })

  test('nobody else moves it', async () => {
    const { frontDesk, booking } = await confirmed()
    const unverifiedGuest = as(await makeContact(ctx))
    expect((await refusalOf(rescheduleBooking(ctx, unverifiedGuest, booking.id, monday('14:00')))).code).toBe(
      'BOOKING_NOT_FOUND',
    )
    expect((await refusalOf(rescheduleBooking(ctx, frontDesk, booking.id, monday('14:00')))).code).toBe(
      'BOOKING_NOT_FOUND',
    )
    expect((await refusalOf(openMoves(ctx, unverifiedGuest, booking.id, '2026-11-23'))).code).toBe('BOOKING_NOT_FOUND')
  })
})

describe('the shop moves a confirmed booking', () => {
  test('the driver accepts: moved; keeps the old one: it stands', async () => {
    const { driver, frontDesk, booking } = await confirmed()
    const asked = await proposeTime(ctx, frontDesk, booking.id, monday('14:00'))
    expect(asked).toMatchObject({ status: 'confirmed', move: { by: 'shop' } })
    expect(await lastEvent(booking.id)).toMatchObject({ type: 'booking.move_proposed' })
    expect(await declineOffers(ctx, driver, booking.id)).toMatchObject({
      status: 'confirmed',
      appointmentStart: monday('10:30').toISOString(),
    })
    await proposeTime(ctx, frontDesk, booking.id, monday('15:00'))
    expect(await acceptProposal(ctx, driver, booking.id)).toMatchObject({
      appointmentStart: monday('15:00').toISOString(),
    })
    expect(await lastEvent(booking.id)).toMatchObject({ type: 'booking.rescheduled', askedBy: 'shop' })
  })

  test('each may answer with another time; the last one asked for counts', async () => {
    const { driver, frontDesk, booking } = await confirmed()
    await proposeTime(ctx, frontDesk, booking.id, monday('14:00'))
    const back = await rescheduleBooking(ctx, driver, booking.id, monday('16:00'))
    expect(back.move).toEqual({ by: 'customer', start: monday('16:00').toISOString() })
    expect((await refusalOf(acceptProposal(ctx, driver, booking.id))).code).toBe('BOOKING_NOT_PENDING')
    const agreed = await proposeTime(ctx, frontDesk, booking.id, monday('16:00'))
    expect(agreed).toMatchObject({ appointmentStart: monday('16:00').toISOString(), move: null })
  })
})

test('another time in answer to a proposed one ends it, and the request keeps its own time beside', async () => {
  const scene = await makeScene(ctx, { bays: 1 })
  const { driver, frontDesk } = scene
  const { id } = await requestBooking(ctx, driver, options(scene))
  ctx.clock.advance(minutes(30))
  await proposeTime(ctx, frontDesk, id, monday('12:00'))
  const moved = await rescheduleBooking(ctx, driver, id, monday('14:00'))
  expect(moved).toMatchObject({
    status: 'pending',
    awaiting: 'shop',
    preferredStart: monday('10:30').toISOString(),
    slotStart: monday('14:00').toISOString(),
  })
  const free = await freeOn(scene)
  expect(free).toContain(monday('12:00').toISOString())
  expect(free).not.toContain(monday('10:30').toISOString())
  expect((await waitingForShop(ctx, frontDesk)).map((one) => one.id)).toContain(id)
  ctx.clock.advance(hours(4) - minutes(1))
  expect(await expireBookings(ctx)).toBe(0)
  ctx.clock.advance(minutes(1))
  expect(await expireBookings(ctx)).toBe(1)
})

test('a tap under a message from before the move is not taken for an answer to the new time', async () => {
  const scene = await makeScene(ctx)
  const { id } = await requestBooking(ctx, scene.driver, options(scene))
  const seenAt = ctx.clock.now()
  ctx.clock.advance(minutes(5))
  await rescheduleBooking(ctx, scene.driver, id, monday('14:00'))
  expect(await refusalOf(confirmBooking(ctx, scene.frontDesk, id, seenAt))).toMatchObject({
    code: 'TIME_CHANGED',
    fields: { start: monday('14:00').toISOString() },
  })
  expect((await confirmBooking(ctx, scene.frontDesk, id, ctx.clock.now())).status).toBe('confirmed')
})

test('the days and times to move to are those on which the shop has a bay, without the present ones', async () => {
  const { driver, booking, shop, listing } = await confirmed()
  const other = as(await makeContact(ctx))
  await requestBooking(ctx, other, options({ shop, listing }, { start: monday('14:00').toISOString() }))
  const free = (await openMoves(ctx, driver, booking.id, '2026-11-23')).map((slot) => slot.toISOString())
  expect(free).toContain(monday('11:00').toISOString())
  expect(free).not.toContain(monday('10:30').toISOString())
  expect(free).not.toContain(monday('13:30').toISOString())
  const { days } = await openMoveDays(ctx, driver, booking.id, { from: '2026-11-21' })
  expect(days[0]).toEqual({ date: '2026-11-23', slots: free.length })
})

describe('at a shop that is blocked', () => {
  const block = (shop: { id: string }) =>
    ctx.db.updateTable('shop').set({ business_status: 'blocked' }).where('id', '=', shop.id).execute()
  const away = { code: 'SHOP_AWAY' }

  test('nobody can answer, so no other time is offered or asked for, and the driver can still cancel', async () => {
    const { shop, driver, booking } = await confirmed(2)
    await block(shop)
    expect(await refusalOf(openMoves(ctx, driver, booking.id, '2026-11-23'))).toMatchObject(away)
    expect(await refusalOf(openMoveDays(ctx, driver, booking.id))).toMatchObject(away)
    expect(await refusalOf(rescheduleBooking(ctx, driver, booking.id, monday('14:00')))).toMatchObject(away)
    expect(await cancelBooking(ctx, driver, booking.id, '')).toMatchObject({ status: 'cancelled' })
  })

  test('a time that it proposed before cannot be taken, only refused', async () => {
    const { shop, frontDesk, driver, booking } = await confirmed(2)
    await proposeTime(ctx, frontDesk, booking.id, monday('14:00'))
    await block(shop)
    expect(await refusalOf(acceptProposal(ctx, driver, booking.id))).toMatchObject(away)
    expect(await declineOffers(ctx, driver, booking.id)).toMatchObject({ status: 'confirmed', move: null })
  })
})
