import { formatRandExact } from '../format.ts'

/** Of a tyre that is listed already: so many times its price, or the same part of it. */
const TIMES = 3
/** Of a tyre that is new to a shop. */
const leastCents = 15_000
const mostCents = 1_000_000

/** A price that is more likely a slip of the hand than meant; the one before is null for a tyre that is new. */
export const isUnlikelyPrice = (cents: number, beforeCents: number | null): boolean =>
  beforeCents === null
    ? cents < leastCents || cents > mostCents
    : cents !== beforeCents && (cents >= beforeCents * TIMES || cents * TIMES <= beforeCents)

/** What is asked before such a price is taken. */
export const askOfPrice = (cents: number, beforeCents: number | null): string =>
  beforeCents === null
    ? `${formatRandExact(cents)} a tyre is unusual`
    : `${formatRandExact(cents)} instead of ${formatRandExact(beforeCents)} is unusual`
