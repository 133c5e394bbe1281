import { type Found, type Reading, wordAt } from '../reading.ts'
import { partsOfDay } from '../vocabulary/parts-of-day.ts'

type Window = { from?: string; to?: string }

const wordsIn = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const before = wordsIn('before by voor teen till until tot latest phambi ngaphambi kwangaphambi pele')
const after = wordsIn('after from past na vanaf emva ngemva emuva morago kamora mora later')

const links = wordsIn('ga ho ha kwa bo ka hora nako ya')

/** A part of the day that greets. */
const greetings =
  / (?:good|goeie|morning [,.!]|afternoon [,.!])(?: (?:morning|afternoon|evening|more|middag|aand))?(?= )|^ (?:morning|afternoon|evening)(?= )/g

const orLater =
  /^(?:or|of|and|en|noma|kapa|kana|-) (?:after|later|onwards|onward|daarna|na|emva|ngemva|morago|anytime after|any time after)\b|^(?:onwards|onward|upwards|and up|en later)\b/
const orEarlier = /^(?:or|of|and|en|noma|kapa|kana) (?:before|earlier|sooner|vroeer|ngaphambi|phambi|pele|voor)\b/

/** The hours that would do: 'before 10', 'after 3', '3 or later', 'between 10 and 12', 'morning', 'after work'. HH:MM. */
export function readWindow(reading: Reading, times: readonly Found<string>[] = reading.times): Window | undefined {
  const [first, second] = times
  if (first && second && first.from === second.from) return { from: first.value, to: second.value }
  if (first && !second) {
    // The word may be part of what was read as the time ('before 10').
    const nearest = wordAt(reading, first.from - 1)
    // In Sesotho and Setswana a word stands between: 'morago ga 2', 'ka mora hora ya 3'.
    const linked = links.has(nearest) ? [2, 3].map((back) => wordAt(reading, first.from - back)) : []
    const around = [nearest, wordAt(reading, first.from), ...linked]
    if (around.some((word) => before.has(word)) && !around.includes('by')) return { to: first.value }
    if (around.some((word) => after.has(word))) return { from: first.value }
    const behind = [0, 1, 2].map((at) => wordAt(reading, first.to + at)).join(' ')
    if (orLater.test(behind)) return { from: first.value }
    return orEarlier.test(behind) ? { to: first.value } : undefined
  }
  if (first) return undefined
  const plain = ` ${reading.words.map(({ text }) => text).join(' ')} `.replace(greetings, ' ')
  const found = partsOfDay.find(([words]) => words.some((word) => plain.includes(` ${word} `)))
  return found?.[1]
}
