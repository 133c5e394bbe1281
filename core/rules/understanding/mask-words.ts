import { firstNames } from '../people/first-names.ts'
import { surnames } from '../people/surnames.ts'
import { oneLine } from '../people/typed-text.ts'
import { findPlace } from '../places/places.ts'
import { maskFigures } from './mask-figures.ts'
import { nameBegins, particles, restOfName, titles } from './name-words.ts'

/** The longest words that are kept. */
export const MOST_SAID = 240

/** A word without the signs around it, in lower case. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')

const isMasked = (word: string): boolean => /\[[a-z]+\]/.test(word)
const endsPart = (word: string): boolean => /[.,;:!?)]$/.test(word)
const isName = (word: string): boolean => firstNames.has(word) || surnames.has(word)
const isCapital = (word: string): boolean => /^["'(]?\p{Lu}\p{Ll}/u.test(word)

/** A name has at most so many words behind what introduces it. */
const MOST_OF_NAME = 4

/**
 * Words as somebody may read them who need not know who said them: without numbers of phones, identities and plates,
 * addresses, links and names. `isKnown` says of a word in lower case that it is no name; where nobody says, a capital
 * letter inside of a sentence is one.
 */
export function maskWords(text: string, isKnown: (word: string) => boolean = () => false): string {
  // Cut behind the masking, so that no part of a number is left at the end.
  const words = maskFigures(oneLine(text).slice(0, MOST_SAID * 4)).split(' ')
  const names = namesIn(words, (word) => isKnown(word) && !isName(word))
  return words
    .map((word, at) => (names.has(at) ? `[name]${/[.,;:!?)]$/.exec(word)?.[0] ?? ''}` : word))
    .filter((word, at, all) => !(word.startsWith('[name]') && all[at + 1]?.startsWith('[name]') && word === '[name]'))
    .join(' ')
    .slice(0, MOST_SAID)
}

/** The places of the words that are names. */
function namesIn(words: readonly string[], isKnown: (word: string) => boolean): Set<number> {
  const names = new Set<number>()
  const plains = words.map(plain)
  plains.forEach((word, at) => {
    const isCapitalised = isCapital(words[at] ?? '') && isUnknown(word)
    const isInside = at > 0 && !endsPart(words[at - 1] ?? '')
    if (isName(word) || (isCapitalised && (isInside || isName(plains[at + 1] ?? '')))) names.add(at)
    const begun = nameBegins(plains, at)
    if (begun > 0) takeName(at + begun, true)
    if (titles.has(word)) takeName(at + 1, false)
  })
  return names

  function isUnknown(word: string): boolean {
    return word !== '' && !isKnown(word) && !restOfName.has(word) && findPlace(word) === undefined
  }

  /** What stands behind 'my name is' is a name until a word is none. */
  function takeName(from: number, isSaid: boolean): void {
    let taken = 0
    for (let at = from; at < words.length && taken < MOST_OF_NAME; at++) {
      const word = plains[at] ?? ''
      const isFirstSaid = isSaid && at === from && says(plains, from)
      const takes =
        !isMasked(words[at] ?? '') && (isFirstSaid || isName(word) || particles.has(word) || isUnknown(word))
      if (!takes || word === '') break
      names.add(at)
      if (!particles.has(word)) taken++
      if (endsPart(words[at] ?? '')) break
    }
  }
}

/** 'My name is rose': whatever follows is a name. 'I am late' is none. */
const says = (plains: readonly string[], from: number): boolean =>
  ['name', 'naam', 'names', 'igama', 'lebitso', 'called', 'heet'].some((word) =>
    plains.slice(Math.max(0, from - 3), from).includes(word),
  )
