import { plain } from '../../shop-words.ts'

const blocks =
  /\b(?:do ?n.?t (?:book|take|send|give|put|schedule)|no (?:bookings?|jobs|fittings?|customers)|block|blok|nothing then|moenie (?:\S+ ){0,2}(?:bespreek|boek|stuur)|geen (?:besprekings?|werk)|nie (?:bespreek|boek)|no power|load ?shedding|beurtkrag|lunch|out for|closed|close|toe|sluit|kwal\w+|kwala|vala|valwa|ugesi|ugezi|motlakase|krag|block only|ungabhukishi|se ke wa buka|seka bukisa)\b/
const gap =
  /\b(\d{1,2})(?:[:h.]\d\d)? ?(?:am|pm)? ?(?:-|to|till|until|tot|and|ukuya|kuya|go ya|ho ya|go fihla|ho fihlela|ho isa|go isa) ?(\d{1,2})(?:[:h.]\d\d)? ?(?:am|pm|uur|only)?\b(?! ?(?:tyres?|min|people))/g
const MAX_HOURS = 5
const keepsOpen = /\b(?:we open(?! before| after)|open(?:ing)? from|oop van|ons hours|our hours)\b/

const opens = /\b(?:open\w*|oop|ure|hours|vula|sivula|siyavula|bula)\b/

/** 'No bookings from 12 to 2': hours in the middle of a day in which nobody may come, also as two spans of hours. Pure. */
export function isGapInDay(words: string): boolean {
  const line = plain(words)
  const spans = [...line.matchAll(gap)]
  if (spans.length > 1 && opens.test(line)) return true
  const [, from = '', to = ''] = spans[0] ?? []
  if (!from || !blocks.test(line) || keepsOpen.test(line)) return false
  const hours = (Number(to) + 12 - Number(from)) % 12 || 12
  return hours <= MAX_HOURS
}
