import { wishesAt } from '../intent/second.ts'
import { numberOf } from '../intent/wants.ts'
import { type Case, learnYesNo } from './learn-yes-no.ts'
import type { Unseen } from './left-out.ts'

/** Learns from messages that their model has never seen when two wishes are found rightly. */
export function learnSecond(unseen: readonly Unseen[]): number[] {
  const cases = unseen.flatMap(({ read: { message }, model, weighed }): Case[] => {
    const [first = -1, second = -1, ...more] = message.wants.map(numberOf)
    if (more.length > 0) return []
    return weighed.splits.flatMap((split): Case[] => {
      const found = wishesAt(model, weighed.whole, split, weighed.words)
      if (!found) return []
      const { figures } = found
      const isSo = found.first === first && found.second === second
      return [{ features: Int32Array.from(figures.keys()), values: Float32Array.from(figures), isSo }]
    })
  })
  const figures = cases[0]?.features.length ?? 0
  return [...learnYesNo(cases, figures, { rounds: 40, step: 0.3, draw: 1e-5 })].map((weight) =>
    Number(weight.toFixed(4)),
  )
}
