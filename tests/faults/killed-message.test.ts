import { expect, test } from 'vitest'
import { recordInbound } from '#core/messaging/inbound/record-inbound.ts'
import { inboundForm, messageSid } from '#tests/support/twilio.ts'
import { product } from './product.ts'

const { ctx, start, kill, deliver, settled, got } = await product()
const driver = '+27820000500'
const other = '+27820000501'

/** Nobody can write an answer to this person until what is returned is called. */
async function holdAnswers(contactId: string): Promise<() => Promise<void>> {
  const connection = await ctx.pool.connect()
  await connection.query('begin')
  await connection.query('select from contact where id = $1 for update', [contactId])
  return async () => {
    await connection.query('rollback')
    connection.release()
  }
}

const rows = async () => (await ctx.pool.query('select body, attempts, failure from inbound_message order by seq')).rows

test('a message that ends the bot three times is set aside, and the bot answers as ever', {
  timeout: 400_000,
}, async () => {
  const { contactId } = await recordInbound(ctx, {
    messageSid: messageSid(),
    addresses: [{ kind: 'phone', value: driver }],
    name: 'Thandi',
    body: 'shops near Sandton',
    content: { kind: 'text' },
  })
  for (let attempt = 1; attempt <= 3; attempt++) {
    const release = await holdAnswers(contactId)
    await start()
    await expect.poll(rows, { timeout: 60_000, interval: 50 }).toMatchObject([{ attempts: attempt }])
    await kill()
    await release()
    // The last attempt waits half a minute.
    await ctx.pool.query("update inbound_message set retry_at = retry_at - interval '1 minute'")
  }
  await start()
  await deliver(inboundForm(other, 'menu'))
  await deliver(inboundForm(driver, 'menu'))
  await settled()
  expect(await rows()).toEqual([
    { body: 'shops near Sandton', attempts: 3, failure: 'the bot ended while it handled the message' },
    { body: 'menu', attempts: 1, failure: null },
    { body: 'menu', attempts: 1, failure: null },
  ])
  expect(got(driver)).toHaveLength(2)
  expect(got(driver)[0]).toContain('could not read your last message')
  expect(got(driver)[1]).toContain('What would you like to do?')
  expect(got(other)).toHaveLength(1)
  const troubles = await ctx.db.selectFrom('event').select('data').where('type', '=', 'messaging.trouble').execute()
  expect(JSON.stringify(troubles)).toContain('message_set_aside')
})
