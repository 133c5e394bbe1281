import { beforeEach, describe, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeContact, makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { makeMember } from './auth/mailbox.ts'
import { ask, cookieOf, ctx, newNumber, signUp, twilio } from './auth/site.ts'
import { valid } from './contract/valid.ts'
import { forgetCounts, friday, makePerson, makeProposal, makeWorld } from './contract/world.ts'

const world = await makeWorld()
const options = (await valid.postBookings?.(world))?.body ?? {}
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
    [
      { customer: { email: 'a@b.c', phone: '082 123 4567' }, date: undefined },
      { 'customer.name': 'Customer name is required', date: 'Preferred date is required' },
    ],
    [{ date: '2026-11-17' }, { date: 'Preferred date cannot be in the past' }],
  ])('with %j is answered beside its field', async (change, fields) => {
    const answer = await book({ ...options, ...change })
    expect([answer.status, answer.json.code, answer.json.fields]).toEqual([400, 'INVALID', fields])
  })

  test('is booked by somebody who is not signed in, whose number stays unproven and gets no message', async () => {
    const number = newNumber()
    const { status, json } = await book({
      ...options,
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
      ...options,
      customer: { name: 'Guest', email: 'typed@example.com', phone: owner.phone },
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
    const { customer: _, ...rest } = options
    const lacking = await book(rest, cookie)
    expect(lacking.json.fields).toEqual({ 'customer.email': 'Customer email is required' })
    const { status, json } = await book({ ...rest, customer: { email: 'thandi@example.com' } }, cookie)
    expect([status, json.customer]).toEqual([201, { name: 'Thandi Nkosi', email: 'thandi@example.com', phone: number }])
    const mine = await ask('GET', '/api/bookings', { cookie })
    expect(mine.text).toContain(String(json.id))
  })

  test('at any time leaves the time to the shop and keeps the day', async () => {
    const { json } = await book({ ...options, time: undefined })
    expect([json.slotStart, json.preferredDate, json.notes]).toEqual([null, friday, 'White Polo'])
  })

  test('on a day when the shop is closed is refused, whatever the time', async () => {
    const sunday = await book({ ...options, date: '2026-11-22', time: undefined })
    expect([sunday.status, sunday.json.code]).toEqual([409, 'SHOP_CLOSED'])
  })

  test('at another price than the form showed is not booked', async () => {
    const { status, json } = await book({ ...options, seenTotalCents: 100 })
    expect([status, json.code]).toEqual([409, 'PRICE_CHANGED'])
    const seen = Number(json.fields?.totalCents)
    expect((await book({ ...options, seenTotalCents: seen })).json.totalCents).toBe(seen)
  })

  test('on a deal costs what the deal costs', async () => {
    const listing = await makeListing(ctx, world.shop, { model: 'Deal tyre', priceCents: 200_000 })
    await makeDeal(ctx, world.shop, listing, { priceCents: 150_000 })
    const { json } = await book({
      ...options,
      listingId: listing.id,
      quantity: 2,
      customer: { name: 'Guest', email: 'deal@example.com', phone: newNumber() },
    })
    const row = await ctx.db
      .selectFrom('booking')
      .select(['deal_id', 'price_cents'])
      .where('id', '=', String(json.id))
      .executeTakeFirst()
    expect(row).toEqual({ deal_id: expect.any(String), price_cents: 150_000 })
  })
})

describe('a fitter who comes out', async () => {
  const shop = await makeShop(ctx, {
    lat: -26.107,
    lng: 28.057,
    bays: 9,
    serviceRadiusKm: 20,
    services: { fitting: {}, mobile: {} },
  })
  const mobile = (address?: string, addressAt?: { lat: number; lng: number }) =>
    book({
      shopId: shop.id,
      locationType: 'mobile',
      address,
      addressAt,
      customer: { name: 'Sipho', phone: '0831234567' },
    })

  test.each([
    ['4 Alice Lane, Sandton', 201, undefined],
    ['12 Republic Road Ferndale', 201, undefined],
    ['Ferndale, Randburg 2194', 201, undefined],
    ['1 Church Street, Pretoria', 409, 'ADDRESS_TOO_FAR'],
    ['12 Long Street, Cape Town, 8001', 409, 'ADDRESS_TOO_FAR'],
    ['behind the blue house', 400, 'ADDRESS_UNKNOWN'],
    [undefined, 400, 'ADDRESS_REQUIRED'],
  ])('to %j: %i', async (address, status, code) => {
    const answer = await mobile(address)
    expect([answer.status, answer.json.code?.length === 5 ? undefined : answer.json.code]).toEqual([status, code])
  })

  test('goes by the position that was shared', async () => {
    expect((await mobile('behind the blue house', { lat: -26.1, lng: 28.0 })).status).toBe(201)
    expect((await mobile('4 Alice Lane, Sandton', { lat: -25.7, lng: 28.2 })).json.code).toBe('ADDRESS_TOO_FAR')
  })
})

test('My Bookings are for customers alone', async () => {
  const person = await makePerson()
  for (const role of ['business', 'admin'] as const) {
    await ctx.db.updateTable('account').set({ role }).where('id', '=', person.accountId).execute()
    expect((await ask('GET', '/api/bookings', { cookie: person.cookie })).status).toBe(403)
  }
})

test('somebody else’s booking does not exist', async () => {
  const { json } = await book(options, world.driver.cookie)
  const { cookie } = world.unverifiedGuest
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/open-days'],
    ['GET', '/calendar'],
    ['POST', '/cancel'],
    ['POST', '/accept'],
    ['POST', '/decline'],
  ] as const)
    expect([path, (await ask(method, `/api/bookings/${json.id}${path}`, { cookie })).status]).toEqual([path, 404])
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
  const { json } = await book(options, person.cookie)
  const link = await ask('GET', `/api/bookings/${json.id}/calendar`, { cookie: person.cookie })
  const file = await ask('GET', new URL(String(link.json.url)).pathname)
  expect(file.text).toContain(`UID:booking-${json.id}@spoor`)
})

test('what the driver calls off goes out of the calendar by the mail that confirms it', async () => {
  const { email, cookie } = await makeMember()
  const { json } = await book({ ...options, customer: { phone: newNumber() } }, cookie)
  await ask('POST', `/api/bookings/${json.id}/cancel`, { cookie })
  await drainWork(ctx)
  const mail = await ctx.db
    .selectFrom('mail')
    .select(['subject', 'text', 'attachments'])
    .where('to_address', '=', email)
    .where('kind', '=', 'booking_withdrawn')
    .executeTakeFirstOrThrow()
  expect(mail.subject).toBe(`You have withdrawn request ${json.code}`)
  expect(mail.text).toContain('See this booking')
  expect(mail.text).not.toContain('See, change or cancel')
  expect(JSON.stringify(mail.attachments)).toContain('STATUS:CANCELLED')
})

test('a timed booking opens filled in at Google and Outlook, one without a time has only its page', async () => {
  const person = await makePerson()
  const { json } = await book(options, person.cookie)
  const ways = (await ask('GET', `/api/bookings/${json.id}/calendar`, { cookie: person.cookie })).json
  const [google, outlook] = [new URL(String(ways.google)), new URL(String(ways.outlook))]
  const compact = String(json.slotStart).replace(/[-:]|\.\d+/g, '')
  expect([google.host, google.searchParams.get('dates')?.split('/')[0]]).toEqual(['calendar.google.com', compact])
  expect(google.searchParams.get('text')).toContain(world.shop.name)
  expect([outlook.host, outlook.searchParams.get('startdt')]).toEqual(['outlook.live.com', json.slotStart])
  const open = (await book({ ...options, time: undefined }, person.cookie)).json
  const none = (await ask('GET', `/api/bookings/${open.id}/calendar`, { cookie: person.cookie })).json
  expect([none.google, none.outlook]).toEqual([null, null])
})
