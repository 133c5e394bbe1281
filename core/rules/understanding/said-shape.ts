import { plainText } from '../people/plain-text.ts'

/** Words as they are compared: the same for other figures, signs and capitals. */
export const saidShape = (words: string): string =>
  plainText(words)
    .replace(/\[[a-z]+\]/g, ' ')
    .replace(/\d+/g, '0')
    .replace(/[^\p{L}0]+/gu, ' ')
    .trim()

/** Questions that people answer with words about themselves; nothing of what they write then is kept. */
const personal: ReadonlySet<string> = new Set([
  'name',
  'address',
  'notes',
  'message_words',
  'message_sure',
  'review',
  'where_stuck',
  'sign_in_sure',
])

export const asksOfPerson = (asked: string): boolean => personal.has(asked)
