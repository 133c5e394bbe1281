import { plainText } from '#core/rules/people/plain-text.ts'

const takes =
  /\b(?:take|vat|neem|book|accept|go with|choose|kies|yes|ja|yebo|then|dan|please|asb|thatha|nka|want|wil)\b/

/** 'I take that one', 'ek vat dit', 'ngithatha lena': words that may take a price that stands. */
export const takesPrice = (words: string): boolean => takes.test(plainText(words))
