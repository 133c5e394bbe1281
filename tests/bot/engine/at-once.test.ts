import { afterAll, expect, test } from 'vitest'
import { handleNext } from '#bot/answer.ts'
import { recordInbound } from '#core/messaging/inbound/record-inbound.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { messageSid } from '#tests/support/twilio.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

let phones = 0
/** Somebody new writes; returns what is to be sent to them before the clock has moved. */
async function answersNow(body: string): Promise<string[]> {
  const address = { kind: 'phone' as const, value: `+2782000${1000 + phones++}` }
  const wire = { messageSid: messageSid(), name: 'Thandi', body, content: { kind: 'text' as const } }
  const { contactId } = await recordInbound(ctx, { ...wire, addresses: [address] })
  while (await handleNext(ctx));
  const rows = ctx.db.selectFrom('outbound_message').select('status').where('contact_id', '=', contactId)
  return (await rows.execute()).map(({ status }) => status)
}

test.each(['hi', 'hello', 'sawubona'])(
  "a lone '%s' is answered at once, not held as half a sentence",
  async (words) => {
    expect(await answersNow(words)).toEqual(['queued'])
  },
)

test('half a sentence is held for its rest', async () => {
  expect(await answersNow('i need')).toEqual([])
})
