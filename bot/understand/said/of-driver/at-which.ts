import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 200
const place =
  /\b(?:one|een|bookings?|bespreking|appointment|afspraak|ibooking|fitting) (?:at|by|with|in|kwa|ko|kwi|kwe|ka|wa) (?!my\b|the\b|die\b)(\p{L}{3,})/u
const day = /(?:day|dag)$/

/** 'The one at Witkoppen': a shop or where it is, as people call it, in plain letters. Pure. */
export function atWhich(words: string): string | undefined {
  const named = place.exec(plainText(words.slice(0, LONGEST)))?.[1]
  return named && !day.test(named) ? named : undefined
}

const wordsOf = (words: string): string[] => plainText(words).split(/[^\p{L}\p{N}]+/u)

/** Whether a word stands in a name as a whole. */
export const hasWord = (name: string, word: string): boolean => wordsOf(name).includes(word)

/** Whether several words stand there one after the other. */
export const hasWords = (text: string, words: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `)

/** Whether the note of a booking begins with the car that it is for. */
export const namesCar = (note: string): boolean => /^(?:car|kar): /i.test(note)
