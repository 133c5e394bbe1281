import { lineOf, note, type Reading } from '../reading.ts'
import type { LanguageCode, Slots } from '../types.ts'

const languageNames: readonly [RegExp, LanguageCode][] = [
  [/(?<![a-z])(?:afrikaans|afrikans|afrikaanse|isibhulu|isibhunu|seburu|afr|isiafrikaans|africaans)(?![a-z])/, 'af'],
  [
    /(?<![a-z])(?:english|inglish|engels|isingisi|isingesi|sekgowa|senyesemane|eng|englsh|isilungu|ngesingisi|ngesingesi|ngesilungu)(?![a-z])/,
    'en',
  ],
  [/(?<![a-z])(?:zulu|isizulu|zoeloe|sezulu|ngesizulu|isizulu|isizulu|sisizulu)(?![a-z])/, 'zu'],
  [/(?<![a-z])(?:xhosa|isixhosa|sexhosa|ngesixhosa|sisixhosa|isixosa)(?![a-z])/, 'xh'],
  [/(?<![a-z])(?:sotho|sesotho|southern sotho|tswana|setswana|sepedi|pedi|sesotho sa leboa)(?![a-z])/, 'st'],
]

const channels: readonly [RegExp, NonNullable<Slots['channel']>][] = [
  [/(?<![a-z])(?:whats ?app|watsapp|wattsapp|whatsup|wa|wapp|whatsap)(?![a-z])/, 'whatsapp'],
  [/(?<![a-z])(?:sms|smses|text messages?|sms'e)(?![a-z])/, 'sms'],
  [/(?<![a-z])(?:e ?-?mails?|e ?-?pos|imeyili|imeyile)(?![a-z])/, 'email'],
]

/** Languages, channels and days, looked for only where the intent asks for them. */
export function readLanguageName(reading: Reading): LanguageCode | undefined {
  const { text } = lineOf(reading)
  const found = languageNames.flatMap(([pattern, code]) => {
    const match = pattern.exec(text)
    return match
      ? [
          {
            code,
            at: match.index,
            target: /(?:to|in|na|into|ku|prefer|ho|use|is|praat|speak|only|se|ke)\s*$/.test(text.slice(0, match.index)),
          },
        ]
      : []
  })
  return (found.find(({ target }) => target) ?? found.sort((a, b) => b.at - a.at)[0])?.code
}

export function readChannel(reading: Reading): Slots['channel'] {
  const { text } = lineOf(reading)
  const found = channels.flatMap(([pattern, channel]) => {
    const match = pattern.exec(text)
    if (!match) return []
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    const refused =
      /(?:instead of|rather than|not|no|in plaas van|stop|nie|no more|dont|off)(?: (?:by|on|via|per|using|the|with|me))? ?$/.test(
        before,
      )
    return [{ channel, at: match.index, refused }]
  })
  return found.filter(({ refused }) => !refused).sort((a, b) => a.at - b.at)[0]?.channel
}

/** Hours in which the person wants to hear nothing, or wants to be reached. */
export function readHours(reading: Reading): void {
  const { text } = lineOf(reading)
  const [first, second] = reading.times
  const reachable =
    /(?<![a-z])(?:only|net|slegs|kuphela)(?![a-z])/.test(text) &&
    !/(?<![a-z])(?:dont|do not|moenie|no|not)(?![a-z])/.test(text)
  const before = (at: number): string =>
    reading.words
      .slice(Math.max(0, at - 3), at)
      .map(({ text: word }) => word)
      .join(' ')
  if (first && second) {
    if (reachable) Object.assign(reading.slots, { timeFrom: first.value, timeTo: evening(second.value, first.value) })
    else Object.assign(reading.slots, { quietFrom: night(first.value), quietTo: dawn(second.value) })
  } else if (first) {
    const words = `${before(first.from)} ${reading.words
      .slice(first.from, first.to)
      .map(({ text: word }) => word)
      .join(' ')}`
    const isAfter = /(?:after|past|from|na|vanaf|later as|emva|ka mora|morago)(?![a-z])/.test(words)
    const isBefore = /(?:before|until|till|voor|tot|ngaphambi|pele)(?![a-z])/.test(words)
    if (isAfter && !reachable) reading.slots.quietFrom = night(first.value)
    else if (isBefore && !reachable) reading.slots.quietTo = dawn(first.value)
    else if (isAfter) reading.slots.timeFrom = first.value
    else if (isBefore) reading.slots.timeTo = first.value
  }
  if (/(?<![a-z])(?:week ?days?|weeksdae|monday to friday|mon ?- ?fri)(?![a-z])/.test(text))
    reading.slots.days = 'weekdays'
  else if (/(?<![a-z])(?:weekends?|naweke?)(?![a-z])/.test(text)) reading.slots.days = 'weekends'
  if (first) note(reading, 'hours', first.from, first.to)
}

const hourOf = (time: string): number => Number(time.slice(0, 2))
const withHour = (time: string, hour: number): string => `${String(hour).padStart(2, '0')}${time.slice(2)}`

/** 'quiet after 9' is nine in the evening. */
const night = (time: string): string =>
  hourOf(time) >= 6 && hourOf(time) < 12 ? withHour(time, hourOf(time) + 12) : time
/** 'until 6' is six in the morning. */
const dawn = (time: string): string =>
  hourOf(time) >= 16 && hourOf(time) <= 18 ? withHour(time, hourOf(time) - 12) : time
const evening = (time: string, from: string): string =>
  hourOf(time) <= hourOf(from) ? withHour(time, hourOf(time) + 12) : time
