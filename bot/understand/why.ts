import { featuresOf } from './intent/features.ts'
import { marked } from './intent/marked.ts'
import { groupValues, modelFor, probabilitiesOf } from './intent/model.ts'
import { wants } from './intent/wants.ts'
import type { UnderstandOptions } from './types.ts'
import { readMessage } from './understand.ts'

const LIKELIEST = 3
const STRONGEST = 8

interface Reason {
  intent: string
  probability: number
  /** What speaks for it most, and against it. */
  features: Record<string, number>
}

/** The likeliest wants of a whole message, with the features that weigh most. */
export function reasonsOf(text: string, options: UnderstandOptions): Reason[] {
  const { speaker = 'driver', asked = 'none' } = options
  const model = modelFor({ asked })
  const reading = readMessage(text, options)
  const names = new Map<number, string>()
  const told = (id: number, name: string) => void names.set(id, name)
  const features = featuresOf(marked(reading), 0, reading.words.length, { speaker, asked }, told)
  const scaleAt = (at: number): number | undefined => model.scales[model.rowOf.get(features.ids[at] ?? -1) ?? -1]
  const groups = groupValues(features, scaleAt)
  const likely = probabilitiesOf(model, features, speaker === 'driver')
  const weightsFor = (want: number): [string, number][] =>
    features.ids.flatMap((id, at): [string, number][] => {
      const row = model.rowOf.get(id)
      if (row === undefined) return []
      const cells = model.columns.subarray(model.starts[row], model.starts[row + 1])
      const cell = cells.indexOf(want)
      if (cell < 0) return []
      const weight =
        (model.weights[(model.starts[row] ?? 0) + cell] ?? 0) *
        (groups[features.groups[at] ?? 0] ?? 0) *
        (scaleAt(at) ?? 0)
      return [[names.get(id) ?? '', Number(weight.toFixed(2))]]
    })
  return wants
    .map((intent, number) => ({ intent, number, probability: likely[number] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, LIKELIEST)
    .map(({ intent, number, probability }) => ({
      intent,
      probability: Number(probability.toFixed(3)),
      features: Object.fromEntries(
        weightsFor(number)
          .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
          .slice(0, STRONGEST),
      ),
    }))
}
