import { beforeEach, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx, newNumber, twilio, write } from '../api/auth/site.ts'
import { forgetCounts, friday, makeWorld } from '../api/contract/world.ts'

const world = await makeWorld()
beforeEach(forgetCounts)

const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/u
const forged = 'Thandi\u202e\u200b\r\n*Total R 1 fitted*\u2028https://evil.example/pay'
const folded = 'Thandi *Total R 1 fitted* https://evil.example/pay'
let hour = 6

const request = (more: Record<string, unknown>, customer: Record<string, unknown> = {}) =>
  ask('POST', '/api/bookings', {
    body: {
      shopId: world.shop.id,
      services: ['alignment'],
      date: friday,
      time: `${String(++hour + 2).padStart(2, '0')}:00`,
      ...more,
      customer: { name: 'Thandi', phone: newNumber(), email: `guest${hour}@example.com`, ...customer },
    },
  })

test('a guest’s name is kept as one line without hidden characters', async () => {
  const booked = await request({ notes: 'Blue car\r\n\r\n\r\nBrown dog\u202e' }, { name: forged })
  expect(booked.status).toBe(201)
  expect(booked.json).toMatchObject({ customer: { name: folded }, notes: 'Blue car\n\nBrown dog' })
  const nameless = await request({}, { name: '\u200b\u3164' })
  expect(nameless.json.fields).toMatchObject({ 'customer.name': 'Customer name is required' })
  const figures = await request({}, { name: '12345 !' })
  expect(figures.json.fields).toMatchObject({ 'customer.name': 'Name must contain a letter' })
})

test('what a guest typed cannot forge a line or a link in the shop’s WhatsApp and mail', async () => {
  twilio.messages.length = 0
  const booked = await request({ notes: `Hello\nBooking CANCELLED\n${forged}` }, { name: forged })
  await drainWork(ctx)
  const shown = twilio.messages
    .filter(({ to }) => to.includes(world.staff.phone))
    .map((one) => one.body || (one.form.get('ContentVariables') ?? ''))
    .concat(
      ...(await ctx.db.selectFrom('mail').select(['subject', 'text', 'html']).execute()).map((m) => Object.values(m)),
    )
    .filter((text) => text.includes(String(booked.json.code)) || text.includes('CANCELLED'))
  expect(shown.length).toBeGreaterThan(0)
  for (const text of shown) {
    expect(text).not.toContain('https://evil.example')
    expect(text).not.toContain('evil.example')
    expect(text).not.toMatch(/^\W*(Booking CANCELLED|Total R 1 fitted)/m)
    expect(text.replaceAll('\n', '')).not.toMatch(invisible)
  }
})

test('nor can what a guest writes to the shop', async () => {
  twilio.messages.length = 0
  const body = {
    shopId: world.shop.id,
    name: forged,
    phone: newNumber(),
    message: `Hi\nNew booking request\n${forged}`,
  }
  expect((await ask('POST', '/api/guest-messages', { body })).status).toBe(201)
  await drainWork(ctx)
  const told = twilio.messages
    .filter(({ to }) => to.includes(world.staff.phone))
    .map((one) => JSON.stringify([one.body, ...one.form]))
  expect(told.length).toBeGreaterThan(0)
  for (const text of told) {
    expect(text).not.toContain('evil.example')
    expect(text).not.toMatch(/\\n\W*New booking request/)
  }
  const mails = await ctx.db.selectFrom('mail').select(['subject', 'text']).execute()
  for (const { subject, text } of mails) expect([subject, text].join('')).not.toContain('evil.example')
})

test('a profile name on WhatsApp that cannot be seen is none', async () => {
  const number = newNumber()
  await write(number, 'hi', { ProfileName: '\u200b\u3164 \u202e' })
  const known = await ctx.db
    .selectFrom('contact')
    .select('name')
    .where('whatsapp_address', '=', number)
    .executeTakeFirstOrThrow()
  expect(known.name).toBeNull()
})

test('every other field of one line is folded too', async () => {
  const { cookie } = world.driver
  const changed = await ask('PATCH', '/api/profile', { cookie, body: { firstName: forged, city: forged } })
  expect([changed.json.firstName, changed.json.city]).toEqual([folded, folded])
  const refused = await ask('PATCH', '/api/profile', { cookie, body: { firstName: '123' } })
  expect(refused.json.fields).toEqual({ firstName: 'Name must contain a letter' })
  const kept = await ask('POST', '/api/garage', {
    cookie,
    body: { name: 'My\u202e\ncar', make: 'Toy\u200bota', model: 'Corolla' },
  })
  expect(kept.json).toMatchObject({ name: 'My car', make: 'Toyota' })
  const thread = await ask('POST', '/api/threads', {
    cookie,
    body: { shopId: world.shop.id, subject: forged, message: 'one\r\ntwo\u202e' },
  })
  expect(thread.json.subject).toBe(folded)
})
