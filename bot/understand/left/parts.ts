import { clausesOf } from '../said/clauses.ts'

/** A stretch of a message that says one thing, or asks something. */
export type Part = { words: string; asks: boolean }

/** Where one part of a sentence ends and the next begins. */
const joint =
  /(?<=[,;.!?\n])\s|\s(?=(?:but|and|or|if|unless|only|otherwise|maar|en|of|as|tensy|net|anders|kodwa|noma|futhi|uma|empa|kapa|mme|koda|okanye|ukuba|mara|kgotsa|fa|ge)\s)/i
const joining =
  /^(?:(?:but|and|or|so|then|please|maar|en|of|asb|asseblief|kodwa|noma|futhi|empa|kapa|mme|koda|okanye|mara|kgotsa|also|ook|plus)\s+)+/i

/** What a message says and asks, one thing after the other, without the words that join them. Pure. */
export const partsOf = (text: string): Part[] =>
  clausesOf(text).flatMap(({ words, asks }): Part[] =>
    (asks ? [words] : words.split(joint))
      .map(tidy)
      .filter(Boolean)
      .map((part) => ({ words: part, asks })),
  )

const tidy = (words: string): string =>
  words
    .trim()
    .replace(joining, '')
    .replace(/[,;.!]$/, '')
    .trim()
