import { afterAll, expect, test } from 'vitest'
import { makeWorld } from '#tests/dialogues/world.ts'
import { wednesdayMorning } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const world = await makeWorld(url, wednesdayMorning)
afterAll(world.close)

const phone = '+27829990101'
const words = async () => (await world.bubbles(phone)).map(({ shown }) => shown.text)
const newest = () =>
  world.ctx.db
    .selectFrom('inbound_message')
    .select(['body', 'attempts', 'failure', 'handled_at'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

const HALF_A_MINUTE_MS = 30_000

/** The conversation stands at a step that fails under every message but those that are read before it. */
async function breakConversation(memory: object): Promise<void> {
  await world.act({ from: phone, text: 'hi' })
  const broken = { flow: 'search', step: 'offer', draft: {}, trail: [] }
  const state = { v: 2, active: broken, paused: [], options: [], missed: 0, memory }
  await world.ctx.db
    .updateTable('conversation')
    .set({ state: JSON.stringify(state) })
    .execute()
}

async function pass(milliseconds: number): Promise<void> {
  world.ctx.clock.advance(milliseconds)
  await world.settle()
}

test('a message that cannot be handled is set aside after three attempts, and everybody concerned hears of it', async () => {
  await breakConversation({ name: 'Thandi' })

  await world.act({ from: phone, text: 'friday' })
  await pass(HALF_A_MINUTE_MS)
  expect(await newest()).toMatchObject({ body: 'friday', attempts: 3, handled_at: expect.any(Date) })
  expect((await newest()).failure).toMatch(/\w/)
  expect((await words()).at(-1)).toContain('could not read your last message')
  const troubles = await world.ctx.db
    .selectFrom('event')
    .select('data')
    .where('type', '=', 'messaging.trouble')
    .execute()
  expect(JSON.stringify(troubles)).toContain('message_set_aside')

  await world.act({ from: phone, text: 'menu' })
  expect((await words()).at(-1)).toContain('What would you like to do?')
  expect(await newest()).toMatchObject({ attempts: 1, failure: null })
})

test('the last attempt waits half a minute, so that a message outlives what is out of order for seconds', async () => {
  const unverifiedGuest = '+27829990102'
  await breakConversation({})
  const before = await words()
  await world.act({ from: phone, text: 'friday' }, { from: phone, text: 'menu' })
  await pass(HALF_A_MINUTE_MS - 5_000)
  const waiting = await world.ctx.db
    .selectFrom('inbound_message')
    .select(['body', 'attempts', 'handled_at', 'set_aside_at'])
    .where('handled_at', 'is', null)
    .orderBy('seq')
    .execute()
  expect(waiting).toEqual([
    { body: 'friday', attempts: 2, handled_at: null, set_aside_at: null },
    { body: 'menu', attempts: 0, handled_at: null, set_aside_at: null },
  ])
  expect(await words()).toEqual(before)

  await world.act({ from: unverifiedGuest, text: 'hi' })
  expect(await world.bubbles(unverifiedGuest), 'nobody else waits meanwhile').not.toEqual([])

  await world.ctx.db.updateTable('conversation').set({ state: '{}' }).execute()
  await pass(5_000)
  const said = (await words()).slice(before.length)
  expect(said.at(-1)).toContain('What would you like to do?')
  expect(said.join('\n')).not.toContain('could not read')
  const read = await world.ctx.db
    .selectFrom('inbound_message')
    .select(['body', 'attempts', 'set_aside_at'])
    .where('body', '=', 'friday')
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  expect(read).toEqual({ body: 'friday', attempts: 3, set_aside_at: null })
})

test('fragments that were read together are set aside together', async () => {
  await breakConversation({})
  const before = (await words()).length
  await world.act({ from: phone, text: 'i want' }, { from: phone, text: 'friday' })
  await pass(HALF_A_MINUTE_MS)
  const last = await world.ctx.db
    .selectFrom('inbound_message')
    .select(['body', 'attempts', 'handled_at'])
    .orderBy('seq', 'desc')
    .limit(2)
    .execute()
  expect(last).toMatchObject([
    { body: 'friday', attempts: 3, handled_at: expect.any(Date) },
    { body: 'i want', attempts: 3, handled_at: expect.any(Date) },
  ])
  expect((await words()).slice(before)).toHaveLength(1)
})
