import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#core/actor.ts'
import { acceptProposal, declineProposal } from '#core/bookings/answer-proposal.ts'
import { cancelBooking } from '#core/bookings/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/confirm-booking.ts'
import { declineBooking } from '#core/bookings/decline-booking.ts'
import { expireBookings } from '#core/bookings/expire-bookings.ts'
import { proposeTime } from '#core/bookings/propose-time.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { mailbox } from '#core/messaging/mailbox.ts'
import { resolveChoice } from '#core/messaging/resolve-choice.ts'
import { hours, makeTestContext, minutes, testConfig } from '#tests/support/context.ts'
import { makeContact, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { startTwilio } from '#tests/support/twilio.ts'
import { drainWork } from '#workers/drain.ts'

const { url } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
const twilio = await startTwilio(() => base.clock.now())
const config = testConfig(url)
const ctx = { ...base, config: { ...config, twilio: { ...config.twilio, apiBaseUrl: twilio.origin } } }
afterAll(async () => {
  await twilio.close()
  await base.close()
})

const longAgo = new Date('2026-11-01T07:00:00Z')
const start = '2026-11-23T08:30:00.000Z'
const as = (person: { id: string }): Actor => ({ kind: 'contact', contactId: person.id })

beforeEach(async () => {
  await ctx.db.deleteFrom('notification').execute()
  await ctx.db.deleteFrom('event').execute()
  await ctx.db.deleteFrom('outbound_message').execute()
  await ctx.db.deleteFrom('mail').execute()
  await ctx.db.deleteFrom('content_template').execute()
  twilio.contents.clear()
  twilio.approvals.clear()
  Object.assign(twilio, { messages: [], mishaps: [], approves: 'approved' })
  ctx.clock.set('2026-11-18T07:00:00Z')
})

async function scene(
  wish: { staffWrote?: boolean; staffLanguage?: 'en' | 'af'; driverLanguage?: 'en' | 'af'; anyTime?: boolean } = {},
) {
  const shop = await makeShop(ctx, { email: 'counter@shop.test' })
  const staff = await makeStaff(ctx, shop, {
    lastInboundAt: wish.staffWrote ? ctx.clock.now() : longAgo,
    ...(wish.staffLanguage && { language: wish.staffLanguage }),
  })
  const driver = await makeContact(ctx, wish.driverLanguage ? { language: wish.driverLanguage } : {})
  const listing = await makeListing(ctx, shop)
  const booking = await requestBooking(ctx, as(driver), {
    shopId: shop.id,
    listingId: listing.id,
    quantity: 4,
    services: ['fitting'],
    locationType: 'wait',
    ...(!wish.anyTime && { start }),
    customer: { name: 'Thandi Nkosi' },
    notes: 'locking nut in the boot',
  })
  return { shop, staff, driver, booking }
}
const told = (person: { phone: string }) => twilio.messages.filter((one) => one.to === `whatsapp:${person.phone}`)
const lastTold = (person: { phone: string }) => told(person).at(-1)
const decisions = () =>
  ctx.db
    .selectFrom('notification')
    .select(['recipient', 'kind', 'channel', 'decision', 'reason'])
    .orderBy('id')
    .execute()

describe('a booking request', () => {
  test('reaches a shop that has not written today as the approved template, and its mailbox', async () => {
    const { staff, booking } = await scene()
    await drainWork(ctx)
    expect(lastTold(staff)?.body).toBe(
      `There is a new booking request ${booking.code} for you on Spoor: 4 x Michelin Primacy 4 205/55R16 91V for the customer Thandi Nkosi. Time asked for: Monday 23 November at 10:30. The total as quoted is R 7 916 for everything. Please answer soon, or the request will end.`,
    )
    const [mail] = await mailbox(ctx)
    expect(mail).toMatchObject({
      to: 'counter@shop.test',
      subject: `New booking request ${booking.code}`,
      status: 'sent',
    })
    expect(mail?.text).toContain('Monday 23 November at 10:30')
    expect(mail?.text).toContain('Answer on WhatsApp: https://wa.me/27600123456')
    expect(mail?.html).toContain('<a href="https://wa.me/27600123456"')
  })

  test('reaches a shop that has written today with buttons that name the booking', async () => {
    const { staff, booking } = await scene({ staffWrote: true })
    await drainWork(ctx)
    const message = lastTold(staff)
    expect(message?.body).toContain(`*New booking request ${booking.code}*\nMonday 23 November at 10:30`)
    expect(message?.body).toContain('Note: locking nut in the boot')
    expect(Object.values(JSON.parse(message?.form.get('ContentVariables') ?? ''))).toEqual(
      expect.arrayContaining([
        `booking:confirm:${booking.id}`,
        `booking:propose:${booking.id}`,
        `booking:decline:${booking.id}`,
      ]),
    )
  })

  test('without a time cannot simply be confirmed', async () => {
    const { staff, booking } = await scene({ staffWrote: true, anyTime: true })
    await drainWork(ctx)
    const ids = Object.values(JSON.parse(lastTold(staff)?.form.get('ContentVariables') ?? ''))
    expect(ids).toContain(`booking:propose:${booking.id}`)
    expect(ids).not.toContain(`booking:confirm:${booking.id}`)
  })

  test('speaks the language of whom it is told', async () => {
    const { staff, booking } = await scene({ staffLanguage: 'af' })
    await drainWork(ctx)
    expect(lastTold(staff)?.body).toContain(`nuwe besprekingsversoek ${booking.code}`)
    expect(lastTold(staff)?.body).toContain('Maandag 23 November om 10:30')
  })

  test('is told once, however often the event is handled', async () => {
    const { staff } = await scene()
    await Promise.all([drainWork(ctx), drainWork(ctx), drainWork(ctx)])
    await ctx.db.updateTable('event').set({ handled_at: null }).execute()
    await drainWork(ctx)
    expect(told(staff)).toHaveLength(1)
    expect(await mailbox(ctx)).toHaveLength(1)
  })

  test('is held while the template waits for approval, and decided again', async () => {
    twilio.approves = 'pending'
    const { staff } = await scene()
    await drainWork(ctx)
    expect(told(staff)).toEqual([])
    expect(await decisions()).toMatchObject([
      { channel: 'whatsapp', decision: 'hold', reason: 'the template waits for approval' },
      { channel: 'email', decision: 'send' },
    ])
    await ctx.db.updateTable('content_template').set({ approval: 'approved' }).execute()
    await drainWork(ctx)
    expect(told(staff)).toEqual([])
    ctx.clock.advance(minutes(1))
    await drainWork(ctx)
    expect(told(staff)).toHaveLength(1)
    expect((await decisions())[0]).toMatchObject({ channel: 'whatsapp', decision: 'send' })
  })

  test('that was held needs no template once the shop has written', async () => {
    twilio.approves = 'pending'
    const { staff } = await scene()
    await drainWork(ctx)
    ctx.clock.advance(minutes(2))
    await ctx.db.updateTable('contact').set({ last_inbound_at: ctx.clock.now() }).where('id', '=', staff.id).execute()
    await drainWork(ctx)
    expect(lastTold(staff)?.body).toContain('*New booking request')
  })

  test('that was held too long is dropped, and says why', async () => {
    twilio.approves = 'pending'
    const { staff } = await scene()
    await drainWork(ctx)
    ctx.clock.advance(hours(5))
    await drainWork(ctx)
    expect(told(staff)).toEqual([])
    expect((await decisions())[0]).toMatchObject({ decision: 'drop', reason: 'too late to be of use' })
  })

  test('is not sent to a shop that has switched WhatsApp off, and the reason is kept', async () => {
    const { staff } = await scene()
    await ctx.db
      .updateTable('communication_preference')
      .set({ whatsapp_bookings: false })
      .where('contact_id', '=', staff.id)
      .execute()
    await drainWork(ctx)
    expect(told(staff)).toEqual([])
    expect(await decisions()).toMatchObject([
      {
        recipient: `contact:${staff.id}`,
        channel: 'whatsapp',
        decision: 'drop',
        reason: 'WhatsApp for bookings is switched off',
      },
      { channel: 'email', decision: 'send' },
    ])
  })
})

describe('the answer of the shop', () => {
  test('confirmed: the driver gets the time, the address, the way and the calendar', async () => {
    const { driver, staff, booking, shop } = await scene()
    await confirmBooking(ctx, as(staff), booking.id)
    await drainWork(ctx)
    const body = lastTold(driver)?.body ?? ''
    expect(body).toContain(
      `*Confirmed: ${shop.name}*\nMonday 23 November at 10:30\n4 x Michelin Primacy 4 205/55R16 91V`,
    )
    expect(body).toContain('12 Bram Fischer Drive, Ferndale, Randburg')
    expect(body).toContain('Directions: https://www.google.com/maps/dir/?api=1&destination=-26.09360,28.00640')
    expect(body).toMatch(/Calendar: https:\/\/spoor\.test\/calendar\/[\w-]+\.ics/)
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
    await declineProposal(ctx, as(driver), booking.id)
    await drainWork(ctx)
    expect(lastTold(staff)?.body).toContain(`*Time not accepted: ${booking.code}*`)
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
    const stranger = await makeContact(ctx)
    expect((await resolveChoice(ctx, stranger.id, tap('booking:confirm', lastTold(staff)?.sid))).choice).toBe(
      'booking:confirm',
    )
  })
})
