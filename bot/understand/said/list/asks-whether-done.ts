import { hearWhen } from '../../answers.ts'

const fitting =
  /^\W*(?:(?:ok|okay|yes|ja|and|en|so|but|maar)\W+)*(?:can|could|kan|will|sal|is there|are there|het hulle|do they have|would)\b.{0,60}\b(?:do|doen|fit|sit|set|aansit|slot|space|plek|tyd|book|bespreek|help|come|kom|available|beskikbaar)\b/i
const ofHours = /\b(?:open|oop|close|closed|toe|deliver|aflewer|wait|wag|card|kaart|call|bel)\b/i
const LONGEST = 200

/** 'Can they do it tomorrow?', which a booking for that day answers; the hours of a shop are another question. */
export function asksForDay(words: string, now: Date): boolean {
  const [first = ''] = words.split(/[.?!]/)
  if (words.length > LONGEST || !fitting.test(words) || ofHours.test(first)) return false
  const { date, edge } = hearWhen(words, { now })
  return date !== undefined || edge !== undefined
}
