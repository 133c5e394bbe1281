import { maskWords } from '#core/rules/understanding/mask-words.ts'
import { particles } from '#core/rules/understanding/name-words.ts'

const SHORTEST = 2

/**
 * The words as the second reader gets them: without names, numbers, plates, addresses and links. `names` are those that
 * the person may write, whatever other words they look like; `isKnown` says of a word that it is no name.
 */
export function maskedFor(text: string, names: readonly string[], isKnown: (word: string) => boolean): string {
  const parts = new Set(names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []))
  const isOurs = (word: string): boolean =>
    word.length >= SHORTEST && parts.has(word.toLowerCase()) && !particles.has(word.toLowerCase())
  return maskWords(text, (word) => isKnown(word) && !isOurs(word)).replace(/(?<!\[)[\p{L}\p{N}]+(?!\])/gu, (word) =>
    isOurs(word) ? '[name]' : word,
  )
}
