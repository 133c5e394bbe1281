import { plain } from '../../shop-words.ts'

/** How many of those who wait words mean: 'both Friday ones', 'the two of Monday'. Pure. */

const yes = /\b(?:yes|ja|yebo|ok|okay|ewe|ee|confirm\w{0,4}|accept\w{0,4}|bevestig)\b/
const no =
  /\b(?:no|nee|not|nie|cha|hayi|hhayi|nnyaa|aowa|tjhe|declin\w{1,3}|reject\w{0,3}|cancel\w{0,4}|kanselleer|wys)\b/

/** 'First one yes, second one no' are two clauses. */
export const agreesAndRefuses = (words: string): boolean => yes.test(plain(words)) && no.test(plain(words))

const theTwo = /\b(?:the|those|die|al die|both|all) (?:two|three|2|3|twee|drie)\b/gi

/** A count of those who are meant is no hour beside a day. */
export const withoutCount = (words: string): string => words.replace(theTwo, ' ')

const plural =
  /\b(?:ones|both|all|two|three|those|requests|bookings|jobs|people|guys|cars|albei|al|almal|altwee|twee|drie|versoeke|besprekings|zombili|zonke|bobabili|bonke|bobedi|kaofela|tsohle|botlhe|\w{1,12}day'?s)\b/

export const namesSeveral = (words: string): boolean => plural.test(plain(words))

const counts: readonly (readonly [number, RegExp])[] = [
  [2, /\b(?:both|two|2|albei|altwee|twee|zombili|bobabili|bobedi)\b/],
  [3, /\b(?:three|3|drie|al drie|bathathu|bararo)\b/],
]

export const countMeant = (words: string): number | undefined =>
  counts.find(([, pattern]) => pattern.test(plain(words)))?.[0]
