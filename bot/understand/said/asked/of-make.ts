import { plainText } from '#core/rules/people/plain-text.ts'

const made =
  /\b(?:batch(?:es)?|lot number|dot|dot ?codes?|production|manufactur\w*|made (?:in|when)|(?:year|week|date) (?:made|of make|of manufacture)|same (?:year|week|date|age|factory)|fresh stock|old stock|how old|vervaardig\w*|produksie|dieselfde (?:jaar|week|datum|lot)|hoe oud)\b/
const LONGEST = 300

/** Of when or where tyres were made, which no list says: how many there are is no answer to it. */
export const asksOfMake = (words: string): boolean => made.test(plainText(words.slice(0, LONGEST)))
