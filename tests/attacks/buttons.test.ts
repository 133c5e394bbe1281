import { afterAll, expect, test } from 'vitest'
import { handleNext } from '#bot/answer.ts'
import { makeWorld } from '#tests/dialogues/world.ts'
import { wednesdayMorning } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { inboundForm, postWebhook } from '#tests/support/twilio.ts'

const { url } = await testDatabase()
const world = await makeWorld(url, wednesdayMorning)
afterAll(world.close)
const poster = { config: world.ctx.config, origin: world.ctx.config.publicUrl }

const verbs = [
  ...[
    'confirm',
    'decline',
    'propose',
    'accept',
    'refuse',
    'others',
    'move',
    'cancel',
    'open',
    'rate',
    'again',
    'write',
  ],
  ...['offer', 'more', 'withdraw', 'take', 'take1', 'no', 'beside', 'wait'],
]
const works = ['open', 'start', 'ready', 'done', 'price', 'noshow', 'cancel', 'hide']
const naming = [
  ...verbs.map((verb) => `booking:${verb}`),
  ...works.map((verb) => `work:${verb}`),
  ...['take', 'wait', 'close', 'no', '30'].map((verb) => `rescue:${verb}`),
  ...['all', 'open', 'take', 'no', 'close', 'card', 'send', 'other', 'cannot'].map((verb) => `quote:${verb}`),
  'thread:answer',
  'alert:search',
  'tyres-at',
  'shop',
  'service-at',
  'again',
  'desk',
  'mine',
  'pick',
]
const others = [
  'day',
  'time',
  'size',
  'size-of',
  'stars',
  'how',
  'relax',
  'summary',
  'service',
  'offer',
  'book',
  'model',
]
const nonsense = ['x', "'", '', 'x:y:z', '2x']
const nobody = '01890000-0000-7000-8000-000000000000'
let person = 0

/** What the bot answers to one person who taps all of this. */
async function answersTo(choices: readonly string[]): Promise<string[]> {
  const phone = `+2783${String(1_000_000 + person++)}`
  for (const choice of choices) {
    const form = inboundForm(phone, 'Answer', { MessageType: 'button', ButtonPayload: choice, ButtonText: 'Answer' })
    expect((await postWebhook(poster, '/webhooks/twilio/inbound', form)).status).toBe(200)
  }
  while (await handleNext(world.ctx));
  const said = await world.ctx.db
    .selectFrom('outbound_message as o')
    .innerJoin('contact_address as a', 'a.contact_id', 'o.contact_id')
    .select('o.content')
    .where('a.value', '=', phone)
    .where('o.kind', '=', 'reply')
    .execute()
  return said.map(({ content }) => JSON.stringify(content))
}

test('a choice whose id is none is answered as one of an earlier question', async () => {
  const choices = naming.flatMap((kind) => [`${kind}:x`, `${kind}:${'9'.repeat(40)}`])
  const said = await answersTo(choices)
  expect(said).toHaveLength(choices.length)
  expect(said.filter((one) => !one.includes('That choice belongs to an earlier question.'))).toEqual([])
})

test('no choice, whatever it names, makes the bot fail', async () => {
  await answersTo([...naming, ...others].flatMap((kind) => [...nonsense, nobody].map((id) => `${kind}:${id}`)))
  const failed = await world.ctx.db
    .selectFrom('inbound_message')
    .select(['content', 'failure'])
    .where((eb) => eb.or([eb('failure', 'is not', null), eb('attempts', '>', 1), eb('handled_at', 'is', null)]))
    .execute()
  expect(failed).toEqual([])
}, 120_000)
