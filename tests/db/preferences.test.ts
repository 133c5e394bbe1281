import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { personOf } from '#core/messaging/people/person.ts'
import { chatPreferences } from '#core/rules/notifications/preferences.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact, setPreferences } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

test('switches that are tapped at the same moment do not undo each other', async () => {
  const person = await makeContact(ctx)
  await Promise.all([
    setPreferences(ctx, person, { switches: { whatsapp: { deals: true } } }),
    setPreferences(ctx, person, { switches: { whatsapp: { quotes: false }, email: { enabled: false } } }),
    setPreferences(ctx, person, { switches: { sms: { enabled: true } }, quiet: { start: '21:00' } }),
  ])
  const { preferences, quietHours } = await personOf(ctx, person.id)
  expect(preferences).toEqual({
    ...chatPreferences,
    whatsapp: { ...chatPreferences.whatsapp, deals: true, quotes: false },
    email: { ...chatPreferences.email, enabled: false },
    sms: { enabled: true },
  })
  expect(quietHours).toMatchObject({ start: '21:00', end: '08:00' })
})

test('the table refuses what is no switch', async () => {
  const { id } = await makeContact(ctx)
  const { email, ...withoutEmail } = chatPreferences
  const wrong = [
    withoutEmail,
    { ...chatPreferences, email: 'all' },
    { ...chatPreferences, email: { ...email, deals: 'yes' } },
    { ...chatPreferences, sms: {} },
  ]
  for (const switches of wrong) {
    const write = sql`update communication_preference set switches = ${JSON.stringify(switches)}::jsonb
      where contact_id = ${id}`
    await expect(write.execute(ctx.db)).rejects.toThrow('communication_preference_switches_check')
  }
})
