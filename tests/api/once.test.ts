import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { forgetAnswers } from '#core/once.ts'
import { type Answer, type Ask, ask, ctx } from './auth/site.ts'
import { valid } from './contract/valid.ts'
import { forgetCounts, friday, makeAlert, makePerson, makeWorld } from './contract/world.ts'

const world = await makeWorld()
const options = (await valid.postBookings?.(world))?.body ?? {}
/** Somebody who may hold more than one time: a stranger holds one at a shop. */
const driver = await makePerson()
beforeEach(() => {
  ctx.clock.set('2026-11-18T07:00:00Z')
  forgetCounts()
})

const book = (key: string, body: Record<string, unknown> = options, more: Ask = {}): Promise<Answer> =>
  ask('POST', '/api/bookings', { body, headers: { 'Idempotency-Key': key }, ...more })

const count = async (): Promise<number> => {
  const { rows } = await ctx.pool.query('select count(*)::int as n from booking')
  return rows[0].n
}

test('the same request many times at the same moment books once, and all hear of the same booking', async () => {
  const before = await count()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 12 }, () => book(key)))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(11)
  expect(await count()).toBe(before + 1)
  const { rows } = await ctx.pool.query(
    `select count(*)::int as n from event where type = 'booking.requested' and data ->> 'bookingId' = $1`,
    [String(answers[0]?.json.id)],
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('without a key, or with another one, it is another booking', async () => {
  const before = await count()
  const ids = new Set<unknown>()
  const { cookie } = driver
  const headers = { 'Idempotency-Key': randomUUID() }
  for (const more of [{ time: '11:00' }, { time: '12:00' }, { time: '13:00', headers }])
    ids.add((await ask('POST', '/api/bookings', { body: { ...options, time: more.time }, cookie, ...more })).json.id)
  expect(ids.size).toBe(3)
  expect(await count()).toBe(before + 3)
})

test('a key belongs to what was first sent with it', async () => {
  const key = randomUUID()
  await book(key, options, driver)
  const other = await book(key, { ...options, notes: 'another' }, driver)
  expect([other.status, other.json.code]).toEqual([422, 'KEY_REUSED'])
  const sameInOtherWords = await book(key, { notes: options.notes, ...options }, driver)
  expect(sameInOtherWords.status).toBe(201)
})

test('a key belongs to one person and one operation', async () => {
  const key = randomUUID()
  const [one, other] = [await makePerson(), await makePerson()]
  const mine = await book(key, options, { cookie: one.cookie })
  const theirs = await book(key, options, { cookie: other.cookie })
  expect(theirs.json.id).not.toEqual(mine.json.id)
  const body = { size: '205/55R16' }
  const alert = await ask('POST', '/api/alerts', { body, cookie: one.cookie, headers: { 'Idempotency-Key': key } })
  expect(alert.status).toBe(201)
})

test('a refusal leaves the key free for the next try', async () => {
  const key = randomUUID()
  const closed = await book(key, { ...options, date: '2026-11-22' }, driver)
  expect([closed.status, closed.json.code]).toEqual([409, 'SHOP_CLOSED'])
  const open = await book(key, { ...options, date: friday, time: '14:00' }, driver)
  expect(open.status).toBe(201)
})

test('after a day the key is forgotten', async () => {
  const key = randomUUID()
  const first = await book(key, options, driver)
  ctx.clock.advance(23 * 3_600_000)
  expect((await book(key, options, driver)).json.id).toEqual(first.json.id)
  ctx.clock.advance(3_600_000)
  expect((await book(key, options, driver)).json.id).not.toEqual(first.json.id)
  ctx.clock.advance(24 * 3_600_000)
  await forgetAnswers(ctx)
  expect((await ctx.pool.query('select from idempotency_key')).rowCount).toBe(0)
})

test('calling off twice with one key is calling off once', async () => {
  const [key, person] = [randomUUID(), await makePerson()]
  const made = await ask('POST', '/api/bookings', { body: options, cookie: person.cookie })
  const cancel = () =>
    ask('POST', `/api/bookings/${made.json.id}/cancel`, {
      body: {},
      cookie: person.cookie,
      headers: { 'Idempotency-Key': key },
    })
  const [one, other] = [await cancel(), await cancel()]
  expect([one.status, other.text]).toEqual([200, one.text])
  const without = await ask('POST', `/api/bookings/${made.json.id}/cancel`, { cookie: person.cookie })
  expect(without.json.code).toBe('BOOKING_NOT_CANCELLABLE')
})

test('an alert that is asked for twice is one', async () => {
  const before = await makeAlert(world)
  const [key, body] = [randomUUID(), { size: '195/65R15' }]
  const send = () =>
    ask('POST', '/api/alerts', { body, cookie: world.driver.cookie, headers: { 'Idempotency-Key': key } })
  const both = await Promise.all([send(), send()])
  expect(both.map(({ json }) => json.existed)).toEqual([false, false])
  const { json } = await ask('GET', '/api/alerts', { cookie: world.driver.cookie })
  expect(json.alerts).toHaveLength(2)
  expect(JSON.stringify(json)).toContain(before.id)
})
