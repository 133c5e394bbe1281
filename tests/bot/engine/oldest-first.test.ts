import { afterAll, expect, test } from 'vitest'
import { handleNext } from '#bot/answer.ts'
import { recordInbound } from '#core/messaging/inbound/record-inbound.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { messageSid } from '#tests/support/twilio.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

const write = (phone: string, body: string) =>
  recordInbound(ctx, {
    messageSid: messageSid(),
    addresses: [{ kind: 'phone', value: phone }],
    name: undefined,
    body,
    content: { kind: 'text' },
  })

const unanswered = async (): Promise<string[]> =>
  (
    await ctx.db.selectFrom('inbound_message').select('body').where('handled_at', 'is', null).orderBy('seq').execute()
  ).map(({ body }) => body)

test('whoever has waited longest is answered first', async () => {
  const people = ['+27820000001', '+27820000002', '+27820000003'] as const
  for (const phone of people) await write(phone, 'menu')
  while (await handleNext(ctx));

  const [first, second, third] = people
  await write(third, 'help')
  await write(first, 'deals')
  await write(third, 'thanks')
  await write(second, 'menu')
  await handleNext(ctx)
  expect(await unanswered()).toEqual(['deals', 'thanks', 'menu'])
  await handleNext(ctx)
  expect(await unanswered()).toEqual(['thanks', 'menu'])
  await handleNext(ctx)
  expect(await unanswered()).toEqual(['menu'])
})
