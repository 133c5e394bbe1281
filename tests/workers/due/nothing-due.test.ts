import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Traced, traced } from '#db/traced-client.ts'
import { makeTestContext, testConfig } from '#tests/support/context.ts'
import { testDatabaseWithTemplates } from '#tests/support/postgres.ts'
import { startTwilio } from '#tests/support/twilio.ts'
import { type Clock, clocks } from '#workers/schedule.ts'
import { makeSenders } from '#workers/senders/senders.ts'

let statements: string[] = []
traced.subscribe((message) => {
  const { what, text } = message as Traced
  if (what === 'statement') statements.push(text)
})

const { url, templates } = await testDatabaseWithTemplates()
const twilio = await startTwilio(undefined, templates)
const ctx = makeTestContext({
  databaseUrl: url,
  config: { twilio: { ...testConfig(url).twilio, apiBaseUrl: twilio.origin } },
})
const senders = makeSenders(ctx)
afterAll(async () => {
  await ctx.close()
  await twilio.close()
})

const all: [string, Clock][] = Object.entries(clocks)

async function asked(work: () => Promise<unknown>): Promise<string[]> {
  statements = []
  await work()
  return statements
}

// What is read or made once.
beforeAll(async () => {
  for (const [, clock] of all) await clock.turn(ctx, senders)
})

test.for(all.flatMap(([, { due }]) => due).map((due) => [due.work, due] as const))(
  '%s costs one statement at most',
  async ([, due]) => {
    const texts = await asked(() => due(ctx, senders))
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(1)
  },
)

test('all clocks together ask three times a second at most', async () => {
  let perSecond = 0
  for (const [, { everyMs, turn }] of all)
    perSecond += (await asked(() => turn(ctx, senders))).length / (everyMs / 1_000)
  expect(perSecond).toBeLessThanOrEqual(3)
})
