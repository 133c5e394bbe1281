import express from 'express'
import { CompiledQuery } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { anyone } from '#api/access.ts'
import { makeApp } from '#api/app.ts'
import { problems, requestIds } from '#api/problem.ts'
import { perMinute } from '#api/rate-limit.ts'
import { endpoint } from '#api/route.ts'
import { serveEndpoints } from '#api/serve.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { freePort } from '#tests/support/program.ts'
import { serve } from '#tests/support/twilio.ts'
import { ask, ctx } from './auth/site.ts'
import { operations } from './contract/document.ts'

const nowhere = makeTestContext({ databaseUrl: `postgres://nobody@127.0.0.1:${await freePort()}/nothing` })
const dark = await serve(makeApp(nowhere))
/** Loses its own connections, not those of the tests. */
const careless = makeTestContext({ databaseUrl: ctx.config.databaseUrl, connections: 1 })
const lost = endpoint(
  'GET /lost',
  { responses: { 200: z.null() } },
  {
    summary: 'Loses its connection',
    access: anyone,
    rateLimit: perMinute(100),
    handle: async ({ ctx }) => {
      await ctx.db.executeQuery(CompiledQuery.raw('select pg_terminate_backend(pg_backend_pid())'))
      return null
    },
  },
)
const torn = await serve(express().use(requestIds, serveEndpoints(careless, [lost]), problems(careless)))
afterAll(() => Promise.all([dark.close(), torn.close(), nowhere.close(), careless.close()]))

const unavailable = {
  code: 'UNAVAILABLE',
  message: 'This does not work right now. Please try again in a moment.',
  requestId: expect.any(String),
}

test.each([
  ['GET', '/api/offers?size=205/55R16'],
  ['GET', '/api/shops'],
  ['GET', '/api/fitment-centres'],
  ['POST', '/api/bookings'],
  ['POST', '/api/auth/code'],
])('while the database is away, %s %s says that it is worth another try', async (method, path) => {
  const cookie = `__Host-session=${'a'.repeat(43)}`
  const answer = await ask(method, path, { to: dark.origin, cookie, ...(method === 'POST' && { body: {} }) })
  expect([answer.status, answer.json]).toEqual([503, unavailable])
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
})

test('so does what loses its connection in the middle', async () => {
  const answer = await ask('GET', '/lost', { to: torn.origin })
  expect([answer.status, answer.json, answer.headers['retry-after']]).toEqual([503, unavailable, '5'])
})

test('the document tells of it, and when to come back', () => {
  for (const { responses, operationId } of operations) {
    for (const status of ['429', '503'])
      expect(responses[status]?.headers, `${operationId} ${status}`).toHaveProperty('Retry-After')
  }
})
