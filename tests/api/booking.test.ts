import { beforeEach, describe, expect, test } from 'vitest'
import { makeContact } from '#tests/support/factories.ts'
import { drainWork } from '#workers/drain.ts'
import { ask, cookieOf, ctx, newNumber, signUp, twilio } from './auth/site.ts'
import { valid } from './contract/valid.ts'
import { forgetCounts, friday, makePerson, makeProposal, makeWorld } from './contract/world.ts'

const world = await makeWorld()
const wish = (await valid.postBookings?.(world))?.body ?? {}
beforeEach(forgetCounts)
const book = (body: Record<string, unknown>, cookie = '') => ask('POST', '/api/bookings', { body, cookie })

describe('a tyre', () => {
  test.each([
    [
      { customer: {} },
      {
        'customer.name': 'Customer name is required',
        'customer.email': 'Customer email is required',
        'customer.phone': 'Customer phone is required',
      },
    ],
    [
      { customer: { name: ' ', email: ' ', phone: '' } },
      {
        'customer.name': 'Customer name is required',
        'customer.email': 'Customer email is required',
        'customer.phone': 'Customer phone is required',
      },
    ],
    [
      { customer: { name: 'T', email: 'a b@c.d', phone: '082 123 4567' } },
      { 'customer.email': 'Invalid email format' },
    ],
    [{ customer: { name: 'T', email: 'a@b.c', phone: '082' } }, { 'customer.phone': 'Invalid phone number' }],
    [{ services: [] }, { services: 'Service type is required' }],
    [{ date: undefined, time: undefined }, { date: 'Preferred date is required' }],
    [{ date: '2026-11-17' }, { date: 'Preferred date cannot be in the past' }],
  ])('with %j is answered beside its field', async (change, fields) => {
    const answer = await book({ ...wish, ...change })
    expect([answer.status, answer.json.code, answer.json.fields]).toEqual([400, 'INVALID', fields])
  })

  test('is booked by somebody who is not signed in, whose number stays unproven and gets no message', async () => {
    const number = newNumber()
    const { status, json } = await book({
      ...wish,
      customer: { name: 'Guest', email: 'guest@example.com', phone: number },
    })
    expect([status, json.status, json.slotStart]).toEqual([201, 'pending', `${friday}T08:00:00.000Z`])
    expect(json.customer).toEqual({ name: 'Guest', email: 'guest@example.com', phone: number })
    await drainWork(ctx)
    expect(twilio.messages.filter(({ to }) => to.includes(number))).toEqual([])
    const addresses = await ctx.db.selectFrom('contact_address').selectAll().where('value', '=', number).execute()
    expect(addresses).toEqual([])
    const read = await ask('GET', `/api/bookings/${json.id}`)
    expect(read.status).toBe(401)
  })

  test('does not become the booking of whoever has the number that a guest typed', async () => {
    const owner = await makeContact(ctx, { phone: newNumber() })
    const { json } = await book({
      ...wish,
      customer: { name: 'Guest', email: 'guest@example.com', phone: owner.phone },
    })
    const row = await ctx.db
      .selectFrom('booking')
      .select(['customer_contact_id', 'is_guest'])
      .where('id', '=', String(json.id))
      .executeTakeFirst()
    expect(row).toEqual({ customer_contact_id: null, is_guest: true })
  })

  test('is booked from the profile of who is signed in; what it lacks is asked for', async () => {
    const number = newNumber()
    const cookie = cookieOf(await signUp(number, 'Thandi Nkosi'))
    const { customer: _, ...rest } = wish
    const lacking = await book(rest, cookie)
    expect(lacking.json.fields).toEqual({ 'customer.email': 'Customer email is required' })
    const { status, json } = await book({ ...rest, customer: { email: 'thandi@example.com' } }, cookie)
    expect([status, json.customer]).toEqual([201, { name: 'Thandi Nkosi', email: 'thandi@example.com', phone: number }])
    const mine = await ask('GET', '/api/bookings', { cookie })
    expect(mine.text).toContain(String(json.id))
  })

  test('at any time leaves the time to the shop, which reads the day', async () => {
    const { json } = await book({ ...wish, time: undefined })
    expect([json.slotStart, json.notes]).toEqual([null, 'Any time on Friday 20 November. White Polo'])
  })
})

describe('at the page of a shop', () => {
  test('a name and a number are enough', async () => {
    const { status, json } = await book({ shopId: world.shop.id, customer: { name: 'Sipho', phone: '0831234567' } })
    expect([status, json.services, json.customer]).toEqual([
      201,
      ['fitting'],
      { name: 'Sipho', email: null, phone: '+27831234567' },
    ])
    const lacking = await book({ shopId: world.shop.id, customer: { email: 'a@b.c' } })
    expect(lacking.json.fields).toEqual({
      'customer.name': 'Customer name is required',
      'customer.phone': 'Customer phone is required',
    })
  })

  test('a time needs its day', async () => {
    const { json } = await book({
      shopId: world.shop.id,
      time: '10:00',
      customer: { name: 'Sipho', phone: '0831234567' },
    })
    expect(json.fields).toEqual({ date: 'Preferred date is required' })
  })
})

test('a proposed time is taken once; an answer to what was shown before it changed is not', async () => {
  const booking = await makeProposal(world)
  const { cookie } = world.driver
  const early = await ask('POST', `/api/bookings/${booking.id}/accept`, {
    cookie,
    body: { seenAt: '2026-11-18T06:00:00Z' },
  })
  expect([early.status, early.json.code]).toEqual([409, 'TIME_CHANGED'])
  const taken = await ask('POST', `/api/bookings/${booking.id}/accept`, { cookie })
  expect([taken.status, taken.json.status]).toEqual([200, 'confirmed'])
  const again = await ask('POST', `/api/bookings/${booking.id}/accept`, { cookie })
  expect([again.status, again.json.code]).toEqual([409, 'BOOKING_NOT_PENDING'])
})

test('the calendar link opens the file without signing in', async () => {
  const person = await makePerson()
  const { json } = await book(wish, person.cookie)
  const link = await ask('GET', `/api/bookings/${json.id}/calendar`, { cookie: person.cookie })
  const file = await ask('GET', new URL(String(link.json.url)).pathname)
  expect(file.text).toContain(`UID:booking-${json.id}@spoor`)
})
