const inAll =
  /\b(?:in all|all in|in total|total|altogether|altesaam|in totaal|all together|for (?:the lot|everything|the (?:whole )?(?:set|job))|(?:vir )?(?:alles|die (?:hele )?(?:stel|lot))|(?:for )?(?:all|the) (?:of (?:them|it)|four|4|lot|wheels)|vir (?:al )?(?:vier|4)|al (?:vier|4)|for (?:4|four)|zonke|\w{0,2}onke|yonk'|konke|(?:w?onke |zo?nke )?(?:amane|omane|ezine)|kaofela|tsotlhe|tsohle|otlhe|ohle|sohle)\b/i
const allAtEnd = /\b(?:all|everything|alles|almal)\W*$/i

/** Whether a sum is said to be for all tyres together. */
export const saysInAll = (words: string): boolean => inAll.test(words)

/** Nobody sells a tyre for less, so a smaller share of a sum makes it the price of one. */
const LEAST_OF_A_TYRE = 400

/** Whether the words behind a sum make it that of all tyres, and their number can be had for it. */
export const isForAll = (behind: string, rand: number, tyres: number): boolean =>
  rand / tyres >= LEAST_OF_A_TYRE && (inAll.test(behind) || allAtEnd.test(behind))
