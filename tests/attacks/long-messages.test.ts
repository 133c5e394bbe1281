import { afterAll, expect, test } from 'vitest'
import { makeWorld } from '#tests/dialogues/world.ts'
import { wednesdayMorning } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { inboundForm, postWebhook } from '#tests/support/twilio.ts'

const { url } = await testDatabase()
const world = await makeWorld(url, wednesdayMorning)
afterAll(world.close)
const poster = { config: world.ctx.config, origin: world.ctx.config.publicUrl }

test.each([
  ['a booking with blanks', `book${' '.repeat(5_000)}!!x`],
  ['a message to a shop with blanks', `tell the shop that x${' '.repeat(5_000)}y`],
  ['a name with blanks', `no 'n${" 'n".repeat(2_000)}`],
  ['figures', '1'.repeat(20_000)],
  ['line breaks', `hi${'\n'.repeat(9_000)}there`],
])('%s of any length is kept short and answered', async (_what, body) => {
  const phone = `+2782${String(1_000_000 + body.length)}`
  const { status } = await postWebhook(poster, '/webhooks/twilio/inbound', inboundForm(phone, body))
  expect(status).toBe(200)
  await world.settle()
  const kept = await world.ctx.db
    .selectFrom('inbound_message as i')
    .innerJoin('contact_address as a', 'a.contact_id', 'i.contact_id')
    .select(['i.body', 'i.handled_at', 'i.failure'])
    .where('a.value', '=', phone)
    .executeTakeFirstOrThrow()
  expect(kept.body.length).toBeLessThanOrEqual(4_096)
  expect(kept.body).not.toMatch(/ {2}|\n{3}/)
  expect(kept).toMatchObject({ failure: null, handled_at: expect.any(Date) })
  expect(await world.bubbles(phone)).not.toHaveLength(0)
})
