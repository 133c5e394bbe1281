import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 70
const which =
  /^\W*(?:(?:no|nee|sorry|actually|eintlik|oh|and|en|ok|okay|please|pls) )*(?:(?:its|it's|it is|this is|that is|thats|that's|it will be|dis|dit is|dis vir|dit is vir)(?: (?:for|vir|all for))?|(?:the|my|die|which) (?:car|bakkie|vehicle|kar|voertuig|imoto)(?: (?:is|will be|coming|wat kom))*|(?:car|kar|vehicle|voertuig|imoto)(?: is)?|imoto (?:yi|ngu)|this (?:one|booking|time)(?: is)? for|hierdie een is vir|i(?:'m| am)? (?:drive|driving|coming (?:with|in))|ek ry(?: met)?|ngishayela|for|vir)\b(?!.{0,70}\b(?:tyres?|tires?|bande?|amathayi|need|want|search|price|cost|how much|hoeveel)\b)/

/** 'It is for my wife's Polo', said of the booking that stands: which car it is, and no search for one. Pure. */
export const saysWhichCar = (words: string): boolean => words.length <= LONGEST && which.test(plainText(words))
