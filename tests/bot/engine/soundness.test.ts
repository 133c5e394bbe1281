import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeWorld, type World } from '#tests/dialogues/world.ts'
import { wednesdayMorning } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
let world: World
beforeAll(async () => {
  world = await makeWorld(url, wednesdayMorning)
})
afterAll(() => world.close())

let people = 0
/** Somebody whose conversation stands where `state` says. */
async function someone(state: unknown) {
  const from = `+278299900${String(people++).padStart(2, '0')}`
  await world.act({ from, text: 'hi', name: 'Thandi' })
  await world.ctx.db
    .updateTable('conversation')
    .set({ state: JSON.stringify(state) })
    .where('contact_id', '=', (eb) =>
      eb.selectFrom('contact_address').select('contact_id').where('value', '=', from).limit(1),
    )
    .execute()
  return async (text: string, { andWaits = 0 } = {}): Promise<string> => {
    const before = (await world.bubbles(from)).length
    await world.act({ from, text })
    world.ctx.clock.advance(andWaits)
    await world.settle()
    return (await world.bubbles(from))
      .slice(before)
      .map(({ shown }) => shown.text)
      .join('\n')
  }
}

const frame = (flow: string, step: string, draft: unknown = {}) => ({ flow, step, draft, trail: [] })
const state = (active: unknown, paused: unknown[] = []) => ({
  v: 2,
  active,
  paused,
  options: [],
  missed: 0,
  memory: { language: 'af', name: 'Thandi' },
})

describe('a stored conversation that makes no sense is answered all the same', () => {
  test('a step that this version does not have', async () => {
    const says = await someone(state(frame('booking', 'seat covers'), [frame('search', 'no such step')]))
    expect(await says('blah blah')).toContain('Wat wil jy doen?')
    expect(await says('back')).toContain('Wat wil jy doen?')
  })

  test('what was paused under it is taken up', async () => {
    const says = await someone(state(frame('booking', 'seat covers'), [frame('search', 'size', { query: {} })]))
    expect(await says('blah blah')).toContain('Watter bande?')
  })

  test('a flow that this version does not have: what is known of the person stays', async () => {
    const says = await someone(state(frame('horoscope', 'begin')))
    expect(await says('menu')).toContain('Wat wil jy doen?')
  })

  test.each([
    ['another version', { v: 7, whatever: true }],
    ['no object at all', 'nothing'],
  ])('%s', async (_, stored) => {
    const says = await someone(stored)
    expect(await says('menu')).toContain('What would you like to do?')
  })

  test('a step that fails: sorry once, in the language of the person, and then all is well again', async () => {
    const says = await someone(state(frame('booking', 'day', { quantity: 4, shopId: 'no id', services: 7 })))
    expect(await says('friday', { andWaits: 30_000 })).toContain('Jammer, iets het aan ons kant skeefgeloop')
    expect(await says('friday')).not.toContain('skeefgeloop')
    expect(await says('hallo')).toMatch(/dit is Spoor|Hallo/)
  })
})
