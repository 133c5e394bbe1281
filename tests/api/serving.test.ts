import express from 'express'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { adminFor, anyone, business, customer } from '#api/access.ts'
import { problems, requestIds } from '#api/problem.ts'
import { perMinute } from '#api/rate-limit.ts'
import { endpoint } from '#api/route.ts'
import { serveEndpoints } from '#api/serve.ts'
import { serve } from '#tests/support/twilio.ts'
import { allLogged, ask, ctx } from './auth/site.ts'
import { becomeAdmin, forgetCounts, makePerson, makeWorld } from './contract/world.ts'

const Fine = z.strictObject({ fine: z.literal(true) })
const operation = { responses: { 200: Fine } }
const small = { rateLimit: perMinute(100), handle: () => ({ fine: true as const }) }
/** Endpoints that only show one thing each. */
const shown = [
  endpoint('GET /customers', operation, { summary: 'Customers', access: customer, ...small }),
  endpoint('GET /shops', operation, { summary: 'Shops', access: business, ...small }),
  endpoint('GET /admins', operation, { summary: 'Admins', access: adminFor('overview'), ...small }),
  endpoint('GET /broken', operation, {
    summary: 'Breaks',
    access: anyone,
    rateLimit: perMinute(100),
    handle: () => {
      throw new Error('the secret plan is in the safe')
    },
  }),
]
const app = express().use(requestIds, serveEndpoints(ctx, shown), problems(ctx))
const { origin: to, close } = await serve(app)
afterAll(close)
beforeEach(forgetCounts)

describe('who may', () => {
  test.each(['customer', 'business', 'admin'] as const)('%s', async (role) => {
    const person = await makePerson()
    await ctx.db.updateTable('account').set({ role }).where('id', '=', person.accountId).execute()
    const cookie = role === 'admin' ? await becomeAdmin(person) : person.cookie
    const answers = await Promise.all(
      ['/customers', '/shops', '/admins'].map((path) => ask('GET', path, { cookie, to })),
    )
    const theirs = ['customer', 'business', 'admin'].indexOf(role)
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403].with(theirs, 200))
    expect(answers[(theirs + 1) % 3]?.json).toMatchObject({ code: 'NOT_ALLOWED', message: expect.any(String) })
  })

  test('nobody who is not signed in', async () => {
    const answer = await ask('GET', '/admins', { to })
    expect([answer.status, answer.json.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
  })
})

describe('the id of a request', () => {
  test('is in the header, in the refusal and in the log, another one each time', async () => {
    const [one, other] = [await ask('GET', '/api/offers'), await ask('GET', '/api/offers')]
    expect(one.json.requestId).toBe(one.headers['x-request-id'])
    expect(other.json.requestId).not.toBe(one.json.requestId)
    expect(allLogged()).toContain(`"traceId":"${one.json.requestId}"`)
  })

  test('finds what answered well, too', async () => {
    const { headers } = await ask('GET', '/api/makes')
    const line = allLogged()
      .split('\n')
      .find((one) => one.includes(String(headers['x-request-id'])))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ endpoint: 'GET /makes', status: 200 })
  })

  test('finds our own failures, of which the answer tells nothing', async () => {
    const { status, json, text } = await ask('GET', '/broken', { to })
    expect([status, json]).toEqual([
      500,
      { code: 'FAILED', message: 'Something went wrong', requestId: expect.any(String) },
    ])
    expect(text).not.toContain('secret plan')
    const line = allLogged()
      .split('\n')
      .find((one) => one.includes(String(json.requestId)))
    expect(line).toContain('the secret plan is in the safe')
  })
})

describe('how often', () => {
  const world = makeWorld()
  const asked = async (times: number, one: () => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let more = 0; more < times; more++) statuses.push((await one()).status)
    return statuses
  }

  test('one account may ask, wherever it is', async () => {
    const { driver } = await world
    let at = 0
    const statuses = await asked(22, () =>
      ask('POST', '/api/alerts/stop', { cookie: driver.cookie, from: `127.0.2.${++at}` }),
    )
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
    const last = await ask('POST', '/api/alerts/stop', { cookie: driver.cookie })
    expect(last.json).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/^Too many tries/) })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60)
    const { unverifiedGuest } = await world
    expect((await ask('POST', '/api/alerts/stop', { cookie: unverifiedGuest.cookie })).status).toBe(200)
  })

  test('one address may ask, and not another', async () => {
    const from = '127.0.3.1'
    const statuses = await asked(122, () => ask('POST', '/api/bookings', { body: {}, from }))
    expect(statuses).toEqual([...Array(120).fill(400), 429, 429])
    expect((await ask('POST', '/api/bookings', { body: {}, from: '127.0.3.2' })).status).toBe(400)
    expect((await ask('GET', '/api/makes', { from })).status).toBe(200)
  })

  test('reads are counted without writing', async () => {
    const from = '127.0.3.3'
    const before = await ctx.pool.query('select count(*) from rate_limit')
    const statuses = await asked(1202, () => ask('GET', '/api/makes', { from }))
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect((await ctx.pool.query('select count(*) from rate_limit')).rows).toEqual(before.rows)
  })
})
