import { gapFeatures, gapsOf } from '../intent/begins.ts'
import { HOUSE } from './corpus.ts'
import type { Read } from './examples.ts'
import { type Case, learnYesNo } from './learn-yes-no.ts'

const FEWEST = 2
const settings = { rounds: 5, step: 0.3, draw: 3e-5 }

/** Learns at which words a further wish begins, from every gap of every message. */
export function learnBegins(all: readonly Read[], beginnings: ReadonlyMap<Read, number>): Map<number, number> {
  const gaps = all
    .filter((read) => read.message.persona !== HOUSE && (read.message.wants.length === 1 || beginnings.has(read)))
    .flatMap((read) =>
      gapsOf(read.marked).map((at) => ({
        ids: gapFeatures(read.marked, at, read.message),
        isSo: beginnings.get(read) === at,
      })),
    )
  const counts = new Map<number, number>()
  for (const { ids } of gaps) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const known = [...counts].flatMap(([id, count]) => (count < FEWEST ? [] : [id]))
  const columns = new Map(known.map((id, column) => [id, column]))
  const cases = gaps.map(({ ids, isSo }): Case => {
    const features = Int32Array.from(ids.flatMap((id) => columns.get(id) ?? []))
    return { features, values: new Float32Array(features.length).fill(1 / Math.sqrt(features.length)), isSo }
  })
  const weights = learnYesNo(cases, known.length, settings)
  return new Map(known.map((id, column) => [id, weights[column] ?? 0]))
}
