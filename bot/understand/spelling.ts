import { distance } from 'fastest-levenshtein'

/** The words that are known, and for the longer ones a way to find them from a typing error. */
export interface Spelling {
  readonly known: ReadonlySet<string>
  /** By first letter and length; words with a meaning stand before ordinary ones. */
  readonly near: ReadonlyMap<string, Candidates>
  /** Words that decide what is meant; they win over places and ordinary words at the same distance. */
  readonly weighty: ReadonlySet<string>
  /** Words of five letters that are worth finding behind four, when one was left out: 'tyrs', 'qute'. */
  readonly dropped: ReadonlyMap<string, readonly string[]>
}

interface Candidates {
  readonly words: readonly string[]
  /** Which letters each of the words has. */
  readonly letters: readonly number[]
}

/** Which letters a word has, a bit for each. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** How many letters only one of two words has. */
function unlike(one: number, other: number): number {
  let bits = one ^ other
  let count = 0
  while (bits !== 0) {
    bits &= bits - 1
    count++
  }
  return count
}

const shortest = 4

/** Where a word is looked for, unless it is too short for that; and which letters it has. */
type Shape = { key: string; letters: number } | 'too short'

const shapes = new Map<string, Shape>()

/** Each vocabulary has almost the same thousands of words as the one before. */
function shapeOf(word: string): Shape {
  const known = shapes.get(word)
  if (known) return known
  const isShort = word.length < shortest || !/^[a-z]+$/.test(word)
  const shape = isShort ? 'too short' : { key: word.charAt(0) + word.length, letters: lettersOf(word) }
  shapes.set(word, shape)
  return shape
}

export function spellingOf(
  meaningful: Iterable<string>,
  ordinary: Iterable<string>,
  worthFinding: Iterable<string>,
): Spelling {
  const known = new Set<string>()
  const near = new Map<string, { words: string[]; letters: number[] }>()
  for (const words of [meaningful, ordinary]) {
    for (const word of words) {
      if (known.has(word)) continue
      known.add(word)
      const shape = shapeOf(word)
      if (shape === 'too short') continue
      const bucket = near.get(shape.key) ?? { words: [], letters: [] }
      near.set(shape.key, bucket)
      bucket.words.push(word)
      bucket.letters.push(shape.letters)
    }
  }
  const dropped = new Map<string, string[]>()
  const weighty = new Set(worthFinding)
  for (const word of weighty) {
    if (!/^[a-z]{5}$/.test(word)) continue
    const bucket = dropped.get(word.charAt(0))
    if (bucket) bucket.push(word)
    else dropped.set(word.charAt(0), [word])
  }
  return { known, near, weighty, dropped }
}

/** Typing errors that a word of this length may have. */
const allowed = (length: number): number => (length >= 9 ? 2 : length >= 5 ? 1 : 0)

const isSwap = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** 'heyyyy' and 'pleeease' are what they are without the stretching. */
function unstretched(word: string, known: ReadonlySet<string>): string | undefined {
  if (!/([a-z])\1\1/.test(word)) return undefined
  const twice = word.replace(/([a-z])\1{2,}/g, '$1$1')
  const once = word.replace(/([a-z])\1+/g, '$1')
  return [twice, once].find((candidate) => known.has(candidate))
}

/** Prefixes of isiZulu and isiXhosa on borrowed and own words: ngoMgqibelo, kwakusasa, eSoweto, amatayi. */
const prefix =
  /^(?:ng(?:[aeou]|okwe|ase|ama|ezi)?|kwa(?:nga)?|kwi|k[eou]|n[aeo]|s[aeo]|y[aeo]|w[aeo]|l[aeo](?:li)?|z[aeo]|b[aeo]|e(?:li|zi|ma)?|o|u|i(?:zi|si|mi|li)?|ama?|aba|um|ka|le|lwa(?:ngo)?|yango|esi)/

function withoutPrefix(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < 5) return undefined
  let rest = word
  for (let times = 0; times < 2; times++) {
    const match = prefix.exec(rest)
    if (!match) return undefined
    for (let length = match[0].length; length > 0; length--) {
      const stem = rest.slice(length)
      if (stem.length >= 4 && known.has(stem) && prefix.exec(rest.slice(0, length))?.[0].length === length) return stem
    }
    rest = rest.slice(match[0].length)
  }
  return undefined
}

/** Words of their own that stand one letter from a word that decides: 'umuntu' is a person, 'ubuntu' is not. */
const asWritten: ReadonlySet<string> = new Set(['ubuntu'])

/** The known word that was most likely meant; undefined when none is near enough. Figures are never corrected. */
export function correct(spelling: Spelling, word: string): string | undefined {
  const { known } = spelling
  if (known.has(word) || asWritten.has(word) || word.length > 24) return undefined
  const near = word.length >= shortest ? nearest(spelling, word) : undefined
  const simple = unstretched(word, known) ?? obvious(spelling, word, near) ?? withoutPrefix(word, known)
  if (simple !== undefined || word.length < shortest) return simple
  if (word.length === shortest) {
    const found = (spelling.dropped.get(word.charAt(0)) ?? []).find((candidate) => distance(word, candidate) === 1)
    if (found) return found
  }
  return near ?? nearestStem(spelling, word)
}

/** One error away from a word that decides what is meant: nearer than any stem behind a prefix. */
function obvious(spelling: Spelling, word: string, near: string | undefined): string | undefined {
  if (near === undefined || word.length === shortest || !spelling.weighty.has(near)) return undefined
  return isSwap(word, near) || distance(word, near) === 1 ? near : undefined
}

/** 'ngoMsomuluko': an error in the stem behind a prefix. */
function nearestStem(spelling: Spelling, word: string): string | undefined {
  const stem = word.slice(prefix.exec(word)?.[0].length ?? 0)
  return stem.length >= 6 && stem.length < word.length ? nearest(spelling, stem) : undefined
}

function nearest({ near, weighty }: Spelling, word: string): string | undefined {
  const budget = allowed(word.length)
  let best: string | undefined
  let least = budget + 0.9
  const first = word.charAt(0)
  const initials = new Set([first, word.charAt(1)])
  const letters = lettersOf(word)
  for (const initial of initials) {
    for (let length = word.length - budget; length <= word.length + budget; length++) {
      const bucket = near.get(initial + length)
      if (!bucket) continue
      for (const [at, candidate] of bucket.words.entries()) {
        // An error changes two letters at most, so that most words need no closer look.
        if (unlike(letters, bucket.letters[at] ?? 0) > 2 * budget) continue
        const swapped = isSwap(word, candidate)
        if (!swapped && (initial !== first || length < 5)) continue
        const away = swapped ? 0.5 : distance(word, candidate)
        // A letter left out is the commonest error, so of two equals the longer word was meant.
        const unlikely = away + (weighty.has(candidate) ? 0 : 0.3) + (candidate.length > word.length ? 0 : 0.1)
        if (unlikely < least && away <= budget && (away <= 1 || candidate.length >= 8)) {
          best = candidate
          least = unlikely
        }
      }
    }
  }
  return best
}
