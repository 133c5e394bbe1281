import { afterAll, describe, expect, test } from 'vitest'
import { allQuestions } from '#bot/conversation/questions.ts'
import type { flows } from '#bot/flows/flows.ts'
import type { Context } from '#core/context.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import type { Asked } from './asked.ts'
import { phoneIn } from './phone.ts'
import { wrongIn } from './rules.ts'
import { type ToldAct, toldActs, unsureActs } from './told-acts.ts'
import { makeTown, type Town } from './town.ts'

/** The transaction in which a question was set up is over, and nothing of it stays. */
class Over extends Error {}

type Place = { town: Town; who: 'driver' | 'counter' }

/** Comes to the question, and tries every act under it, each undone before the next. */
async function wrongUnder(ctx: Context, question: (typeof allQuestions)[number], asked: Asked, { town, who }: Place) {
  const { flow, step } = question
  const phone = phoneIn(ctx, town[who].contactId)
  for (const words of asked.come ?? []) await phone.say(words)
  if (asked.at) await phone.come(asked.at(town.things, phone.state().active?.draft))
  const before = phone.state().active
  expect(`${before?.flow}, ${before?.step}`, 'the question that stands').toBe(`${flow}, ${step}`)
  if (!before) return []
  const given: ToldAct[] = asked.give
    ? [{ act: 'give', words: asked.give, told: { intent: asked.intent ?? 'answer' } }]
    : []
  const wrong: string[] = []
  for (const said of [...toldActs, ...unsureActs, ...given]) {
    const after = await phone.tries(said.words, said.told)
    const { active } = after.state
    const found = wrongIn({ flow: flow as keyof typeof flows, step, who, asked, said, before, after })
    const led = [after.said.replaceAll('\n', ' / ').slice(0, 160), `${active?.flow}, ${active?.step}`, ...after.written]
    if (found.length > 0) wrong.push(`${said.act} “${said.words}”: ${found.join('; ')} — ${led.join(' → ')}`)
  }
  return wrong
}

/** A test a question. */
export function walk(questions: Readonly<Record<string, Asked>>, who: 'driver' | 'counter'): void {
  describe(`every act under every question of a ${who}`, async () => {
    const { url } = await testDatabase()
    const ctx = makeTestContext({ databaseUrl: url })
    afterAll(ctx.close)
    const town = await makeTown(ctx)

    for (const question of allQuestions) {
      const name = `${question.flow}, ${question.step}`
      const asked = questions[name]
      if (!asked) continue
      test(name, async () => {
        let wrong: string[] = []
        const once = ctx.db.transaction().execute(async (db) => {
          wrong = await wrongUnder({ ...ctx, db, nudges: [] }, question, asked, { town, who })
          throw new Over()
        })
        await expect(once).rejects.toThrow(Over)
        expect(wrong).toEqual([])
      })
    }
  })
}
