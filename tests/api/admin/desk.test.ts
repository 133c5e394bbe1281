import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { adminFor } from '#api/access.ts'
import { problems, requestIds } from '#api/problem.ts'
import { perMinute } from '#api/rate-limit.ts'
import { endpoint } from '#api/route.ts'
import { serveEndpoints } from '#api/serve.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { serve } from '#tests/support/twilio.ts'
import { ask, ctx } from '../auth/site.ts'
import { browser } from '../browser-sockets.ts'
import { makeAdmin, makeWorld } from '../contract/world.ts'

const leaving = makeTestContext({ databaseUrl: ctx.config.databaseUrl, connections: 1 })
const act = endpoint(
  'POST /act',
  { responses: { 200: z.null() } },
  {
    summary: 'Acts, whereupon the database goes away',
    access: adminFor('overview'),
    rateLimit: perMinute(100),
    handle: async () => {
      await leaving.pool.end()
      return null
    },
  },
)
const left = await serve(express().use(requestIds, serveEndpoints(leaving, [act]), problems(leaving)))
afterAll(() => Promise.all([left.close(), leaving.asidePool.end()]))

test('what one admin does, the open pages of another hear at once, with who it was; nobody else does', async () => {
  const { shop, driver } = await makeWorld()
  const [one, other] = [await makeAdmin(), await makeAdmin()]
  const [theirs, strangers] = [await browser(other.cookie), await browser(driver.cookie)]
  const fee = { cookie: one.cookie, body: { monthlyFeeCents: 25_000 } }
  expect((await ask('POST', `/api/admin/businesses/${shop.id}/fee`, fee)).status).toBe(200)
  expect(await theirs.next('desk_changed')).toMatchObject({ by: { accountId: one.accountId } })
  await ask('GET', '/api/admin/businesses', { cookie: one.cookie })
  expect(theirs.heard.filter(({ type }) => type === 'desk_changed')).toHaveLength(1)
  expect(strangers.heard.filter(({ type }) => type === 'desk_changed')).toEqual([])
})

test('what only says what would become of something tells nobody', async () => {
  const [one, other] = [await makeAdmin(), await makeAdmin()]
  const theirs = await browser(other.cookie)
  const lines = { cookie: one.cookie, body: { text: '2026-11-18;100;INV-1' } }
  expect((await ask('POST', '/api/admin/revenue/bank-lines/preview', lines)).status).toBe(200)
  const templates = await ask('POST', '/api/admin/templates/check', { cookie: one.cookie })
  expect(templates.status).toBeLessThan(300)
  await theirs.next('desk_changed')
  expect(theirs.heard).toMatchObject([{ type: 'desk_changed', area: 'templates' }])
})

test('an act that has happened is no failure because the others cannot be told of it', async () => {
  const { cookie } = await makeAdmin()
  const answer = await ask('POST', '/act', { cookie, to: left.origin, body: {} })
  expect([answer.status, answer.json]).toEqual([200, null])
})
