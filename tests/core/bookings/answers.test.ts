import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#core/actor.ts'
import { acceptProposal } from '#core/bookings/answers/answer.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking, declineBooking } from '#core/bookings/answers/confirm-booking.ts'
import { proposeTime } from '#core/bookings/answers/reschedule.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, options, refusalOf } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

const happened = async (bookingId: string) =>
  (await ctx.db.selectFrom('event').select(['type', 'data']).orderBy('id').execute())
    .filter(({ data }) => (data as { bookingId: string }).bookingId === bookingId)
    .map(({ type }) => type)

async function requested(bays = 1, extra: Parameters<typeof options>[1] = {}) {
  const scene = await makeScene(ctx, { bays })
  return { ...scene, booking: await requestBooking(ctx, scene.driver, options(scene, extra)) }
}

test('confirming makes the asked time the appointment', async () => {
  const { booking, frontDesk } = await requested()
  const confirmed = await confirmBooking(ctx, frontDesk, booking.id)
  expect(confirmed).toMatchObject({ status: 'confirmed', awaiting: null, appointmentStart: '2026-11-23T08:30:00.000Z' })
  expect(await happened(booking.id)).toEqual(['booking.requested', 'booking.confirmed'])
})

test('two people at the counter: one confirms, the other hears what is the case', async () => {
  const { booking, frontDesk, shop } = await requested()
  const colleague = as(await makeStaff(ctx, shop))
  const outcomes = await Promise.allSettled([
    confirmBooking(ctx, frontDesk, booking.id),
    declineBooking(ctx, colleague, booking.id, 'no time'),
    confirmBooking(ctx, colleague, booking.id),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await happened(booking.id)).toHaveLength(2)
})

test('a second tap on Confirm says that it is confirmed, and for when', async () => {
  const { booking, frontDesk } = await requested()
  await confirmBooking(ctx, frontDesk, booking.id)
  expect(await refusalOf(confirmBooking(ctx, frontDesk, booking.id))).toMatchObject({
    code: 'BOOKING_NOT_PENDING',
    message: 'This booking is confirmed for Monday 23 November at 10:30',
    fields: { status: 'confirmed', start: '2026-11-23T08:30:00.000Z' },
  })
})

test('a late tap hears that the driver cancelled, or that the time to answer is over', async () => {
  const cancelled = await requested()
  await cancelBooking(ctx, cancelled.driver, cancelled.booking.id, 'changed my mind')
  const late = await refusalOf(confirmBooking(ctx, cancelled.frontDesk, cancelled.booking.id))
  expect(late).toMatchObject({ message: 'The driver has cancelled this booking', fields: { cancelledBy: 'customer' } })

  const forgotten = await requested()
  ctx.clock.set('2026-11-18T11:00:00Z')
  const refusal = await refusalOf(confirmBooking(ctx, forgotten.frontDesk, forgotten.booking.id))
  expect(refusal).toMatchObject({ code: 'BOOKING_NOT_PENDING', fields: { status: 'expired' } })
})

test('a declined request frees its bay and keeps the reason', async () => {
  const { booking, frontDesk, shop, listing } = await requested()
  const declined = await declineBooking(ctx, frontDesk, booking.id, 'fully booked')
  expect(declined).toMatchObject({ status: 'cancelled', cancelledBy: 'shop', cancelReason: 'fully booked' })
  expect(await happened(booking.id)).toEqual(['booking.requested', 'booking.declined'])
  const next = await requestBooking(ctx, as(await makeContact(ctx)), options({ shop, listing }))
  expect(next.status).toBe('pending')
})

test('a proposed time holds its bay beside the one asked for, until the driver takes one', async () => {
  const { booking, frontDesk, driver, shop, listing } = await requested()
  const proposed = await proposeTime(ctx, frontDesk, booking.id, monday('14:00'))
  expect(proposed).toMatchObject({
    status: 'pending',
    awaiting: 'customer',
    preferredStart: '2026-11-23T08:30:00.000Z',
    slotStart: '2026-11-23T12:00:00.000Z',
  })
  const other = as(await makeContact(ctx))
  const atTwo = options({ shop, listing }, { start: monday('14:00').toISOString() })
  expect(await refusalOf(requestBooking(ctx, other, atTwo))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect(await refusalOf(requestBooking(ctx, other, options({ shop, listing })))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect(await refusalOf(confirmBooking(ctx, frontDesk, booking.id))).toMatchObject({
    message: 'The shop has made an offer for Monday 23 November at 14:00; the driver has not answered yet',
  })
  const accepted = await acceptProposal(ctx, driver, booking.id)
  expect(accepted).toMatchObject({ status: 'confirmed', appointmentStart: '2026-11-23T12:00:00.000Z' })
  expect((await requestBooking(ctx, other, options({ shop, listing }))).status).toBe('pending')
  expect(await happened(booking.id)).toEqual(['booking.requested', 'booking.time_proposed', 'booking.confirmed'])
})

test('a request without a time cannot be confirmed, only given one', async () => {
  const { booking, frontDesk, driver } = await requested(1, { start: undefined })
  expect(await refusalOf(confirmBooking(ctx, frontDesk, booking.id))).toMatchObject({ code: 'TIME_REQUIRED' })
  await proposeTime(ctx, frontDesk, booking.id, monday('08:00'))
  expect(await acceptProposal(ctx, driver, booking.id)).toMatchObject({ appointmentStart: '2026-11-23T06:00:00.000Z' })
})

test('the driver declines a proposed time: the request ends and the bay is free', async () => {
  const { booking, frontDesk, driver, shop, listing } = await requested()
  await proposeTime(ctx, frontDesk, booking.id, monday('14:00'))
  const ended = await declineOffers(ctx, driver, booking.id)
  expect(ended).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'customer',
    cancelReason: 'proposed time declined',
  })
  expect((await happened(booking.id)).at(-1)).toBe('booking.proposal_declined')
  expect(await refusalOf(acceptProposal(ctx, driver, booking.id))).toMatchObject({ code: 'BOOKING_NOT_PENDING' })
  const atTwo = options({ shop, listing }, { start: monday('14:00').toISOString() })
  expect((await requestBooking(ctx, driver, atTwo)).status).toBe('pending')
})

test('the shop proposes only times that it has', async () => {
  const { booking, frontDesk, shop, listing } = await requested()
  const atTwo = options({ shop, listing }, { start: monday('14:00').toISOString() })
  await requestBooking(ctx, as(await makeContact(ctx)), atTwo)
  const proposed = (start: Date) => refusalOf(proposeTime(ctx, frontDesk, booking.id, start))
  expect(await proposed(monday('14:30'))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect(await proposed(monday('19:00'))).toMatchObject({ code: 'SHOP_CLOSED' })
  expect(await proposed(new Date('2026-11-17T08:00:00Z'))).toMatchObject({ code: 'SLOT_IN_PAST' })
  expect((await oneBooking(ctx, frontDesk, booking.id)).slotStart).toBe('2026-11-23T08:30:00.000Z')
})

test('shop and drivers go for one last bay at once: one of them has it', async () => {
  const { booking, frontDesk, shop, listing } = await requested()
  const drivers = await Promise.all(Array.from({ length: 20 }, () => makeContact(ctx)))
  const atTwo = options({ shop, listing }, { start: monday('14:00').toISOString() })
  const outcomes = await Promise.allSettled([
    ...drivers.slice(0, 10).map((driver) => requestBooking(ctx, as(driver), atTwo)),
    proposeTime(ctx, frontDesk, booking.id, monday('14:00')),
    ...drivers.slice(10).map((driver) => requestBooking(ctx, as(driver), atTwo)),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(codes)).toEqual(new Set(['SLOT_TAKEN']))
})

test('one last bay proposed to many drivers at once: one of them gets it', async () => {
  const { shop, frontDesk, listing } = await makeScene(ctx, { bays: 4 })
  const bookings = []
  for (const time of ['08:00', '09:00', '10:00', '11:00']) {
    const start = monday(time).toISOString()
    bookings.push(await requestBooking(ctx, as(await makeContact(ctx)), options({ shop, listing }, { start })))
    bookings.push(await requestBooking(ctx, as(await makeContact(ctx)), options({ shop, listing }, { start })))
  }
  await ctx.db.updateTable('shop').set({ bays: 1 }).where('id', '=', shop.id).execute()
  const outcomes = await Promise.allSettled(bookings.map(({ id }) => proposeTime(ctx, frontDesk, id, monday('14:00'))))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(codes)).toEqual(new Set(['SLOT_TAKEN']))
})

test('the driver cancels until two hours before, then is told to call the shop', async () => {
  const { booking, frontDesk, driver } = await requested()
  await confirmBooking(ctx, frontDesk, booking.id)
  ctx.clock.set(monday('08:31'))
  const refusal = await refusalOf(cancelBooking(ctx, driver, booking.id, 'rain'))
  expect(refusal).toMatchObject({ code: 'TOO_LATE_TO_CANCEL', fields: { phone: '+27115550100' } })
  ctx.clock.set(monday('08:30'))
  const cancelled = await cancelBooking(ctx, driver, booking.id, 'rain')
  expect(cancelled).toMatchObject({ status: 'cancelled', cancelledBy: 'customer', cancelReason: 'rain' })
  expect((await happened(booking.id)).at(-1)).toBe('booking.cancelled_by_customer')
})

test('the shop cancels a confirmed booking at any time before the work', async () => {
  const { booking, frontDesk } = await requested()
  await confirmBooking(ctx, frontDesk, booking.id)
  ctx.clock.set(monday('10:29'))
  const cancelled = await cancelBooking(ctx, frontDesk, booking.id, 'no power')
  expect(cancelled).toMatchObject({ cancelledBy: 'shop' })
  expect((await happened(booking.id)).at(-1)).toBe('booking.cancelled_by_shop')
  const again = await refusalOf(cancelBooking(ctx, frontDesk, booking.id, 'no power'))
  expect(again).toMatchObject({ code: 'BOOKING_NOT_CANCELLABLE', fields: { status: 'cancelled' } })
})

test("somebody else's booking does not seem to exist", async () => {
  const { booking, driver, frontDesk } = await requested()
  const unverifiedGuest = as(await makeContact(ctx))
  const otherShop = (await makeScene(ctx)).frontDesk
  const attempts = [
    (actor: Actor) => oneBooking(ctx, actor, booking.id),
    (actor: Actor) => confirmBooking(ctx, actor, booking.id),
    (actor: Actor) => declineBooking(ctx, actor, booking.id, ''),
    (actor: Actor) => proposeTime(ctx, actor, booking.id, monday('14:00')),
    (actor: Actor) => acceptProposal(ctx, actor, booking.id),
    (actor: Actor) => declineOffers(ctx, actor, booking.id),
    (actor: Actor) => cancelBooking(ctx, actor, booking.id, ''),
  ]
  for (const actor of [unverifiedGuest, otherShop, { kind: 'guest' } as const]) {
    for (const attempt of attempts) {
      expect(await refusalOf(attempt(actor))).toMatchObject({ code: 'BOOKING_NOT_FOUND', status: 404 })
    }
  }
  expect(await refusalOf(confirmBooking(ctx, driver, booking.id))).toMatchObject({ code: 'BOOKING_NOT_FOUND' })
  expect(await refusalOf(confirmBooking(ctx, frontDesk, 'not-an-id'))).toMatchObject({ code: 'BOOKING_NOT_FOUND' })
  expect((await oneBooking(ctx, driver, booking.id)).status).toBe('pending')
})
