import { maskWords } from './mask-words.ts'
import { restOfName } from './name-words.ts'
import { saidShape } from './said-shape.ts'

const MOST_WORDS = 4
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
  if (words.length > MOST_WORDS || !words.every((word) => placeWord.test(word))) return undefined
  if (words.every((word) => restOfName.has(word.toLowerCase()))) return undefined
  const plain = said.toLowerCase()
  return maskWords(plain) === plain ? saidShape(plain) : undefined
}
