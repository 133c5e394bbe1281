import { describe, expect, test } from 'vitest'
import { acceptProposal } from '#core/bookings/answers/answer.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking, declineBooking } from '#core/bookings/answers/confirm-booking.ts'
import { proposeTime } from '#core/bookings/answers/reschedule.ts'
import { expireBookings } from '#core/bookings/clocks/remind.ts'
import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { resolveChoice } from '#core/messaging/inbound/resolve-choice.ts'
import { mailbox } from '#core/messaging/mail/mail-outbox.ts'
import { hours } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeContact, makeListing } from '#tests/support/factories.ts'
import { as, ctx, lastTold, scene, start, told, twilio } from './scene.ts'

describe('the answer of the shop', () => {
  test('confirmed: the driver gets the time, the address, the way and the calendar', async () => {
    const { driver, staff, booking, shop } = await scene()
    await drainWork(ctx)
    await confirmBooking(ctx, as(staff), booking.id)
    await drainWork(ctx)
    const body = lastTold(driver)?.body ?? ''
    expect(body).toContain(
      `*Confirmed: ${shop.name}*\nMonday 23 November at 10:30\n4 x Michelin Primacy 4 205/55R16 91V`,
    )
    expect(body).toContain('12 Bram Fischer Drive, Ferndale, Randburg')
    const button: Record<string, string> = JSON.parse(lastTold(driver)?.form.get('ContentVariables') ?? '{}')
    expect(button[2]).toBe('Calendar')
    expect(button[3]).toMatch(/^calendar\/[\w-]+\.ics$/)
    const pin = twilio.messages.find((one) => one.form.has('PersistentAction'))
    expect(pin?.form.get('PersistentAction')).toBe('geo:-26.0936,28.0064|12 Bram Fischer Drive, Ferndale, Randburg')
    expect(pin).toMatchObject({ to: `whatsapp:${driver.phone}`, body: shop.name })
    expect(told(staff)).toHaveLength(1)
  })

  test('declined: the driver gets the reason', async () => {
    const { driver, staff, booking } = await scene()
    await declineBooking(ctx, as(staff), booking.id, 'the compressor is broken')
    await drainWork(ctx)
    expect(lastTold(driver)?.body).toContain('Their reason: the compressor is broken')
  })

  test('another time: the driver is asked, and the shop hears yes', async () => {
    const { driver, staff, booking } = await scene({ staffWrote: true })
    await proposeTime(ctx, as(staff), booking.id, new Date('2026-11-23T09:00:00Z'))
    await drainWork(ctx)
    const question = lastTold(driver)
    expect(question?.body).toContain('Monday 23 November at 11:00 instead of Monday 23 November at 10:30')
    expect(Object.values(JSON.parse(question?.form.get('ContentVariables') ?? ''))).toContain(
      `booking:accept:${booking.id}`,
    )
    await acceptProposal(ctx, as(driver), booking.id)
    await drainWork(ctx)
    expect(lastTold(driver)?.body).toContain('*Confirmed:')
    expect(lastTold(staff)?.body).toContain('Thandi Nkosi comes Monday 23 November at 11:00.')
  })

  test('another time: the shop hears no', async () => {
    const { driver, staff, booking } = await scene({ staffWrote: true })
    await proposeTime(ctx, as(staff), booking.id, new Date('2026-11-23T09:00:00Z'))
    await declineOffers(ctx, as(driver), booking.id)
    await drainWork(ctx)
    expect(lastTold(staff)?.body).toContain(`*Offer not accepted: ${booking.code}*`)
  })

  test('none in time: the driver is told that nothing is booked', async () => {
    const { driver, shop } = await scene()
    ctx.clock.advance(hours(8))
    await expireBookings(ctx)
    await drainWork(ctx)
    expect(lastTold(driver)?.body).toContain(`${shop.name} did not answer in time, so nothing is booked.`)
  })
})

test('a cancellation is told to the other side only', async () => {
  const { driver, staff, booking } = await scene({ staffWrote: true })
  await confirmBooking(ctx, as(staff), booking.id)
  await drainWork(ctx)
  const before = told(driver).length
  await cancelBooking(ctx, as(driver), booking.id, 'sold the car')
  await drainWork(ctx)
  expect(lastTold(staff)?.body).toContain('was cancelled by the customer.\nReason: sold the car')
  expect(told(driver)).toHaveLength(before)
})

test('a guest is told by e-mail and never on a number that was only typed', async () => {
  const { staff, booking } = await scene()
  await ctx.db
    .updateTable('booking')
    .set({
      customer_contact_id: null,
      customer_phone: '+27821239876',
      customer_email: 'guest@example.test',
      email_proven_at: ctx.clock.now(),
      is_guest: true,
    })
    .where('id', '=', booking.id)
    .execute()
  await confirmBooking(ctx, as(staff), booking.id)
  await drainWork(ctx)
  expect(told({ phone: '+27821239876' })).toEqual([])
  const mail = (await mailbox(ctx)).find((one) => one.to === 'guest@example.test')
  expect(mail?.subject).toBe('Confirmed: Randburg Tyres')
  expect(mail?.attachments).toMatchObject([
    { filename: expect.stringMatching(/\.ics$/), content: expect.stringContaining('BEGIN:VCALENDAR') },
  ])
})

describe('a tap on a template, whose buttons cannot name a booking', () => {
  const tap = (choice: string, repliesTo?: string) => ({
    kind: 'button' as const,
    choice,
    ...(repliesTo && { repliesTo }),
  })

  test('means the booking of the message that it answers', async () => {
    const { staff, booking } = await scene()
    await drainWork(ctx)
    const sid = lastTold(staff)?.sid
    expect((await resolveChoice(ctx, staff.id, tap('booking:confirm', sid))).choice).toBe(
      `booking:confirm:${booking.id}`,
    )
  })
  test('means the only one that waits, where the answered message is not told', async () => {
    const { staff, booking } = await scene()
    await drainWork(ctx)
    expect((await resolveChoice(ctx, staff.id, tap('booking:decline'))).choice).toBe(`booking:decline:${booking.id}`)
  })
  test('stays open where several wait', async () => {
    const first = await scene()
    const listing = await makeListing(ctx, first.shop, { model: 'CrossClimate 2' })
    const other = await makeContact(ctx)
    await requestBooking(ctx, as(other), {
      shopId: first.shop.id,
      listingId: listing.id,
      quantity: 2,
      services: ['fitting'],
      locationType: 'wait',
      start,
      customer: { name: 'Sipho' },
      notes: '',
    })
    await drainWork(ctx)
    expect((await resolveChoice(ctx, first.staff.id, tap('booking:confirm'))).choice).toBe('booking:confirm')
  })
  test('on the message of somebody else means nothing', async () => {
    const { staff } = await scene()
    await drainWork(ctx)
    const unverifiedGuest = await makeContact(ctx)
    expect((await resolveChoice(ctx, unverifiedGuest.id, tap('booking:confirm', lastTold(staff)?.sid))).choice).toBe(
      'booking:confirm',
    )
  })
})
