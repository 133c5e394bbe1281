import { addDays, localDate, weekdayOf } from '#core/rules/time/time.ts'
import { plain } from '../../../shop-words.ts'
import { daysIn } from '../days-said.ts'

/** The days of which somebody at a counter asks to see the work. Pure. */

const asks =
  /\b(?:show|see|list|give|check|what|whats|who|whos|which|how (?:many|much|does|do)|wys|wat|wie|hoeveel|hoe lyk|kyk|\w{0,4}bonis[ae]\w*|\w{0,4}khombis[ae]\w*|mpontshe\w*|(?:ng|o)?ubani|bani|ngobani|yini|ntoni|zingaki|zingaphi|mang|eng|kae|ke bokae)\b/
const works =
  /\b(?:bookings?|booked|jobs?|appointments?|fittings?|diary|calendar|schedule|roster|work|coming|besprekings?|bespreek|afsprake|dagboek|werk|kom|(?:i|u|ama|izi|ii|uku|eziku|neziku)?bh?uk\w+|umsebenzi|imisebenzi|msebenzi|ezayo|ozayo|abezayo|dipeeletso|dipehelo|mosebetsi|mesebetsi|tiro|ditiro|tlang|tlago)\b/
const has =
  /\b(?:(?:what|how much) (?:have|do|did) (?:i|we)(?: have| got)?|what(?:'?s|s| is) (?:on|up|in|happening|planned|my|our)|(?:what|how)(?: does|s| is)? (?:my|our|the) (?:week|days?)|wat het (?:ek|ons)|hoe lyk (?:my|ons|die)|nginani|sinani|ndinantoni|sinantoni|ke na le eng|re na le eng)\b/

const week =
  /(?<!\b(?:a|per|every|each|elke|last|verlede|past|n) )\b(?:[a-z]{0,6}(?:viki|veki)|beke|bekeng|week|weeks? (?:bookings?|work|jobs)|week se)\b(?! ?(?:ago|later|edlule|e fetileng))/
/** Nothing but a week: 'this week?', 'and next week', 'die hele week'. */
const alone =
  /^\W{0,3}(?:(?:ok|okay|and|en|so|hi|hey|please|asb|asseblief|for|vir|rest of|res van|what about|how about|wat van)\b\W{0,3}){0,4}(?:(?:the|this|next|coming|all|whole|full|die|hierdie|volgende|komende|hele|our|my|ons)\b\W{0,3}){1,3}week\W{0,3}(?:(?:please|asb|asseblief|pls)\W{0,3})?$/
const next = /\b(?:next|coming|volgende|komende|elandelayo|elizayo|ezayo|elilandelayo|e tlang|e e tlang|e latelang)\b/
const weekend = /\b(?:weekend|naweek|ngempelasonto|mpelasonto|mafelo a beke|mafelobeke)\b/

const onlyFrom = /\b(?:only|eers|slegs|not before|nie voor|earliest|op sy vroegste)\b/

/** 'Only from next week' says when something can be, and asks to see nothing. */
export const saysOnlyFrom = (words: string): boolean => onlyFrom.test(plain(words)) && !words.includes('?')

const WEEK = 7
const SATURDAY = 6

/** The days that are asked for: those that are named, or all of a week; none if the words ask to see no work. */
export function bookingDaysAsked(words: string, now: Date): string[] {
  const line = plain(words)
  return (asks.test(line) && works.test(line)) || has.test(line) || isWeek(words) ? daysMeant(words, now) : []
}

/** Whether a week is all that is said. */
export const isWeek = (words: string): boolean => alone.test(plain(words))

/** Each day that is named, or those of the week: 'the week' are seven days from today, the next one is from Monday. */
export function daysMeant(words: string, now: Date): string[] {
  const line = plain(words)
  const today = localDate(now)
  const from = (day: string, count: number) => Array.from({ length: count }, (_, at) => addDays(day, at))
  if (weekend.test(line)) {
    const first = addDays(today, (SATURDAY - weekdayOf(today) + WEEK) % WEEK)
    return from(first, 2)
  }
  const { days } = daysIn(words, now)
  if (days.length > 0 || !week.test(line)) return days
  return next.test(line) ? from(addDays(today, WEEK + 1 - weekdayOf(today)), WEEK) : from(today, WEEK)
}
