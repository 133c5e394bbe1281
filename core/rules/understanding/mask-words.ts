import { firstNames, surnames } from '../people/first-names.ts'
import { plainText } from '../people/plain-text.ts'
import { oneLine } from '../people/typed-text.ts'
import { findPlace } from '../places/places.ts'
import { maskFigures } from './mask-figures.ts'
import { nameBegins, particles, restOfName, titles } from './name-words.ts'

/** The longest words that are kept. */
const MAX_SAID = 240

/** A word without the punctuation around it, in lower case. */
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
const MAX_OF_NAME = 4

/**
 * Words as somebody may read them who need not know who said them: without numbers of phones, identities and plates,
 * addresses, links and names. `isKnown` says of a word in lower case that it is no name; where nobody says, a capital
 * letter inside of a sentence is one.
 */
export function maskWords(text: string, isKnown: (word: string) => boolean = () => false): string {
  // Cut behind the masking, so that no part of a number is left at the end.
  const words = maskFigures(oneLine(text).slice(0, MAX_SAID * 4)).split(' ')
  const names = namesIn(words, (word) => isKnown(word) && !isName(word))
  return words
    .map((word, at) => (names.has(at) ? `[name]${/[.,;:!?)]$/.exec(word)?.[0] ?? ''}` : word))
    .filter((word, at, all) => !(word.startsWith('[name]') && all[at + 1]?.startsWith('[name]') && word === '[name]'))
    .join(' ')
    .slice(0, MAX_SAID)
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
    for (let at = from; at < words.length && taken < MAX_OF_NAME; at++) {
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

const MAX_WORDS = 4
const before =
  /^(?:i am|i'm|im|ek is|we are|ons is|its|it's|near|in|at|by|around|close to|somewhere|naby|te|ngise|ngihlala|i stay|i live|ek bly)\s+/i
const placeWord = /^\p{L}[\p{L}'-]{1,24}$/u

/**
 * What may be kept of a place that nobody knows, by nobody: a few words without figures, of which none may be a name.
 * Undefined for anything else, such as an address.
 */
export function placeWords(text: string): string | undefined {
  const said = text
    .trim()
    .replace(before, '')
    .replace(before, '')
    .replace(/[.,!?]{1,9}$/, '')
  const words = said.split(/\s+/)
  if (words.length > MAX_WORDS || !words.every((word) => placeWord.test(word))) return undefined
  if (words.every((word) => restOfName.has(word.toLowerCase()))) return undefined
  const plain = said.toLowerCase()
  return maskWords(plain) === plain ? saidShape(plain) : undefined
}

/** Words as they are compared: the same for other figures, signs and capitals. */
export const saidShape = (words: string): string =>
  plainText(words)
    .replace(/\[[a-z]+\]/g, ' ')
    .replace(/\d+/g, '0')
    .replace(/[^\p{L}0]+/gu, ' ')
    .trim()

/** Questions that people answer with words about themselves; nothing of what they write then is kept. */
const personal: ReadonlySet<string> = new Set([
  'name',
  'address',
  'notes',
  'message_words',
  'message_sure',
  'review',
  'where_stuck',
  'sign_in_sure',
])

export const asksOfPerson = (asked: string): boolean => personal.has(asked)
