import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 80
const denied =
  /\b(?:not|no|nie|dont (?:like|want|trust)|don't (?:like|want|trust)|do not (?:like|want|trust)|hate|avoid|anywhere but|any(?:one)? but|hayi|hhayi|cha|angifuni|andifuni|ga ke batle|ha ke batle)(?: (?:by|at|from|with|in)){0,1} (?:that|this|them|those|daardie|hierdie|die|hulle|leso|lesi|leyo|leli)\b(?: (?:shop|place|winkel|plek|ouens|guys|people|isitolo|indawo|lebenkele|nie)\b|\W*$)/

/** 'Not that shop', 'nie daardie plek nie': the one that stands there is not wanted. Pure. */
export const deniesShop = (words: string): boolean => words.length <= LONGEST && denied.test(plainText(words))
