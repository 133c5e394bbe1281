import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Bubble, ShownButton, ShownRow, WriteOnPhone } from '#core/contracts/devtools/simulator.ts'
import { findPlace } from '#core/rules/places/places.ts'

type Act = Omit<WriteOnPhone, 'from'>
/** The phone on which something is done. */
export type Handset = { address: string; called: string; bubbles: Bubble[] }

/**
 * What somebody does on a phone, as a script says it. A word of these begins an act, anything else is typed:
 * `tap Have it` (a button, or a row by title or number; `on 5` names the bubble), `reply 4 yes` (swipes bubble 4),
 * `pin -26.1,28.0` or `pin Randburg`, `file photo.jpg words`, `contact Sipho +27820000001`, `say tap water`.
 */
export function readAct(words: string, phone: Handset): Act {
  const [, verb, rest = ''] = /^(tap|reply|pin|file|contact|say) (.+)$/s.exec(words.trim()) ?? []
  switch (verb) {
    case 'tap':
      return tap(rest, phone)
    case 'reply': {
      const [, number, inner = ''] = /^#?(\d+) (.+)$/s.exec(rest) ?? []
      if (!number) throw new Error(`reply needs the number of a message and words: ${words}`)
      return { ...readAct(inner, phone), replyTo: bubbleAt(number, phone).sid }
    }
    case 'pin':
      return { location: pointOf(rest) }
    case 'file':
      return attach(rest)
    case 'contact': {
      const [, name, number] = /^(.+) (\+\d+)$/.exec(rest) ?? []
      if (!name || !number) throw new Error(`contact needs a name and a number such as +27820000001: ${words}`)
      return { contact: { name, phone: number } }
    }
    default:
      return { text: (verb ? rest : words).replaceAll('\\n', '\n') }
  }
}

function bubbleAt(number: string, { bubbles, called }: Handset): Bubble {
  const bubble = bubbles[Number(number) - 1]
  if (!bubble) throw new Error(`there is no message ${number} on the phone of ${called}`)
  return bubble
}

type Choice = { bubble: Bubble; button: ShownButton | ShownRow }

/** Looks in the newest bubble that has such a button or row, like somebody who scrolls up. */
function tap(words: string, phone: Handset): Act {
  const [, title = words, number] = /^(.+?) on #?(\d+)$/.exec(words) ?? []
  const candidates = number ? [bubbleAt(number, phone)] : phone.bubbles.filter(({ by }) => by === 'business').reverse()
  const found = byTitle(title, candidates) ?? (/^\d+$/.test(title) ? byRow(Number(title), candidates) : undefined)
  if (!found) throw new Error(nothingToTap(words, phone))
  const { bubble, button } = found
  if ('sharesContact' in button) return { contact: { name: phone.called, phone: phone.address } }
  if (button.id === undefined) throw new Error(`[${button.title}] opens a page in a browser`)
  return { choice: button.id, replyTo: bubble.sid }
}

function nothingToTap(words: string, { called, bubbles }: Handset): string {
  const newest = bubbles.findLast((bubble) => choicesOf(bubble).length > 0)
  const offered = newest ? choicesOf(newest).map(({ title }) => `[${title}]`) : ['nothing']
  return `there is no ${words} to tap on the phone of ${called}; its newest message offers ${offered.join(' ')}`
}

const choicesOf = ({ shown }: Bubble): (ShownButton | ShownRow)[] => [
  ...(shown.buttons ?? []),
  ...(shown.list?.rows ?? []),
]

/** The very title first, then one that begins so, then one that has the words. */
function byTitle(title: string, candidates: readonly Bubble[]): Choice | undefined {
  const wanted = plain(title)
  const matches: ((title: string) => boolean)[] = [
    (one) => one === wanted,
    (one) => one.startsWith(wanted) && !/^\d+$/.test(wanted),
    (one) => one.includes(wanted) && !/^\d+$/.test(wanted),
  ]
  for (const isWanted of matches)
    for (const bubble of candidates) {
      const button = choicesOf(bubble).find((one) => isWanted(plain(one.title)))
      if (button) return { bubble, button }
    }
  return undefined
}

function byRow(number: number, candidates: readonly Bubble[]): Choice | undefined {
  const bubble = candidates.find(({ shown }) => shown.list !== undefined)
  const button = bubble?.shown.list?.rows[number - 1]
  return bubble && button && { bubble, button }
}

/** How an apostrophe and blanks are written makes no difference. */
const plain = (title: string): string => title.replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase()

function pointOf(words: string): { lat: number; lng: number } {
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?) ?, ?(-?\d+(?:\.\d+)?)$/.exec(words) ?? []
  if (lat && lng) return { lat: Number(lat), lng: Number(lng) }
  const place = findPlace(words)
  if (!place) throw new Error(`no place is called ${words}`)
  return { lat: place.lat, lng: place.lng }
}

const contentTypes = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
} as const

/** A path, in quotes if it has blanks, and the words under the picture. */
function attach(words: string): Act {
  const [, quoted, path = quoted ?? '', caption] = /^(?:"([^"]+)"|(\S+))(?: (.+))?$/s.exec(words) ?? []
  const ending = extname(path).toLowerCase()
  const contentType = Object.entries(contentTypes).find(([known]) => known === ending)?.[1]
  if (!contentType) throw new Error(`a phone sends ${Object.keys(contentTypes).join(', ')}, not ${path}`)
  return { media: { contentType, base64: readFileSync(path).toString('base64') }, ...(caption && { text: caption }) }
}
