import type { Found, Reading } from '../reading.ts'
import type { Slots } from '../types.ts'

const allBut =
  /\b(?:anything|any ?day|any time|whenever|everything|enige (?:dag|tyd|iets)|alles|enigiets)(?: is fine| is goed| works)? (?:but|except|besides|other than|behalwe|buiten|maar nie)\b/
const never =
  '\\b(?:not|nie|never|nothing|niks|cant|cannot|wont|kan nie|angikwazi|andikwazi|ha ke kgone) (?:[a-z]+ ){0,2}'
const notBefore = new RegExp(`${never}(?:before|voor|earlier than|vroeer as|ngaphambi|phambi|pele)\\b`)
const notAfter = new RegExp(`${never}(?:after|na|later than|later as|emva|ngemva|morago)\\b`)
/** 'If not after three': that is what is wanted. */
const ifNot = /\b(?:if|as|uma|ukuba|ha|ge|unless) (?:[a-z]+ ){0,2}(?:not|nie|cant|cannot)\b/

const except = /^(?:except|excluding|besides|behalwe|buiten|ngaphandle|ntle)$/
/** So many words may stand between 'except' and its day: 'except for the wed', 'ngaphandle kwangoLwesithathu'. */
const NEAR = 3

/** 'Any day next week except Wednesday': the days that stand right behind such a word. */
export const exceptedDays = ({ words }: Reading, dates: readonly Found<string>[]): Found<string>[] =>
  dates.filter(({ from }) => words.slice(Math.max(0, from - NEAR), from).some(({ text }) => except.test(text)))

const wordsOf = ({ words }: Reading): string => words.map(({ text }) => text).join(' ')

/** 'Any day but Friday'. */
export const exceptsDays = (reading: Reading): boolean => allBut.test(wordsOf(reading))

/** 'Not before 10' is from 10, 'not after 2' until 2. */
export function turnedByNot(reading: Reading, window: NonNullable<Slots['window']>): NonNullable<Slots['window']> {
  const { from, to } = window
  if (ifNot.test(wordsOf(reading))) return window
  if (to && !from && notBefore.test(wordsOf(reading))) return { from: to }
  return from && !to && notAfter.test(wordsOf(reading)) ? { to: from } : window
}
