import type { Topic } from '#core/rules/notifications/preferences.ts'
import { plainText } from '#core/rules/people/plain-text.ts'

const nouns: readonly [Topic, string][] = [
  [
    'messages',
    "(?:shop'?s? messages?|messages? from (?:the )?shops?|winkel(?:s se)? boodskappe|boodskappe van (?:die )?winkels?)",
  ],
  ['bookings', '(?:bookings?|appointments?|besprekings?|afsprake?)'],
  ['quotes', '(?:quotes?|quotations?|kwotasies?)'],
  ['deals', '(?:deals?|specials?|deal alerts?|offers?|aanbiedings?|winskopies)'],
  ['marketing', '(?:marketing|promos?|promotions?|adverts?|ads|advertising|newsletters?|news|bemarking|reklame|nuus)'],
]
const noun = `(?:${nouns.map(([, words]) => words).join('|')})`
const list = `${noun}(?:(?: ?, ?| and | en | or | of )${noun})*`
const tail =
  '(?: (?:messages?|updates?|alerts?|notifications?|news|please|pls|asb|asseblief|boodskappe|kennisgewings?|nie|for me|to me|meer))*'
const lead = '(?:please |pls |ok |i (?:want|would like|need) )?'

const off = new RegExp(
  `^${lead}(?:no(?: more)?|without|stop|mute|(?:turn|switch|put) off|(?:don't|dont|do not) (?:send|give|message|msg|tell)(?: me)?(?: any| about)?|geen|moenie(?: my)?(?: enige)?|skakel|sit|stuur geen) (?:any |all |the |my |die |meer )*(${list})${tail}(?: af)?$|^(${list})${tail} (?:off|af)$`,
)
const on = new RegExp(
  `^${lead}(?:(?:turn|switch|put) on|(?:please )?(?:send|give) me (?:the )?(?=(?:${nouns[4]?.[1]}))|yes to|skakel|sit) (?:the |my |die |all )*(${list})${tail}(?: aan)?$|^(${list})${tail} (?:on|aan)$`,
)
const only = new RegExp(
  `^${lead}(?:only|just|net|slegs)(?: (?:send|message|msg|tell|stuur|laat)(?: vir)?(?: me| my)?)?(?: about| for| of| oor| vir| van)? ?(?:my |the |die )*(${list})${tail}$`,
)

const nounPatterns = nouns.map(([topic, words]): [Topic, RegExp] => [
  topic,
  new RegExp(`(?:^|[^a-z])${words}(?![a-z])`),
])
const topicsIn = (words: string): Topic[] =>
  nounPatterns.flatMap(([topic, pattern]) => (pattern.test(words) ? [topic] : []))

/** Written small, without marks that only end a sentence. */
const bare = (text: string): string =>
  plainText(text.slice(0, 200))
    .replace(/[.!?]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

export type TopicSetting = { set: 'on' | 'off' | 'only'; topics: Topic[] }

/** 'no deals', 'only bookings', 'turn on news': the whole message says so and nothing else. */
export function topicSetting(text: string): TopicSetting | undefined {
  const words = bare(text)
  const found = (pattern: RegExp): Topic[] => {
    const match = pattern.exec(words)
    return match ? topicsIn(match.slice(1).find((group) => group !== undefined) ?? '') : []
  }
  const ends = /(?:^| )(?:off|af)$/.test(words)
  for (const [set, pattern] of [
    ['only', only],
    ['on', on],
    ['off', off],
  ] as const) {
    const topics = found(pattern)
    if (topics.length > 0 && !(set === 'on' && ends)) return { set, topics }
  }
  return undefined
}

/** 'stop marketing', 'no emails': a setting, not the end of everything. */
export const leavesOnlyPart = (words: string): boolean =>
  topicSetting(words) !== undefined || channelSetting(words) !== undefined

const channelNoun: readonly ['email' | 'sms' | 'whatsapp', RegExp][] = [
  ['email', /(?:^|[^a-z])(?:e ?-?mails?|e ?-?posse?)(?![a-z])/],
  ['sms', /(?:^|[^a-z])(?:sms(?:es|'e)?|text messages?)(?![a-z])/],
]

/** 'no emails', 'sms on': one channel and nothing else. */
export function channelSetting(text: string): { channel: 'email' | 'sms'; on: boolean } | undefined {
  const words = bare(text)
  const found = channelNoun.find(([, pattern]) => pattern.test(words))
  if (!found || found[0] === 'whatsapp' || words.split(' ').length > 6) return undefined
  if (/^(?:please )?(?:no(?: more)?|stop|geen)(?: |$)|(?:^| )(?:off|af)(?: |$)/.test(words))
    return { channel: found[0], on: false }
  return /(?:^| )(?:on|aan)(?: |$)/.test(words) ? { channel: found[0], on: true } : undefined
}

export const asksForSettings = (text: string): boolean =>
  /^(?:(?:what|show|see|wys|wat|change|verander|how)(?: are| is| me| vir my|s)? ?)?(?:all )?(?:my |die |the )?(?:notification |message )?(?:settings|preferences|prefs|instellings|voorkeure)$|what (?:do|will|would) you (?:send|message|tell) me(?: about)?$|^what (?:am i|did i) (?:signed|sign) up (?:for|to)$/.test(
    bare(text),
  )

export const endsQuietHours = (text: string): boolean =>
  /^(?:no|geen|stop|remove|turn off|switch off|skakel) (?:my |the |die )?(?:quiet|stil) ?(?:hours|times?|ure|tye)(?: af)?$|^(?:quiet|stil) ?(?:hours|ure) (?:off|af)$|^(?:message|msg|whatsapp|text) me (?:any ?time|whenever|day or night)$/.test(
    bare(text),
  )

const why = /^(?:so |but |and |hey |hi )?(?:why|y|how come|hoekom|waarom)(?: |$)/
const notWord = /(?:^| )(?:not|n't|didnt|didn't|dont|don't|havent|haven't|nie|never|nooit|no)(?: |$)/

/** 'why did I get this', 'why did you not tell me about deals', 'hoekom het ek niks gekry nie'. */
export function asksWhy(text: string): { not: boolean; topic: Topic | undefined } | undefined {
  const words = bare(text)
  if (!why.test(words)) return undefined
  const about =
    /\b(?:get|got|getting|receive[ds]?|receiving|sen[dt]|sending|messag\w+|msg\w*|tell|told|notif\w+|this|hear|gekry|kry|gestuur|stuur|boodskap\w*|gesê|gese|hierdie)(?: |$)/
  if (!about.test(words) || /(?:tyre|tire|band|price|prys)/.test(words)) return undefined
  return { not: notWord.test(words) || / (?:nothing|niks) /.test(` ${words} `), topic: topicsIn(words)[0] }
}
