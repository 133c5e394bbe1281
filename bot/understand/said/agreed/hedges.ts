import { plainText } from '#core/rules/people/plain-text.ts'

const perhaps =
  /\b(?:maybe|mayb|mabye|perhaps|possibly|probably|might|not sure|no promises|dalk|miskien|moontlik|waarskynlik|mhlawumbe|mhlawumbi|kungenzeka|mohlomong|gongwe|ekaba|kanna)\b/

/** 'Maybe at 11, I will let them know' is not decided yet, so it reaches nobody before it is read back. */
export const hedges = (text: string): boolean => perhaps.test(plainText(text.slice(0, 500)))
