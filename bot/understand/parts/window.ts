import { type Reading, wordAt } from '../reading.ts'
import { partsOfDay } from '../vocabulary/parts-of-day.ts'

type Window = { from?: string; to?: string }

const before = new Set(['before', 'by', 'voor', 'teen', 'till', 'until', 'tot', 'latest', 'phambi', 'ngaphambi'])
const after = new Set(['after', 'from', 'past', 'na', 'vanaf', 'emva', 'ngemva'])

/** A part of the day that greets. */
const greetings =
  / (?:good|goeie|morning [,.!]|afternoon [,.!])(?: (?:morning|afternoon|evening|more|middag|aand))?(?= )|^ (?:morning|afternoon|evening)(?= )/g

/** The hours that would do: 'before 10', 'after 3', 'between 10 and 12', 'morning', 'after work'. HH:MM. */
export function readWindow(reading: Reading): Window | undefined {
  const [first, second] = reading.times
  if (first && second && first.from === second.from) return { from: first.value, to: second.value }
  if (first && !second) {
    // The word may be part of what was read as the time ('before 10').
    const around = [wordAt(reading, first.from - 1), wordAt(reading, first.from)]
    if (around.some((word) => before.has(word)) && !around.includes('by')) return { to: first.value }
    if (around.some((word) => after.has(word))) return { from: first.value }
    return undefined
  }
  if (first) return undefined
  const plain = ` ${reading.words.map(({ text }) => text).join(' ')} `.replace(greetings, ' ')
  const found = partsOfDay.find(([words]) => words.some((word) => plain.includes(` ${word} `)))
  return found?.[1]
}
