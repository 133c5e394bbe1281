import { afterAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '#core/errors.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { monday } from '../bookings/support.ts'
import { makeActs } from './acts.ts'
import { keepBooks } from './books.ts'
import { chanceOf } from './chance.ts'
import { makeMarket } from './market.ts'
import type { Tap } from './tap.ts'
import { keepPost } from './told.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

/** `SPOOR_SEQUENCES=200` tries more of them. */
const SEQUENCES = Number(process.env.SPOOR_SEQUENCES ?? 8)
const ACTS = 100
/** The acts that came off in any of the sequences, and all that there are. */
const [came, known] = [new Set<string>(), new Set<string>()]
/** They end much, so each comes once in a while. */
const rare = ['hide', 'end all of a shop', 'own books']
/** A second tap of these has nothing left to do. */
const single = new Set([
  ...['confirm', 'decline', 'take', 'accept', 'take none', 'withdraw (shop)', 'withdraw (driver)', 'correct by phone'],
  ...['start', 'ready', 'complete', 'no-show', 'cancel (shop)', 'cancel (driver)', 'undo', 'ask beside', 'hide'],
])

/** Whether it came off; a refusal is an answer, anything else fails. */
async function tap(one: Tap): Promise<boolean> {
  try {
    await one()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

test.each(Array.from({ length: SEQUENCES }, (_, at) => at + 1))(
  'whatever people do with a deal, stock, bays, totals and states add up, and nothing is sent twice (%i)',
  async (seed) => {
    const chance = chanceOf(seed)
    const market = await makeMarket(ctx)
    const { counted, check } = keepBooks(ctx, market)
    const post = await keepPost(ctx, market)
    const acts = makeActs(ctx, market, chance, counted)
    const names = Object.keys(acts)
    const usual = names.filter((name) => !rare.includes(name))
    const story: string[] = []
    for (let step = 0; step < ACTS; step++) {
      // The work begins: both days of the appointments are reached.
      if (step === ACTS / 2) ctx.clock.set(addMinutes(monday('11:50'), chance.pick([0, 1]) * 24 * 60))
      ctx.clock.advance(1_000)
      const isRare = step % 20 === 19
      const later = isRare ? (rare[(seed + step) % rare.length] ?? 'hide') : chance.pick(usual)
      const name = market.drivers.size < 3 ? 'request' : later
      const does = await acts[name]?.()
      if (!does) continue
      const isTwice = single.has(name) && chance.is(0.2)
      story.push(isTwice ? `${name} (twice)` : name)
      try {
        const [first, second] = await Promise.all([tap(does), isTwice && tap(does)])
        if (first || second) came.add(name)
        await check(name === 'undo')
        await post()
      } catch (error) {
        throw new Error(`after: ${story.join(', ')}`, { cause: error })
      }
    }
    for (const name of names) known.add(name)
  },
)

test('every act came off in one of them', () => {
  expect([...came].toSorted()).toEqual([...known].toSorted())
})
