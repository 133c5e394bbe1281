import { afterAll, beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { correctBooking } from '#core/bookings/corrections/correct-booking.ts'
import { correctDone } from '#core/bookings/corrections/correct-done.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { completeWork, markReady, startWork } from '#core/bookings/shop-work.ts'
import { openSlots } from '#core/bookings/times/open-slots.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Correction } from '#core/contracts/seller/bookings.ts'
import { actAtFrontDesk, undoAtFrontDesk } from '#core/front-desk/act.ts'
import { totalOf } from '#core/rules/prices/fitted-price.ts'
import { countHappened } from '#db/queries/analytics/shop-days.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext, minutes, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { confirmedScene, makeScene, monday, options, refusalOf } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

const correction = (given: object): Correction => Correction.parse(given)
const events = async (bookingId: string) =>
  (await ctx.db.selectFrom('event').select(['type', 'data']).orderBy('id').execute())
    .filter(({ data }) => (data as { bookingId?: string }).bookingId === bookingId)
    .map(({ type }) => type.replace('booking.', ''))
const audits = (id: string) =>
  ctx.db.selectFrom('audit_entry').select(['old_values', 'new_values']).where('entity_id', '=', id).execute()
const addsUp = ({ lines, totalCents, done }: BookingView): boolean =>
  totalOf(lines) === totalCents && (done === null || totalOf(done.lines) === done.totalCents)
const rowOf = (id: string) => ctx.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('the shop corrects plate, note, phone and a lower number at once; more needs the driver’s yes', async () => {
  const { frontDesk, booking } = await confirmedScene(ctx, 1)
  const fewer = await correctBooking(
    ctx,
    frontDesk,
    booking.id,
    correction({ quantity: 2, plate: ' ca 123-456 gp!', notes: 'tap the horn', phone: '082 555 0142' }),
  )
  expect(fewer).toMatchObject({
    ...{ quantity: 2, plate: 'CA 123-456 GP', notes: 'tap the horn', totalCents: booking.totalCents / 2 },
    customer: { phone: '+27825550142' },
  })
  expect(addsUp(fewer)).toBe(true)
  await correctBooking(ctx, frontDesk, booking.id, correction({ quantity: 4, plate: 'XX 1' }))
  const stands = await oneBooking(ctx, frontDesk, booking.id)
  expect([stands.quantity, stands.plate]).toEqual([2, 'XX 1'])
  expect(stands.offers.map(({ by, quantity, totalCents, state }) => [by, quantity, totalCents, state])).toEqual([
    ['shop', 4, booking.totalCents, 'open'],
  ])
  const wrong = await refusalOf(correctBooking(ctx, frontDesk, booking.id, correction({ phone: '12' })))
  expect(wrong.fields).toEqual({ phone: 'Invalid phone number' })
  expect((await events(booking.id)).filter((type) => type === 'corrected')).toHaveLength(2)
})

test('what the driver agreed to on the phone holds at once, and is noted', async () => {
  const scene = await confirmedScene(ctx, 1)
  const { frontDesk, booking, shop } = scene
  const pilot = await makeListing(ctx, shop, { model: 'Pilot Sport 4', priceCents: 250_000 })
  const agreed = await correctBooking(
    ctx,
    frontDesk,
    booking.id,
    correction({ tyres: { listingId: pilot.id }, start: monday('14:00').toISOString(), agreedByPhone: true }),
  )
  expect(agreed).toMatchObject({
    ...{ listingId: pilot.id, tyre: { model: 'Pilot Sport 4' }, totalCents: 4 * (250_000 + 8_000) },
    ...{ status: 'confirmed', appointmentStart: monday('14:00').toISOString() },
  })
  expect(await openSlots(ctx, options(scene), '2026-11-23')).toContainEqual(monday('10:30'))
  const [entry] = await audits(booking.id)
  expect(entry?.new_values).toMatchObject({ agreedByPhone: true, totalCents: 1_032_000, listingId: pilot.id })
  expect(entry?.old_values).toMatchObject({ totalCents: booking.totalCents, start: monday('10:30').toISOString() })
})

test('a time that somebody else has is refused whole, and a question about another time is over once one is agreed', async () => {
  const scene = await confirmedScene(ctx, 1)
  const taken = await requestBooking(ctx, scene.driver, options(scene, { start: monday('14:00').toISOString() }))
  await rescheduleBooking(ctx, scene.driver, scene.booking.id, monday('12:00'))
  const move = (time: string) =>
    correctBooking(
      ctx,
      scene.frontDesk,
      scene.booking.id,
      correction({ start: monday(time).toISOString(), plate: 'CA 1', agreedByPhone: true }),
    )
  expect((await refusalOf(Promise.resolve().then(() => move('14:00')))).code).toBe('SLOT_TAKEN')
  expect(await oneBooking(ctx, scene.frontDesk, scene.booking.id)).toMatchObject({
    plate: null,
    move: { by: 'customer' },
  })
  expect(await move('15:00')).toMatchObject({ move: null, appointmentStart: monday('15:00').toISOString() })
  expect((await oneBooking(ctx, scene.frontDesk, taken.id)).slotStart).toBe(monday('14:00').toISOString())
})

test('a request whose time is agreed on the phone is confirmed with it', async () => {
  const scene = await makeScene(ctx, { bays: 1 })
  const asked = await requestBooking(ctx, scene.driver, options(scene))
  const start = monday('12:00').toISOString()
  const agreed = await correctBooking(ctx, scene.frontDesk, asked.id, correction({ start, agreedByPhone: true }))
  expect(agreed).toMatchObject({ status: 'confirmed', awaiting: null, appointmentStart: start, preferredStart: start })
  expect(await events(asked.id)).toEqual(['requested', 'confirmed', 'corrected'])
})

test('a booking is corrected until it is closed, and by its own shop alone', async () => {
  const { frontDesk, booking, driver } = await confirmedScene(ctx, 1)
  const unverifiedGuest = (await makeScene(ctx)).frontDesk
  for (const actor of [driver, unverifiedGuest]) {
    expect((await refusalOf(correctBooking(ctx, actor, booking.id, correction({ plate: 'CA 1' })))).code).toBe(
      'BOOKING_NOT_FOUND',
    )
    expect((await refusalOf(correctDone(ctx, actor, booking.id, { totalCents: 1 }))).code).toBe('BOOKING_NOT_FOUND')
    expect((await refusalOf(markReady(ctx, actor, booking.id))).code).toBe('BOOKING_NOT_FOUND')
  }
  ctx.clock.set(monday('10:30'))
  await startWork(ctx, frontDesk, booking.id)
  const begun = await refusalOf(
    correctBooking(
      ctx,
      frontDesk,
      booking.id,
      correction({ start: monday('14:00').toISOString(), agreedByPhone: true }),
    ),
  )
  expect(begun.code).toBe('WORK_HAS_BEGUN')
  expect((await correctBooking(ctx, frontDesk, booking.id, correction({ plate: 'CA 1' }))).plate).toBe('CA 1')
  await completeWork(ctx, frontDesk, booking.id)
  const closed = await refusalOf(correctBooking(ctx, frontDesk, booking.id, correction({ plate: 'CA 2' })))
  expect([closed.code, closed.message]).toEqual(['BOOKING_CLOSED', 'This booking is completed'])
})

test('done at another price: what was quoted stays, what was done is the revenue, and a second tap does nothing', async () => {
  const { frontDesk, booking, shop } = await confirmedScene(ctx, 1)
  ctx.clock.set(monday('11:30'))
  const done = await completeWork(ctx, frontDesk, booking.id, { totalCents: 650_000 })
  expect(done).toMatchObject({ totalCents: 791_600, done: { totalCents: 650_000 }, lines: booking.lines })
  const taps = await Promise.allSettled([1, 2, 3, 4].map(() => completeWork(ctx, frontDesk, booking.id)))
  expect(taps.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  expect((await events(booking.id)).filter((type) => type === 'completed')).toHaveLength(1)
  const day = { from: monday('00:00'), to: monday('23:59') }
  expect((await countHappened(ctx.db, [shop.id], day)).map(({ bookedCents }) => bookedCents)).toEqual([650_000])
  ctx.clock.set(monday('18:00'))
  const again = await correctDone(ctx, frontDesk, booking.id, { totalCents: 660_000 })
  expect(again).toMatchObject({ totalCents: 791_600, done: { totalCents: 660_000 } })
  expect((await countHappened(ctx.db, [shop.id], day)).map(({ bookedCents }) => bookedCents)).toEqual([660_000])
  await correctDone(ctx, frontDesk, booking.id, { totalCents: 660_000 })
  expect((await events(booking.id)).filter((type) => type === 'done_corrected')).toHaveLength(1)
  expect((await audits(booking.id)).map((entry) => entry.new_values)).toMatchObject([{ doneTotalCents: 660_000 }])
  ctx.clock.set('2026-11-24T07:00:00Z')
  expect((await refusalOf(correctDone(ctx, frontDesk, booking.id, { totalCents: 1 }))).code).toBe('TOO_LATE_TO_CORRECT')
})

test('done at once by eight taps together: one of them is heard', async () => {
  const { frontDesk, booking } = await confirmedScene(ctx, 1)
  ctx.clock.set(monday('11:30'))
  const taps = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => completeWork(ctx, frontDesk, booking.id, { totalCents: 600_000 + at })),
  )
  expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await events(booking.id)).filter((type) => type === 'completed')).toHaveLength(1)
})

test('ready is said once, whoever taps how often, also where nobody said that it had begun', async () => {
  const { frontDesk, booking } = await confirmedScene(ctx, 1)
  expect((await refusalOf(markReady(ctx, frontDesk, booking.id))).code).toBe('TOO_EARLY')
  ctx.clock.set(monday('11:30'))
  await Promise.all(Array.from({ length: 6 }, () => markReady(ctx, frontDesk, booking.id)))
  ctx.clock.advance(minutes(5))
  expect(await markReady(ctx, frontDesk, booking.id)).toMatchObject({
    ...{ status: 'in_progress', readyAt: monday('11:30').toISOString() },
  })
  expect((await events(booking.id)).filter((type) => type === 'ready')).toHaveLength(1)
  const again = await actAtFrontDesk(ctx, frontDesk, booking.id, { act: 'ready' })
  expect(again.undoId).toBeNull()
})

test('undo puts back everything that a correction or a completion has changed', async () => {
  const scene = await confirmedScene(ctx, 1)
  const { frontDesk, booking, shop } = scene
  const pilot = await makeListing(ctx, shop, { model: 'Pilot Sport 4', priceCents: 250_000 })
  const comparable = async () => {
    const { updated_at: _, calendar_sequence: __, ...row } = await rowOf(booking.id)
    return row
  }
  const before = await comparable()
  const all = correction({
    ...{ tyres: { listingId: pilot.id }, quantity: 3, services: ['fitting', 'alignment'], totalCents: 900_000 },
    rear: { brand: 'Dunlop', model: 'SP', size: '225/50R16', eachCents: 100_000, quantity: 1 },
    ...{ phone: '082 555 0143', plate: 'CA 9', notes: 'other', start: monday('14:00').toISOString() },
    agreedByPhone: true,
  })
  const corrected = await actAtFrontDesk(ctx, frontDesk, booking.id, { act: 'correct', correction: all })
  expect(addsUp(corrected.booking)).toBe(true)
  await undoAtFrontDesk(ctx, frontDesk, booking.id, corrected.undoId ?? '')
  expect(await comparable()).toEqual(before)

  ctx.clock.set(monday('11:00'))
  await startWork(ctx, frontDesk, booking.id)
  await markReady(ctx, frontDesk, booking.id)
  const working = await comparable()
  const done = { tyres: { listingId: pilot.id }, quantity: 2, totalCents: 500_000 }
  const completed = await actAtFrontDesk(ctx, frontDesk, booking.id, { act: 'complete', done })
  expect(completed.booking).toMatchObject({ quantity: 2, done: { totalCents: 500_000 }, totalCents: 791_600 })
  const finished = await comparable()
  const redone = await actAtFrontDesk(ctx, frontDesk, booking.id, {
    act: 'correct_done',
    done: { totalCents: 510_000 },
  })
  await undoAtFrontDesk(ctx, frontDesk, booking.id, redone.undoId ?? '')
  expect(await comparable()).toEqual(finished)
  const twice = await actAtFrontDesk(ctx, frontDesk, booking.id, { act: 'correct_done', done: { quantity: 3 } })
  await undoAtFrontDesk(ctx, frontDesk, booking.id, twice.undoId ?? '')
  expect(await comparable()).toEqual(finished)
  expect(working.status).toBe('in_progress')
})

test('a listing that is deleted within the minute keeps nobody from taking the step back', async () => {
  const { frontDesk, booking, listing, shop } = await confirmedScene(ctx, 1)
  const pilot = await makeListing(ctx, shop, { model: 'Pilot Sport 4', priceCents: 100_000 })
  const given = correction({ tyres: { listingId: pilot.id }, agreedByPhone: true })
  const { undoId } = await actAtFrontDesk(ctx, frontDesk, booking.id, { act: 'correct', correction: given })
  await ctx.db.deleteFrom('listing').where('id', '=', listing.id).execute()
  const back = await undoAtFrontDesk(ctx, frontDesk, booking.id, undoId ?? '')
  expect(back).toMatchObject({ listingId: null, tyre: { model: 'Primacy 4' } })
})

test('the number of a guest is as unproven after a correction as before: only who writes later has the booking', async () => {
  const { frontDesk, booking } = await confirmedScene(ctx, 1)
  await ctx.db
    .updateTable('booking')
    .set({ customer_contact_id: null, is_guest: true })
    .where('id', '=', booking.id)
    .execute()
  await correctBooking(ctx, frontDesk, booking.id, correction({ phone: '082 555 0144' }))
  expect(await rowOf(booking.id)).toMatchObject({
    ...{ customer_phone: '+27825550144', phone_since: ctx.clock.now(), customer_contact_id: null },
  })
})

test('other work holds the bay as long as it takes, unless somebody else has it by then', async () => {
  const scene = await confirmedScene(ctx, 1)
  const { frontDesk, booking, driver } = scene
  const minutesNow = async () => (await oneBooking(ctx, frontDesk, booking.id)).durationMinutes
  const free = () => openSlots(ctx, options(scene, { quantity: 1 }), '2026-11-23')
  expect(await minutesNow()).toBe(60)
  await correctBooking(ctx, frontDesk, booking.id, correction({ quantity: 2 }))
  expect(await minutesNow()).toBe(30)
  expect(await free()).toContainEqual(monday('11:00'))
  await requestBooking(ctx, driver, options(scene, { start: monday('11:00').toISOString(), quantity: 1 }))
  await correctBooking(ctx, frontDesk, booking.id, correction({ quantity: 4, agreedByPhone: true }))
  expect(await minutesNow()).toBe(30)
  const moved = correction({ quantity: 3, start: monday('14:00').toISOString(), agreedByPhone: true })
  await correctBooking(ctx, frontDesk, booking.id, moved)
  expect(await minutesNow()).toBe(45)
})

test('confirming after a correction has the corrected number and total', async () => {
  const scene = await makeScene(ctx, { bays: 1 })
  const asked = await requestBooking(ctx, scene.driver, options(scene))
  await correctBooking(ctx, scene.frontDesk, asked.id, correction({ quantity: 2 }))
  const confirmed = await confirmBooking(ctx, scene.frontDesk, asked.id)
  expect([confirmed.quantity, confirmed.totalCents]).toEqual([2, 395_800])
})

test('more work keeps its bay as long as it takes, also once it has begun; else the shop is told who comes next', async () => {
  const { frontDesk, booking, shop, listing } = await confirmedScene(ctx, 1)
  ctx.clock.set(monday('10:30'))
  await startWork(ctx, frontDesk, booking.id)
  const longer = { act: 'correct', correction: correction({ quantity: 6, agreedByPhone: true }) } as const
  const fits = await actAtFrontDesk(ctx, frontDesk, booking.id, longer)
  expect([fits.booking.durationMinutes, fits.overrun]).toEqual([90, undefined])
  await actAtFrontDesk(ctx, frontDesk, booking.id, { act: 'correct', correction: correction({ quantity: 4 }) })
  ctx.clock.set(wednesdayMorning)
  const driver = as(await makeContact(ctx, { name: 'Sipho Dube' }))
  const second = await requestBooking(ctx, driver, {
    ...options({ shop, listing }, { quantity: 2, start: monday('12:00').toISOString() }),
    customer: { name: 'Sipho Dube' },
  })
  await confirmBooking(ctx, frontDesk, second.id)
  ctx.clock.set(monday('10:30'))
  const beyond = correction({ quantity: 8, agreedByPhone: true })
  const more = { act: 'correct', correction: beyond, anyway: true } as const
  const { booking: stays, overrun } = await actAtFrontDesk(ctx, frontDesk, booking.id, more)
  expect(stays.durationMinutes).toBe(90)
  expect(overrun).toEqual({
    ...{ minutes: 120, heldMinutes: 90 },
    next: { code: second.code, name: 'Sipho Dube', start: monday('12:00').toISOString() },
  })
})
