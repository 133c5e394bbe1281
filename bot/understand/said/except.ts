import type { Reading } from '../reading.ts'
import type { Slots } from '../types.ts'

const allBut =
  /\b(?:anything|any ?day|any time|whenever|everything|enige (?:dag|tyd|iets)|alles|enigiets)(?: is fine| is goed| works)? (?:but|except|besides|other than|behalwe|buiten|maar nie)\b/
const notBefore = /\b(?:not|nie|never|nothing|niks) (?:before|voor|earlier than|vroeer as)\b/
const notAfter = /\b(?:not|nie|never|nothing|niks) (?:after|na|later than|later as)\b/

const wordsOf = ({ words }: Reading): string => words.map(({ text }) => text).join(' ')

/** 'Any day but Friday'. */
export const exceptsDays = (reading: Reading): boolean => allBut.test(wordsOf(reading))

/** 'Not before 10' is from 10, 'not after 2' until 2. */
export function turnedByNot(reading: Reading, window: NonNullable<Slots['window']>): NonNullable<Slots['window']> {
  const { from, to } = window
  if (to && !from && notBefore.test(wordsOf(reading))) return { from: to }
  return from && !to && notAfter.test(wordsOf(reading)) ? { to: from } : window
}
