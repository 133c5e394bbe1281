import { beforeEach, describe, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { expireBookings } from '#core/bookings/clocks/remind.ts'
import { continueGuestBooking } from '#core/rules/website/whatsapp-texts.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeShop } from '#tests/support/factories.ts'
import { type Ask, ask, ctx, newNumber, twilio, write } from '../api/auth/site.ts'
import { forgetCounts, makeWorld } from '../api/contract/world.ts'

const world = await makeWorld()
const other = await makeShop(ctx, { bays: 3 })
const third = await makeShop(ctx, { bays: 3 })
beforeEach(() => {
  forgetCounts()
  ctx.clock.set('2026-11-18T07:00:00Z')
})

let people = 0
const somebody = () => ({ name: 'Guest', phone: newNumber(), email: `stranger${++people}@example.com` })

const book = (customer: Record<string, string>, more: Record<string, unknown> = {}, how: Ask = {}) =>
  ask('POST', '/api/bookings', {
    body: { shopId: world.shop.id, services: ['alignment'], date: '2026-11-20', time: '10:00', customer, ...more },
    ...how,
  })
const rowOf = (id: unknown) =>
  ctx.db
    .selectFrom('booking')
    .select(['status', 'held_until', 'expires_at', 'cancel_reason', 'customer_contact_id'])
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow()
const mailsTo = async (email: string) => {
  await drainWork(ctx)
  return ctx.db.selectFrom('mail').selectAll().where('to_address', '=', email).orderBy('id').execute()
}

describe('somebody whose number and address are unproven', () => {
  test('holds one bay at a shop and two in all, however many ask at once', async () => {
    const customer = somebody()
    const times = ['08:00', '08:30', '09:00', '09:30', '10:00']
    const asked = await Promise.all(times.map((time) => book(customer, { time })))
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(asked.find(({ status }) => status === 409)?.json.code).toBe('TIME_HELD_ALREADY')
    expect((await book({ ...customer, phone: newNumber() }, { time: '11:00' })).json.code).toBe('TIME_HELD_ALREADY')
    expect((await book({ ...customer, email: 'x@example.com' }, { time: '11:00' })).json.code).toBe('TIME_HELD_ALREADY')
    expect((await book(customer, { shopId: other.id })).status).toBe(201)
    expect((await book(customer, { shopId: third.id })).json.code).toBe('TIME_HELD_ALREADY')
  })

  test('holds it for 30 minutes, by moving it no longer', async () => {
    const booked = await book(somebody())
    expect(booked.json.heldUntil).toBe('2026-11-18T07:30:00.000Z')
    ctx.clock.advance(20 * 60_000)
    const link = `/api/guest-bookings/${booked.json.guestToken}`
    const moved = await ask('POST', `${link}/move`, { body: { start: '2026-11-20T09:00:00Z' } })
    expect([moved.status, moved.json.heldUntil]).toEqual([200, '2026-11-18T07:30:00.000Z'])
    ctx.clock.advance(11 * 60_000)
    await expireBookings(ctx)
    expect(await rowOf(booked.json.id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'number or e-mail not confirmed',
    })
  })

  test('cannot take a shop’s day from one connection', async () => {
    const asked = []
    for (let hour = 8; hour < 16; hour++)
      asked.push(await book(somebody(), { time: `${String(hour).padStart(2, '0')}:00` }, { from: '127.0.0.9' }))
    expect(asked.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(3)
    expect(asked.at(-1)?.json.code).toBe('TOO_MANY_REQUESTS')
  })

  test('cannot make us fill a mailbox or let us say their words there', async () => {
    const customer = { ...somebody(), name: 'Win R 1 000 at evil.example' }
    const asked = []
    for (let at = 0; at < 8; at++)
      asked.push(await book({ ...customer, phone: newNumber() }, { time: undefined, notes: 'evil.example' }))
    expect(asked.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(5)
    const mails = await mailsTo(customer.email)
    expect(mails.length).toBeLessThanOrEqual(5)
    for (const mail of mails) {
      expect(mail.subject).toBe('Please confirm your e-mail address for your booking')
      expect(mail.text + mail.html).not.toMatch(/Win R|evil|Thandi/)
    }
  })

  test('is told so by an account with nothing proven as well', async () => {
    const email = `new${++people}@example.com`
    const account = { name: 'New Driver', email, password: 'Tyres-2026-ok', terms: true }
    const signedUp = await ask('POST', '/api/auth/sign-up', { body: account })
    const cookie = String(signedUp.headers['set-cookie']?.[0]).split(';')[0] ?? ''
    const customer = { phone: newNumber() }
    expect((await book(customer, { time: '13:00' }, { cookie })).json.heldUntil).toBe('2026-11-18T07:30:00.000Z')
    expect((await book(customer, { time: '14:00' }, { cookie })).json.code).toBe('TIME_HELD_ALREADY')
  })
})

describe('once proven, a bay is held as any other', () => {
  test('by the link in the mail, which the page alone does not give away', async () => {
    const customer = somebody()
    const booked = await book(customer)
    const [mail] = await mailsTo(customer.email)
    const proof = /#confirm=(\S+)/.exec(mail?.text ?? '')?.[1]
    expect(mail?.text).toContain(`/my-booking/${booked.json.guestToken}#confirm=${proof}`)
    const path = `/api/guest-bookings/${booked.json.guestToken}/confirm-address`
    for (const wrong of ['x', String(booked.json.guestToken)])
      expect((await ask('POST', path, { body: { proof: wrong } })).status).toBe(410)
    const confirmed = await ask('POST', path, { body: { proof } })
    expect(confirmed.json.booking).toMatchObject({ heldUntil: null })
    ctx.clock.advance(31 * 60_000)
    await expireBookings(ctx)
    expect((await rowOf(booked.json.id)).status).toBe('pending')
    await confirmBooking(ctx, as(world.staff), String(booked.json.id))
    expect((await mailsTo(customer.email)).at(-1)?.subject).toBe(`Confirmed: ${world.shop.name}`)
  })

  test('by a message from the number, with or without the key', async () => {
    for (const withKey of [true, false]) {
      const customer = somebody()
      const booked = await book(customer, { time: withKey ? '12:00' : '12:30' })
      const page = await ask('GET', `/api/guest-bookings/${booked.json.guestToken}`)
      ctx.clock.advance(60_000)
      await write(
        customer.phone,
        withKey ? continueGuestBooking(String(booked.json.code), String(page.json.chatKey)) : 'hi',
      )
      expect(await rowOf(booked.json.id)).toMatchObject({ status: 'pending', held_until: null })
      ctx.clock.advance(31 * 60_000)
      await expireBookings(ctx)
      expect((await rowOf(booked.json.id)).status).toBe('pending')
    }
    expect(twilio.messages.length).toBeGreaterThan(0)
  })
})
