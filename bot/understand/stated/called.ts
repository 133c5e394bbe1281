import { distance } from 'fastest-levenshtein'
import { tokensOf } from '../shop-words.ts'

/** The words of a person's name, as they are compared. */
export const wordsOfName = (name: string): string[] => tokensOf(name).filter((word) => word.length > 1)

/** What stands before a name in isiZulu, isiXhosa, Sesotho and Setswana: uLwazi, kaSipho, noBusi, nguThemba. */
const before = /^(?:kwa|nga|ngo|ngu|lika|le|no|na|ka|ku|wa|ba|o|u)(?=[a-z]{3})-?/

/** The word of a name that is written here, also with a possessive or a prefix. */
export function nameIn(word: string, called: ReadonlySet<string>): string | undefined {
  const forms = [word, word.replace(/'?s$/, ''), word.replace(before, ''), word.replace(/-/g, '')]
  return forms.find((form) => called.has(form))
}

/** Errors that a name of this length may have and still be asked about. */
const allowed = (length: number): number => (length >= 6 ? 2 : length >= 3 ? 1 : 0)

/** The names that may have been meant. */
export function nearName(word: string, called: ReadonlySet<string>): string[] {
  const bare = word.replace(/'?s$/, '')
  return [...called].filter(
    (name) =>
      name.length >= 3 && (distance(bare, name) <= allowed(Math.min(bare.length, name.length)) || begins(bare, name)),
  )
}

/** 'Nhlanhla' shortened to 'nhla', and 'preg' for Preggie. */
const begins = (word: string, name: string): boolean =>
  word.length >= 3 && (name.startsWith(word) || (name.length >= 4 && word.startsWith(name)))
