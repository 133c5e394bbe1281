import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 300
const doubts =
  /^\W*(?:(?:but|so|wait|sorry|ok|hey|maar|wag)\W+){0,3}(?:(?:are|is|was|were|am|do|does|did|have|has|had|should|will|would|can|could)\b[^.?!]{0,60}\bnot\b|(?:isnt|isn't|arent|aren't|dont|don't|didnt|didn't|doesnt|doesn't|havent|haven't|hasnt|hasn't|wasnt|wasn't|shouldnt|shouldn't)\b|(?:is|was|het|kan|moet|sal|gaan)\b[^.?!]{0,60}\bnie\b[^.!]{0,30}\?)/

/** 'Are you not sending it today', in doubt of what we said: a question to us, and no words for a shop. Pure. */
export const doubtsUs = (words: string): boolean => doubts.test(plainText(words.slice(0, LONGEST)))
