import type { Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { sentencesOf } from '#bot/understand/said/front-desk/sentences.ts'
import type { Scene } from '../scene.ts'
import { whomIn } from './whom.ts'

/** Says of those who are named beside it that they stay as they are. */
export function stays(clauses: readonly string[], scene: Scene, { say, now }: Turn) {
  const things = clauses.flatMap((one) => {
    const { pointed, isNamed } = whomIn(one, scene, {
      able: ({ kind }) => kind !== 'conversation',
      byFact: true,
      before: [],
      now,
    })
    return isNamed && pointed.to === 'one' ? [pointed.thing] : isNamed && pointed.to === 'several' ? pointed.things : []
  })
  const names = [...new Set(things.map(({ name }) => name))]
  return names.length > 0 ? [text(say.several.stays({ count: names.length, who: names.join(', ') }))] : []
}

export const staysIn = (words: string, scene: Scene, turn: Turn) => stays(sentencesOf(words), scene, turn)
