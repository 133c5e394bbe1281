import type { Turn } from '#bot/engine/flow.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { namesOfTyres } from '#bot/understand/stock-words.ts'
import { calledIn, pointAt, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { whomIn } from './whom.ts'

/** The only one of these that the words mean, by name, day, hour, tyre or place in the list, and nothing else. */
export function oneOf(words: string, things: readonly Thing[], { now }: Turn): Thing | undefined {
  const stated = statedIn(words, { now, called: calledIn(things) })
  const pointed = pointAt(stated, things, { able: () => true })
  if (pointed.to === 'one') return pointed.thing
  if (pointed.to !== 'several') return undefined
  const { order } = stated
  if (order !== undefined && stated.mentions.length === 0) return order === -1 ? things.at(-1) : things[order - 1]
  const scene = { things: [...things], listed: [] as Thing[] } as Scene
  const again = whomIn(words, scene, { able: () => true, byFact: true, before: [], now }).pointed
  if (again.to === 'one') return again.thing
  const said = namesOfTyres(words)
  const fitting = pointed.things.filter(({ facts }) => facts && said.some((word) => facts.words.has(word)))
  return fitting.length === 1 ? fitting[0] : undefined
}
