import { afterAll, expect, test } from 'vitest'
import { makeApp } from '#api/app.ts'
import { stopLink } from '#core/notifications/stop-link.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact, setPreferences } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { serve } from '#tests/support/twilio.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
const { origin, close } = await serve(makeApp(ctx))
afterAll(async () => {
  await close()
  await ctx.close()
})

const emailConsents = (contactId: string) =>
  ctx.db
    .selectFrom('consent')
    .select(['purpose', 'given'])
    .where('contact_id', '=', contactId)
    .where('channel', '=', 'email')
    .execute()

test('opening the link asks, the button ends advertising by e-mail', async () => {
  const person = await makeContact(ctx)
  await setPreferences(ctx, person, { switches: { email: { deals: true } } })
  const path = new URL(stopLink(ctx.config, person.id)).pathname
  const asked = await fetch(`${origin}${path}`)
  expect(asked.status).toBe(200)
  expect(await asked.text()).toContain('<button>Stop them / Stop dit</button>')
  expect(await emailConsents(person.id)).toEqual([])
  const stopped = await fetch(`${origin}${path}`, { method: 'POST' })
  expect(await stopped.text()).toContain('You will get no more deals or advertising by e-mail.')
  expect(await emailConsents(person.id)).toEqual([
    { purpose: 'deals', given: false },
    { purpose: 'marketing', given: false },
  ])
  const preferences = await ctx.db
    .selectFrom('communication_preference')
    .selectAll()
    .where('contact_id', '=', person.id)
    .executeTakeFirst()
  expect(preferences).toMatchObject({ switches: { email: { deals: false, bookings: true } } })
})

test('a changed link does nothing', async () => {
  const person = await makeContact(ctx)
  const path = new URL(stopLink(ctx.config, person.id)).pathname
  const other = `${path.slice(0, -3)}abc`
  for (const method of ['GET', 'POST']) expect((await fetch(`${origin}${other}`, { method })).status).toBe(404)
  expect(await emailConsents(person.id)).toEqual([])
})
