import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Decision, decide } from '#bot/flows/shop-desk/decide.ts'
import { atFrontDesks, SEED } from './drawn-front-desks.ts'
import { contradicts, onlyMeant } from './drawn-meaning.ts'
import { type Person, people, thingsOfPeople } from './drawn-scenes.ts'
import { type Meant, wordsFor } from './drawn-words.ts'

const now = new Date('2026-11-18T07:00:00Z')
const SCENES = 10_000

/** What is done without a question is done with the one who is meant, and as it was said. */
function check(all: readonly Person[], meant: Meant, decision: Decision): void {
  if (!('do' in decision)) return
  const only = onlyMeant(all, meant)
  expect(decision.thing.id, 'done with somebody who was not meant').toBe(String(only))
  if (decision.do === 'propose') expect(Object.keys(decision.other).length).toBeGreaterThan(0)
  if (decision.do === 'confirm') expect(contradicts(all[only ?? -1], meant), 'confirmed as something else').toBe(false)
}

test(`nothing is done with anybody but the one who is meant (${SCENES} scenes, seed ${SEED})`, {
  timeout: 120_000,
}, () => {
  const done = { at: 0, asked: 0 }
  fc.assert(
    fc.property(
      people.chain((all) => fc.tuple(fc.constant(all), wordsFor(all))),
      ([all, { words, act, meant }]) => {
        const decision = decide(
          { act, words, whole: words, sure: true },
          thingsOfPeople(all),
          ({ kind }) => kind === 'request',
          now,
        )
        done['do' in decision ? 'at' : 'asked']++
        check(all, meant, decision)
      },
    ),
    { seed: SEED, numRuns: SCENES },
  )
  // A counter that asks about everything would hold all of the above.
  expect(done.at).toBeGreaterThan(SCENES / 10)
  console.log(`done at once ${done.at}, asked ${done.asked}`)
})

// Ten thousand of them are in tests/long.
describe('at a counter with its database', () => atFrontDesks(20, 15))
