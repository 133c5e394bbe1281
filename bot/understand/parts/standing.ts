import { type Found, type Reading, wordAt } from '../reading.ts'
import { thought } from './thought.ts'

/** What denies that which stands right behind it. */
const denying: ReadonlySet<string> = new Set(
  'not nie hhayi hayi haai eseng esengu instead rather moenie except behalwe'.split(' '),
)
/** Between the denial and what it denies. */
const between: ReadonlySet<string> = new Set(
  'on op for vir the die a an n at om by ngo nge this hierdie of as than van in e u ka di plaas'.split(' '),
)
/** 'A, no wait, B': what stands before is taken back. */
const correcting =
  /\b(?:no|nee|nah|sorry|askies|wait|wag|actually|eintlik|i mean|ek bedoel|make it|maak dit|rather|liewer|eerder|change that|hayi|cha|tjhe|nnyaa|aowa|qha|oops|correction)\b/

/** Of several values in the order said those that stand: not what is denied, nor what is taken back behind it. */
export function standing<T extends Found<unknown>>(reading: Reading, found: readonly T[], rejects = rejecting): T[] {
  const left = found.filter((one) => !isDenied(reading, one) && !isRejected(reading, one, rejects))
  const [first, ...others] = left
  let stands = first ? [first] : []
  for (const one of others) {
    const before = stands.at(-1)
    stands = before && isTakenBack(reading, before, one) ? [...stands.slice(0, -1), one] : [...stands, one]
  }
  return stands
}

const LONGEST_CORRECTION = 6

function isTakenBack(reading: Reading, before: Found<unknown>, behind: Found<unknown>): boolean {
  const words = reading.words.slice(before.to, behind.from).map(({ text }) => text)
  return words.length > 0 && words.length <= LONGEST_CORRECTION && correcting.test(words.join(' ')) && !either(words)
}

const either = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:or|of|noma|kana|kapa|okanye)$/.test(word))

/** 'Not before ten' denies no ten, and 'after 2' is no two. */
const bounding = /^(?:before|by|voor|after|na|past|from|vanaf|teen|ngaphambi|phambi|pele|emva|ngemva|morago)$/

/** 'Two is too late', 'at two I am busy', 'twee pas my nie'. */
const rejecting =
  /\b(?:busy|besig|too (?:late|early|soon|far)|te (?:laat|vroeg)|(?:not|wont|doesnt|does not|nie|cant|cannot|cnt) (?:possible|suit|work|good|do|make|ok|fine)|(?:pas|werk|kan|sal) (?:my )?nie|cant|cannot|angikwazi|andikwazi|ha ke kgone|ga ke kgone|anginaso|no good|impossible|onmoontlik|leave out|skip)\b/
/** '10:30 was for the Golf': said of something else, and over. */
const ofAnother =
  /\b(?:(?:was|were|is) (?:for|vir|of|with) (?:the|my|our|die|ons|his|her|sy|haar)|belongs to|hoort by|bekung[a-z]{1,6}|bekuy[a-z]{1,6}|ibiy[a-z]{1,6}|n[ae] (?:e|go|ho) le)\b/
/** Whatever is said to be better is not rejected. */
const wanting = /\b(?:can|kan|could|what about|how about|rather|liewer|maybe|dalk|instead)\b/

function isRejected(reading: Reading, one: Found<unknown>, rejects: RegExp): boolean {
  const words = thought(reading, one)
  if (ofAnother.test(words)) return true
  return rejects.test(words) && !wanting.test(words) && !bounding.test(wordAt(reading, one.from - 1))
}

function isDenied(reading: Reading, one: Found<unknown>): boolean {
  if (bounding.test(wordAt(reading, one.from))) return false
  let at = one.from - 1
  while (at > one.from - 4 && between.has(wordAt(reading, at))) at--
  const word = wordAt(reading, at)
  if (word === 'instead' || word === 'rather') return /^(?:of|than)$/.test(wordAt(reading, at + 1))
  // 'Nie Donderdag nie, Saterdag': the second 'nie' closes the first.
  if (word === 'nie' && wordAt(reading, at - 1) !== '' && closes(reading, at)) return false
  return denying.has(word)
}

/** Whether this 'nie' ends a denial that began before it. */
function closes(reading: Reading, at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 6; before--) {
    if (/^[.,;!?]$/.test(wordAt(reading, before))) return false
    if (/^(?:nie|moenie|nee)$/.test(wordAt(reading, before))) return true
  }
  return false
}
