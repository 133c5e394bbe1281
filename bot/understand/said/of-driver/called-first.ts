import { plainText } from '#core/rules/people/plain-text.ts'

const first =
  /^\W*(?:the |die )?((?:[\p{L}\d&'’.-]{2,20} ){1,4}?)(?=(?:if|whether|that|to|about|for|when|what|how|can|could|do|does|i|i'm|im|we|my|is|are|dat|of|ek|ons|om|kan|wanneer|hoeveel|please|pls|asb)\b)/iu
const pointed = /\b(?:them|they|him|her|it|you|shop|shops|place|people|guys|hulle|hom|haar|winkel|mense|bona|the|my)\b/

/** Of 'old main if they can do Saturday' whom the words are for, and what is left of them; undefined if they name nobody. Pure. */
export function calledFirst(words: string): { name: string; rest: string } | undefined {
  const found = first.exec(words.slice(0, 200))
  const name = found?.[1]?.trim()
  if (!found || !name || pointed.test(plainText(name))) return undefined
  return { name, rest: words.slice(found[0].length).trim() }
}
