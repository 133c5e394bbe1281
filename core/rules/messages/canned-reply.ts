import { nextOpening, type ShopHours } from '../time/opening-hours.ts'
import { addDays, localDate, localTime, weekdayOf } from '../time/time.ts'

/** What the words of a canned reply may leave open, and what stands there in a conversation. */
export const replyVariables = [
  'driver',
  'shop',
  'booking time',
  'booking code',
  'tyre',
  'price',
  'address',
  'phone',
  'quote',
] as const
export type ReplyVariable = (typeof replyVariables)[number]
export type ReplyValuesByName = Readonly<Partial<Record<ReplyVariable, string | null>>>

const variable = /\{([^{}\n]{1,40})\}/g

/** A driver may be called '{booking time}': what stands in braces in a value is no variable. */
const braces = /[{}]/g

const nameIn = (inside: string): string => inside.trim().toLowerCase()

export const isReplyVariable = (name: string): name is ReplyVariable => replyVariables.some((one) => one === name)

/** The names in braces, each once, in the order in which they stand. */
export const variablesIn = (words: string): string[] => [
  ...new Set([...words.matchAll(variable)].map(([, inside = '']) => nameIn(inside))),
]

/** The variables that the words still leave open. Other words in braces are the writer's own. */
export const openVariables = (words: string): ReplyVariable[] => variablesIn(words).filter(isReplyVariable)

/** Puts the values in. What has none is named, so that the writer is asked; it stays in its braces until then. */
export function fillReply(words: string, values: ReplyValuesByName): { text: string; missing: ReplyVariable[] } {
  const text = words.replace(variable, (whole, inside: string) => {
    const name = nameIn(inside)
    return (isReplyVariable(name) && values[name]?.replace(braces, '')) || whole
  })
  return { text, missing: openVariables(words).filter((name) => !values[name]) }
}

/** What a shop that has written nothing of its own would say. */
export const usualAwayWords = 'Thank you for your message. {shop} is closed now. We answer when we open: {opens}.'

type Away = { shop: string; hours: ShopHours; at: Date }

/** The words as the driver reads them. {opens} is the next opening, or says that there is none yet. */
export const awayWords = (content: string, { shop, hours, at }: Away): string =>
  content.replaceAll(/\{\s*opens\s*\}/gi, () => openingWords(hours, at)).replaceAll(/\{\s*shop\s*\}/gi, () => shop)

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 'today at 13:00', 'tomorrow at 08:00', 'Monday at 08:00', '2 January at 08:00'. */
function openingWords(hours: ShopHours, at: Date): string {
  const opening = nextOpening(hours, at)
  if (!opening) return 'soon'
  return `${dayOf(localDate(opening), localDate(at))} at ${localTime(opening)}`
}

const A_WEEK = 6

function dayOf(date: string, today: string): string {
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  if (date <= addDays(today, A_WEEK)) return days[weekdayOf(date) - 1] ?? date
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
  return `${Number(date.slice(8))} ${month}`
}
