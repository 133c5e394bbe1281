import type { Reading } from '../reading.ts'
import { type Collect, collectFeatures, type Group, groups, type Situation } from './features.ts'

/** The features of a stretch of a message, by the number of their name; what a group has counts as much in all. */
export interface Features {
  ids: number[]
  values: number[]
}

/** How much a group counts beside the others. */
const weightOf: Record<Group, number> = { words: 1, letters: 1, meanings: 1, situation: 1.6 }

const BITS = 24

/** Two names have the same number once in sixteen million. */
export function idOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> BITS)) & (2 ** BITS - 1)
}

export function featuresOf(reading: Reading, from: number, to: number, situation: Situation, told?: Collect): Features {
  const found: Record<Group, Set<number>> = {
    words: new Set(),
    letters: new Set(),
    meanings: new Set(),
    situation: new Set(),
  }
  collectFeatures(reading, from, to, situation, (name, group) => {
    found[group].add(idOf(name))
    told?.(name, group)
  })
  const features: Features = { ids: [], values: [] }
  for (const group of groups) {
    const value = valueIn(group, found[group].size)
    for (const id of found[group]) {
      features.ids.push(id)
      features.values.push(value)
    }
  }
  return features
}

export const valueIn = (group: Group, count: number): number => weightOf[group] / Math.sqrt(Math.max(1, count))
