import { plain } from '../../../shop-words.ts'

/** 'His 13 is now 14 uur': the hour of a booking that stands, and what it becomes. Pure. */

const hour = "(\\d{1,2})(?:[:h.](\\d\\d))? ?(am|pm|vm|nm|uur|h|o'?clock)?(?![\\d/%.,:]|\\s?(?:x|tyres?|bande?|min)\\b)"
const becomes =
  "(?: ?(?:->|=>|>|=) ?| (?:[\\p{L}']{1,12} ){0,3}(?:is|now|nou|to|na|becomes?|word|instead|rather|liewer|eerder|manje|ngoku)(?: [\\p{L}']{1,12}){0,3} )"
const moved = new RegExp(`(?<![\\d/.:,r])${hour}${becomes}(?:(?:about|at|om|ngo) )?${hour}`, 'u')

const HALF_DAY = 12
const minutes = (hours: string | undefined, past: string | undefined): number =>
  (Number(hours) % HALF_DAY) * 60 + Number(past ?? 0)

/** The hour that stands in the place of `own` (HH:MM), as it is written; undefined if the words say nothing of it. */
export function movedFrom(words: string, own: string): string | undefined {
  const line = plain(words)
  const found = moved.exec(line)
  if (!found) return undefined
  const [whole = '', hour1, past1, , hour2, past2, half] = found
  const [ownHour, ownPast] = own.split(':')
  const isOwn = minutes(hour1, past1) === minutes(ownHour, ownPast)
  if (!isOwn || minutes(hour2, past2) === minutes(ownHour, ownPast) || whole === '') return undefined
  const late = half === 'pm' || half === 'nm' || (half !== 'am' && half !== 'vm' && Number(hour2) < FIRST)
  const of24 = Number(hour2) < HALF_DAY && late ? Number(hour2) + HALF_DAY : Number(hour2)
  return of24 < 24 ? `${String(of24).padStart(2, '0')}:${past2 ?? '00'}` : undefined
}
/** No shop fits tyres before. */
const FIRST = 7

const nowAt = /\b(?:now|nou|becomes?|word|moves?|moved|moet|must|make it|maak dit|manje|ngoku)\b/

/** 'Nel is now 2pm', 'he must rather come at 2'. */
export const saysNowAt = (words: string): boolean => nowAt.test(plain(words))
