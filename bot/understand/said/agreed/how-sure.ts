import { plainText } from '#core/rules/people/plain-text.ts'

const perhaps =
  /\b(?:maybe|mayb|mabye|perhaps|possibly|probably|might|not sure|no promises|dalk|miskien|moontlik|waarskynlik|mhlawumbe|mhlawumbi|kungenzeka|mohlomong|gongwe|ekaba|kanna)\b/

/** 'Maybe at 11, I will let them know' is not decided yet, so it reaches nobody before it is read back. */
export const hedges = (text: string): boolean => perhaps.test(plainText(text.slice(0, 500)))

const me =
  /^\W*(?:(?:ja|yes|yebo|ewe|ee|ya|yep|ok)\W+)?(?:dis ek|dit is ek|(?:that|it)(?:'?s| is) me|yimi|yimina|ndim|ke nna)\W*$/

/** 'It is me', to the question whether it is, and nothing beside it. */
export const saysIsMe = (text: string): boolean => me.test(plainText(text.slice(0, 100)))
