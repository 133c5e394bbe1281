import { plainText } from '#core/rules/people/plain-text.ts'
import { topicsIn } from '../topics.ts'

const MOST = 240
const MAX_WORDS = 30
const BITS = 20

function idOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x7feb352d)
  return (mixed ^ (mixed >>> 14)) & (2 ** BITS - 1)
}

/** The features of a question: words, letters, and what the vocabulary knows of; each group counts as much as another. */
export type AskFeatures = { words: number[]; letters: number[]; known: number[] }

/** Which figure it is says nothing of what is asked. */
const wordsOf = (text: string): string[] =>
  (
    plainText(text.slice(0, MOST))
      .replace(/\d+/g, '0')
      .match(/[\p{L}0]+|\?/gu) ?? []
  ).slice(0, MAX_WORDS)

/** Pure, and apart from what the grammar reads: six languages ask in their own words. */
export function askFeatures(text: string, speaker: 'driver' | 'shop'): AskFeatures {
  const said = wordsOf(text)
  const all = ['^', ...said, '$']
  const words = new Set<number>([idOf(`speaker ${speaker}`)])
  for (let at = 0; at < all.length - 1; at++) {
    const [one = '', two = '', three] = all.slice(at, at + 3)
    if (at > 0) words.add(idOf(`w ${one}`)).add(idOf(`s ${speaker} ${one}`))
    words.add(idOf(`w ${one} ${two}`))
    if (three !== undefined) words.add(idOf(`w ${one} ${two} ${three}`)).add(idOf(`w ${one} _ ${three}`))
  }
  const letters = new Set<number>()
  for (const word of said) {
    const marked = `<${word}>`
    for (let size = 3; size <= 5; size++)
      for (let at = 0; at + size <= marked.length; at++) letters.add(idOf(`l ${marked.slice(at, at + size)}`))
  }
  return { words: [...words], letters: [...letters], known: knownIn(text) }
}

const MAX_KNOWN = 3

/** Words of six languages that stand in the vocabulary for something that is asked. */
const knownIn = (text: string): number[] =>
  topicsIn(text.slice(0, MOST))
    .slice(0, MAX_KNOWN)
    .flatMap(({ topic, score }, at) => {
      const name = `${topic.of} ${topic.name}`
      return [idOf(`t ${name}`), idOf(`t ${at} ${score >= 4 ? 'clear' : 'weak'} ${name}`)]
    })
