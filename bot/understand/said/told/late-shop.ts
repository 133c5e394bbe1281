import { plain } from '../../shop-words.ts'
import { minutesAway } from '../minutes-away.ts'
import { saysLate } from '../of-driver/late.ts'

const behind =
  /\b(?:running|we.?re|we are|i.?m|i am|things are|everything is|ons is|ons loop|ek is|ek loop) (?:\S+ ){0,4}(?:behind|late|laat|agter|agterstallig)\b|^(?:about |omtrent )?(?:\S+ ){1,4}(?:behind|late|laat|agter)(?: schedule| skedule)?\b/
/** Somebody else comes late, or said so. */
const ofThem =
  /\b(?:he|she|they|hy|hulle|customer|client|driver) (?:is|are|was|will|gaan|sal|says?|said)\b|\b(?:says?|said|phoned|called|gebel|laat weet)\b|\p{L} (?:is|was|will be) running\b/u
const ours = /\b(?:we|we.?re|i|i.?m|ons|ek|things|everything)\b/

/** A counter says that its own work begins later than agreed: 'we are 20 min behind', 'ons loop laat'. Pure. */
export function shopLate(words: string): { minutes?: number } | undefined {
  const line = plain(words)
  const isOurs = saysLate(words) || behind.test(line)
  if (!isOurs || words.includes('?') || (ofThem.test(line) && !ours.test(line))) return undefined
  const minutes = minutesAway(words)
  return minutes === undefined ? {} : { minutes }
}
