import type { WordsAnswer } from '#bot/reader/answers.ts'

const nothing = {
  size: null,
  vehicle: null,
  year: null,
  quantity: null,
  brand: null,
  maxPrice: null,
  place: null,
  date: null,
  time: null,
}

/** What the model says of a message. */
export const says = (intent: string, parts: Partial<WordsAnswer> = {}): object => ({ ...nothing, ...parts, intent })

/** What the model says of a photo. */
export const shows = (what: string, parts: object = {}): object => ({
  shows: what,
  size: null,
  vehicle: null,
  year: null,
  ...parts,
})
