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

test('a message that cannot be handled is set aside after three attempts, and everybody concerned hears of it', async () => {
  await world.act({ from: phone, text: 'hi' })
  const broken = { flow: 'search', step: 'offer', draft: {}, trail: [] }
  const state = { v: 2, active: broken, paused: [], options: [], missed: 0, memory: { name: 'Thandi' } }
  await world.ctx.db
    .updateTable('conversation')
    .set({ state: JSON.stringify(state) })
    .execute()

  await world.act({ from: phone, text: 'friday' })
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

test('fragments that were read together are set aside together', async () => {
  const broken = { flow: 'search', step: 'offer', draft: {}, trail: [] }
  const state = { v: 2, active: broken, paused: [], options: [], missed: 0, memory: {} }
  await world.ctx.db
    .updateTable('conversation')
    .set({ state: JSON.stringify(state) })
    .execute()
  const before = (await words()).length
  await world.act({ from: phone, text: 'i want' }, { from: phone, text: 'friday' })
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
