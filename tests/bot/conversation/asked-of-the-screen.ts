import { afterAll, describe, expect, test } from 'vitest'
import { allQuestions } from '#bot/conversation/questions.ts'
import { flows } from '#bot/flows/flows.ts'
import { writtenLessons } from '#bot/understand/ask/lessons.ts'
import { topicsAsked } from '#bot/understand/ask/model.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import type { Asked } from './asked.ts'
import { type After, type Phone, phoneIn } from './phone.ts'
import { makeTown } from './town.ts'

class Over extends Error {}

/** Written for ourselves: nobody else reads it. */
const ours: ReadonlySet<string> = new Set(['search_activity', 'unknown_vehicle', 'unknown_place'])
/** A question about these is asked in the words of a wish as well, which is carried out. */
const asWish: ReadonlySet<string> = new Set(['slots', 'day'])
const EACH = 2
const SURELY = 0.85

function isSure(words: string, topic: string, speaker: 'driver' | 'shop'): boolean {
  const [best] = topicsAsked(words, speaker)
  return best?.topic === topic && best.probability >= SURELY
}

/** For each topic two questions of different languages, as somebody wrote them and the reader takes them surely. */
function questionsOf(speaker: 'driver' | 'shop'): { topic: string; words: string }[] {
  const lessons = writtenLessons().filter(
    (one) => one.speaker === speaker && one.topic !== 'other' && one.topic !== 'none' && !asWish.has(one.topic),
  )
  const topics = [...new Set(lessons.map(({ topic }) => topic))]
  return topics.flatMap((topic) =>
    lessons
      .filter((one) => one.topic === topic)
      .filter(({ text }) => isSure(text, topic, speaker) && text.includes(' '))
      .filter((_, at, all) => at % Math.ceil(all.length / EACH) === 0)
      .map(({ text }) => ({ topic, words: text })),
  )
}

/** Whether every word is the answer there, so that nothing can be asked. */
function takesAnything(flow: string, step: string): boolean {
  const one = flows[flow as keyof typeof flows].steps[step]
  return one !== undefined && 'answer' in one && one.freeText === 'verbatim'
}

/** Where any words are taken for a reason, only what has the form of a question is one. */
function asksAt(flow: string, step: string, words: string): boolean {
  const one = flows[flow as keyof typeof flows].steps[step]
  const takes = step === 'reason' || (one !== undefined && 'answer' in one && one.freeText)
  return !takes || readsAsQuestion(words) || asksSomething(words)
}

function wrongIn(before: Phone['state'] extends () => infer S ? S : never, after: After): string[] {
  const kept = [after.state.active, ...after.state.paused].find(
    (one) => one?.flow === before.active?.flow && one?.step === before.active?.step,
  )
  const written = after.written.filter((table) => !ours.has(table))
  return [
    ...(written.length > 0 ? [`writes ${written.join(', ')}`] : []),
    ...(kept ? [] : ['the question is gone']),
    ...(kept && JSON.stringify(kept.draft) !== JSON.stringify(before.active?.draft) ? ['the draft changed'] : []),
    ...(after.said === '' ? ['says nothing'] : []),
    ...(after.said.startsWith('Sorry') ? ['Sorry'] : []),
  ]
}

/** A test a question of ours: under it everything is asked that can be. */
export function walkAsked(questions: Readonly<Record<string, Asked>>, who: 'driver' | 'counter'): void {
  describe(`a question of a ${who} changes nothing`, async () => {
    const { url } = await testDatabase()
    const ctx = makeTestContext({ databaseUrl: url })
    afterAll(ctx.close)
    const town = await makeTown(ctx)
    const theirs = questionsOf(who === 'driver' ? 'driver' : 'shop')

    for (const { flow, step } of allQuestions) {
      const asked = questions[`${flow}, ${step}`]
      if (!asked || takesAnything(flow, step)) continue
      test(`${flow}, ${step}`, async () => {
        const wrong: string[] = []
        const once = ctx.db.transaction().execute(async (db) => {
          const phone = phoneIn({ ...ctx, db, nudges: [] }, town[who].contactId)
          for (const words of asked.come ?? []) await phone.say(words)
          if (asked.at) await phone.come(asked.at(town.things, phone.state().active?.draft))
          const before = phone.state()
          for (const { topic, words } of theirs.filter((one) => asksAt(flow, step, one.words))) {
            const after = await phone.tries(words)
            const found = wrongIn(before, after)
            const led = `${after.said.replaceAll('\n', ' / ').slice(0, 140)} → ${after.state.active?.flow}, ${after.state.active?.step}`
            if (found.length > 0) wrong.push(`${topic} “${words}”: ${found.join('; ')} — ${led}`)
          }
          throw new Over()
        })
        await expect(once).rejects.toThrow(Over)
        expect(wrong).toEqual([])
      })
    }
  })
}
