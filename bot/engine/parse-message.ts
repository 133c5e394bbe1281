import { hearChoice, hearCommand, hearYesNo, pointsOnly } from '#bot/understand/answers.ts'
import { type Doubt, doubtsIn } from '#bot/understand/said/agreed/doubts.ts'
import { holdsBack } from '#bot/understand/said/agreed/how-sure.ts'
import { namesChosen, placeMeant } from '#bot/understand/said/which.ts'
import type { Intent, UnderstandOptions, Understood, Wish } from '#bot/understand/types.ts'
import { understand } from '#bot/understand/understand.ts'
import type { Button, InboundContent } from '#core/messaging/content.ts'
import type { Sort } from '#core/texts/wording/common.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Option } from './state.ts'

type Inbound = { body: string; content: InboundContent }

/** Makes the parsed message for the steps, from the message and the choices that were last offered. */
export function parseMessage(
  inbound: Inbound,
  options: readonly Option[],
  situation: UnderstandOptions,
  noticed: readonly Button[] = [],
): ParsedMessage {
  const { body, content } = inbound
  const words = body.trim()
  const tapped = content.choice !== undefined
  const answer = tapped ? undefined : hearYesNo(words)
  const understood = heldBack(agreeing(understand(words, situation), answer, situation), situation)
  const pointing = pointsOnly(words) && options.length !== 1
  const saysMore = saysWhatToDo(understood.intent) || countsTyres(understood)
  const index = tapped || pointing || saysMore ? undefined : hearChoice(words)
  const alone = understood.wishes.length === 1 ? understood.wishes[0] : undefined
  const sure = alone?.sure ? alone : undefined
  const location = content.location && {
    lat: content.location.lat,
    lng: content.location.lng,
    ...(content.location.label ? { label: content.location.label } : {}),
  }
  const chosen =
    (content.choice && readChoice(content.choice)) ??
    typedTitle(words, options) ??
    (answer ? undefined : typedTitle(words, noticed)) ??
    numbered(words, index, options)
  return {
    text: words,
    kind: content.kind,
    sort: onlyPictures.test(words) ? 'sticker' : sortOf(content),
    forwarded: content.forwarded ?? false,
    understood,
    choice: chosen,
    tapped,
    index,
    yes: answer === 'yes' || (!tapped && sure?.intent === 'yes' && !isDoubted(words, situation)),
    no: answer === 'no' || (!tapped && sure?.intent === 'no'),
    command: chosen === 'menu:resume' ? 'resume' : tapped ? undefined : commandIn(understood, alone),
    repliesTo: content.repliesTo,
    contact: content.contact,
    media: content.kind === 'media' ? (content.media ?? []) : [],
    location,
  }
}

/** 'Sharp' and 'ho lokile' thank as well as agree: where a request waits for a shop's yes, they agree. */
function agreeing(understood: Understood, answer: 'yes' | 'no' | undefined, { speaker, asked }: UnderstandOptions) {
  const [wish] = understood.wishes
  const waits = speaker === 'shop' && (asked === 'request' || asked === 'requests')
  if (!waits || answer !== 'yes' || wish?.intent !== 'thanks' || !onlyAgrees.test(understood.text)) return understood
  const wishes: Wish[] = [{ ...wish, intent: 'yes', sure: true }]
  return { ...understood, wishes, intent: 'yes' as const }
}

/** 'Hold on with the booking, I want to know the price first' begins none. */
function heldBack(understood: Understood, { speaker }: UnderstandOptions): Understood {
  const held = speaker === 'driver' && begins.has(understood.intent) ? holdsBack(understood.text) : undefined
  if (!held) return understood
  const intent: Intent = held === 'asks' ? 'ask_offer' : 'later'
  const wishes = understood.wishes.map((wish) => (begins.has(wish.intent) ? { ...wish, intent, sure: false } : wish))
  const { between: _between, ...rest } = understood
  return { ...rest, wishes, intent }
}

const begins: ReadonlySet<Intent> = new Set<Intent>(['book', 'pick', 'refine'])

/** Folded hands and 'sharp, thanks' may be no more than thanks, which confirm nothing. */
const onlyAgrees = /^(?!.*(?:than|thx|dank|bonga|enkosi|lebo[gh]))[\p{L} .!]{1,20}$/iu

/** A driver's sentence that was learned to be a yes is none beside a question, a 'later', or somebody who told them to. */
const isDoubted = (words: string, { speaker }: UnderstandOptions): boolean =>
  speaker === 'driver' && ['asks', 'postpones', 'somebody'].some((doubt) => doubtsIn(words).has(doubt as Doubt))

/** 'No adverts' under a question switches them off and drops nothing. */
const commandIn = ({ text, means }: Understood, alone: Wish | undefined): ParsedMessage['command'] =>
  hearCommand(text.trim()) ??
  (means.includes('pauses') ? 'pause' : undefined) ??
  (alone?.sure && !alone.slots.updates ? commandOf(alone.intent) : undefined)

/** The wishes that mean the same at every point of a conversation. */
export function commandOf(intent: Intent): ParsedMessage['command'] {
  switch (intent) {
    case 'back':
      return 'back'
    case 'drop':
      return 'cancel'
    case 'start_over':
      return 'start over'
    case 'resume':
      return 'resume'
  }
  return undefined
}

/** 'book 1', 'cancel 2': the number is part of a wish, not the answer to a question. */
const saysWhatToDo = (intent: Intent): boolean =>
  ['book', 'cancel_booking', 'reschedule', 'alert_create', 'alert_delete', 'message_shop'].includes(intent)

/** 'rather 2': the number counts tyres, not rows. */
const countsTyres = ({ intent, slots }: Understood): boolean => intent === 'refine' && slots.quantity !== undefined

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const typedTitle = (words: string, options: readonly Button[]): string | undefined => {
  const wanted = plain(words)
  return wanted ? options.find((option) => plain(option.title) === wanted)?.id : undefined
}

/** 'the second one' counts things: under the buttons of one thing only a bare number means a button. */
const isCounted = (words: string, [first]: readonly Option[]): boolean =>
  /^\W*\d+\W*$/.test(words) || !/^(book|tyres-at|summary|sure|booking|work):/.test(first?.id ?? '')

/** -1 is the last one. */
function numbered(words: string, index: number | undefined, options: readonly Option[]): string | undefined {
  const place = index === undefined || !isCounted(words, options) ? undefined : placeMeant(words, index)
  return place === undefined ? undefined : notDenied(words, atNumber(place, options))?.id
}

/** 'Not the Michelin, the last one' picks no Michelin, wherever it stands. */
function notDenied(words: string, option: Option | undefined): Option | undefined {
  const names = option?.title.split(/[^\p{L}]+/u).filter((name) => name.length > 2) ?? []
  return namesChosen(words, names).denied.length > 0 ? undefined : option
}

/** Only a number that stands on the screen means a choice; the last one is the last of those. */
function atNumber(index: number, options: readonly Option[]): Option | undefined {
  const numbered = options.filter(({ number }) => number !== undefined)
  return index > 0 ? numbered.find(({ number }) => number === index) : numbered.at(index)
}

/** Emoji alone. */
const onlyPictures = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+$/u

const sortsByType: [RegExp, Sort][] = [
  [/^image\/webp/i, 'sticker'],
  [/^image\//i, 'photo'],
  [/^audio\//i, 'voice'],
  [/^video\//i, 'video'],
]

function sortOf({ kind, media }: InboundContent): Sort {
  if (kind === 'location' || kind === 'contact' || kind === 'reaction') return kind
  if (kind === 'other') return 'unreadable'
  const type = media?.[0]?.contentType
  if (type === undefined) return 'words'
  return sortsByType.find(([pattern]) => pattern.test(type))?.[1] ?? 'document'
}

/** A choice that means nothing here; it is answered as one of an earlier question. */
export const STALE = 'stale'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
/** Choices that name a row, by the part before its id. 'mine:keep' is the one that names none. */
const naming =
  /^(?:booking:[a-z]+[123]?|work:[a-z]+|rescue:[a-z0-9]+|thread:answer|ask|alert:search|tyres-at|shop|service-at|again|desk|mine|pick|undo|tyre|at|stock:[a-z]+|quote:(?:all|open|take|no|close|card|send|other|cannot)):/
const namingNone = new Set(['mine:keep'])
const day = /^day:\d(?!\d{3}-\d\d-\d\d$)/
const time = /^time:\d(?!\d:\d\d$)/

/** The id of a tapped button or row, if what it names has the right form. */
function readChoice(id: string): string {
  const named = naming.exec(id)
  const [rowId = ''] = named ? id.slice(named[0].length).split(':') : []
  if (named && !namingNone.has(id) && !uuid.test(rowId)) return STALE
  return day.test(id) || time.test(id) ? STALE : id
}
