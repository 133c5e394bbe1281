import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 80
const denied =
  /\b(?:not|no|nie|dont (?:like|want|trust)|don't (?:like|want|trust)|do not (?:like|want|trust)|hate|avoid|anywhere but|any(?:one)? but|hayi|hhayi|cha|angifuni|andifuni|ga ke batle|ha ke batle)(?: (?:by|at|from|with|in)){0,1} (?:(?:that|this|daardie|hierdie|die|leso|lesi|leyo|leli) (?:shop|place|winkel|plek|ouens|guys|people|isitolo|indawo|lebenkele)\b|(?:them|hulle)\W*(?:nie\W*)?$)/

const one =
  /^\W*(?:(?:no|nee|nah|hmm|ag|eish|ok|but|please|sorry) )*(?:not|nie|any(?:thing)? but|anything except|except|i (?:dont|don't) (?:want|like)|ek wil nie|hayi|hhayi) (?:that|this|daardie|hierdie|die|leyo|leli|lena)(?: (?:one|een|tyres?|band|nie|he nie))*\W*$/

/** 'Not that one', said of what stands there, with nothing in its place. Pure. */
export const deniesThis = (words: string): boolean => words.length <= LONGEST && one.test(plainText(words))

/** 'Not that shop', 'nie daardie plek nie': the one that stands there is not wanted. Pure. */
export const deniesShop = (words: string): boolean => words.length <= LONGEST && denied.test(plainText(words))
