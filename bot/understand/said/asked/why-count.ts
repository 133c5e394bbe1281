import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 80
const why =
  /^(?:(?:but|and|maar|en|kodwa|ok|okay|hi|hey) )?(?:why|y|how come|hoekom|waarom|kungani|kutheni|ngobani|goreng|hobaneng|lebaka) (?:(?!(?:number|nommer|no|option|opsie|row)\b)[a-z]{1,12} ){0,5}(?:(?:4|four|vier|amane|ane|nne)(?: (?:tyres?|tires?|bande?|wheels?|wiele|amathayi|amavili|dithaere|mabidi|of them|van hulle|stuks))?|(?:full )?(?:set|stel))(?: (?:nie|please|pls|asb|tho|though|dan|then|bra|bru|man)){0,2}$/

const wordsOf = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** 'Why 4?': the count that prices are for, where nobody has said one. Pure. */
export const asksWhyFour = (words: string): boolean => words.length <= LONGEST && why.test(wordsOf(words))
