import { datesIn, isSpan, namesSeveral } from './days-said.ts'
import { type HoursWords, hoursIn } from './hours-words.ts'

/** Several changes of opening hours in one message. Pure. */

const parting: ReadonlySet<string> = new Set(
  ', ; . and en & + plus also ook kanye futhi le mme hape gape then dan but maar kodwa fela'.split(' '),
)

/**
 * Each change that the words ask for, with its own days: 'Friday until 2 and closed on the 16th' is two. What cannot be
 * told apart is inexact.
 */
export function hoursChanges(words: string, now: Date): HoursWords[] {
  const whole = hoursIn(words, now)
  const groups = groupsIn(words, now)
  if (groups.length < 2) {
    const isVague = (whole.everyWeek && namesSeveral(words)) || groups.some(({ isVague }) => isVague)
    return [isVague ? { ...whole, inexact: true } : whole]
  }
  const changes = groups.map(({ text }) => hoursIn(text, now))
  if (
    changes.some((one) => one.inexact || one.days.length === 0 || !saysHours(one)) ||
    groups.some(({ isVague }) => isVague)
  )
    return [{ ...whole, inexact: true }]
  return changes.reduce<HoursWords[]>(joined, [])
}

const saysHours = ({ closed, reopens, opens, closes }: HoursWords): boolean =>
  closed || reopens || opens !== undefined || closes !== undefined

const same = ({ days: _days, isDated: _isDated, ...hours }: HoursWords): string => JSON.stringify(hours)

/** Days with the same hours are one change. */
function joined(changes: HoursWords[], next: HoursWords): HoursWords[] {
  const at = changes.findIndex((one) => !one.everyWeek && same(one) === same(next))
  const found = changes[at]
  if (!found) return [...changes, next]
  return changes.with(at, { ...found, days: [...new Set([...found.days, ...next.days])].sort() })
}

/** Without the comma or 'and' that it begins with. */
const withoutLead = (text: string): string => {
  const words = text.trim().split(/\s+/)
  const first = words.findIndex((word) => !parting.has(word))
  return words.slice(Math.max(first, 0)).join(' ')
}

/** `isVague`: it names hours of one of its days that we do not hear. */
type Group = { text: string; hasDay: boolean; hasHours: boolean; isVague: boolean }

/** The words cut where another day with hours of its own begins. */
function groupsIn(words: string, now: Date): Group[] {
  const pieces = piecesIn(words, now).map((text) => ({ text, ...kindOf(text, now) }))
  const groups: Group[] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    const isOther = last?.hasDay && last.hasHours && piece.hasDay && piece.hasHours
    if (!last || isOther) groups.push({ ...piece, isVague: false })
    else {
      last.isVague ||= last.hasDay && !last.hasHours && piece.hasDay && piece.hasHours && leavesFigures(last.text, now)
      last.text += piece.text
      last.hasDay ||= piece.hasDay
      last.hasHours ||= piece.hasHours
    }
  }
  return groups.map((group) => ({ ...group, text: withoutLead(group.text) }))
}

/** A figure beside the day that is none of its date: hours that we do not hear. */
const leavesFigures = (text: string, now: Date): boolean => {
  const { words, takenBy } = datesIn(text, now)
  return words.some(({ kind }, at) => kind === 'digits' && takenBy[at] === undefined)
}

function kindOf(text: string, now: Date): { hasDay: boolean; hasHours: boolean } {
  const read = hoursIn(withoutLead(text), now)
  return { hasDay: read.days.length > 0, hasHours: saysHours(read) }
}

/** What stands between commas, stops and 'and', where these stand in no date and in no span of days. */
function piecesIn(words: string, now: Date): string[] {
  const reading = datesIn(words, now)
  const { dates } = reading
  const isWithin = (at: number) =>
    dates.some(({ from, to }, index) => {
      const next = dates[index + 1]
      const end = next && isSpan(reading, dates[index] ?? next, next) ? next.to : to
      return at >= from && at < end
    })
  const pieces: string[] = []
  reading.words.forEach(({ text, glued }, at) => {
    const parts = (parting.has(text) && !glued) || isEnd(reading.words, at)
    if (at === 0 || (parts && !isWithin(at))) pieces.push('')
    pieces[pieces.length - 1] += `${glued ? '' : ' '}${text}`
  })
  return pieces
}

/** A comma or stop that no figure follows at once. */
const isEnd = (words: readonly { text: string; glued: boolean }[], at: number): boolean =>
  /^[,;.]$/.test(words[at]?.text ?? '') && words[at + 1]?.glued !== true
