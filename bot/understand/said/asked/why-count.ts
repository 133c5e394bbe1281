import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 80
const why =
  /^\W*(?:(?:but|and|maar|en|kodwa|ok|okay|hi|hey) )?(?:why|y|how come|hoekom|waarom|kungani|kutheni|ngobani|goreng|hobaneng|lebaka)\W+(?:(?!number|nommer|no\b|option|opsie|row)[a-z']{1,12}\W+){0,5}(?:(?:4|four|vier|amane|ane|nne)(?:\W+(?:tyres?|tires?|bande?|wheels?|wiele|amathayi|amavili|dithaere|mabidi|of them|van hulle|stuks)\b)?|(?:full )?(?:set|stel))\W*(?:(?:nie|please|pls|asb|tho|though|dan|then|bra|bru|man)\W*){0,2}$/

/** 'Why 4?': the count that prices are for, where nobody has said one. Pure. */
export const asksWhyFour = (words: string): boolean => words.length <= LONGEST && why.test(plainText(words))
