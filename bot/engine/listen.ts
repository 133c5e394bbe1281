import { hearChoice, hearCommand, hearYesNo } from '#bot/understand/answers.ts'
import type { Intent, Vocabulary } from '#bot/understand/types.ts'
import { understand } from '#bot/understand/understand.ts'
import type { InboundContent } from '#core/messaging/content.ts'
import type { Sort } from '#core/texts/en/common.ts'
import type { Heard } from './heard.ts'
import type { Option } from './state.ts'

type Message = { body: string; content: InboundContent }

/** Makes of a message what the steps hear, with the choices that were last offered in mind. */
export function listen(message: Message, options: readonly Option[], now: Date, vocabulary?: Vocabulary): Heard {
  const { body, content } = message
  const words = body.trim()
  const understood = understand(words, { now, ...(vocabulary ? { vocabulary } : {}) })
  const tapped = content.choice !== undefined
  const index = tapped || saysWhatToDo(understood.intent) ? undefined : hearChoice(words)
  const answer = tapped ? undefined : hearYesNo(words)
  const location = content.location && {
    lat: content.location.lat,
    lng: content.location.lng,
    ...(content.location.label ? { label: content.location.label } : {}),
  }
  return {
    text: words,
    kind: content.kind,
    sort: sortOf(content),
    forwarded: content.forwarded ?? false,
    understood,
    choice: content.choice ?? typedTitle(words, options) ?? numbered(index, options),
    tapped,
    index,
    yes: answer === 'yes',
    no: answer === 'no',
    command: tapped ? undefined : hearCommand(words),
    repliesTo: content.repliesTo,
    location,
  }
}

/** 'book 1', 'cancel 2': the number is part of a wish, not the answer to a question. */
const saysWhatToDo = (intent: Intent): boolean =>
  ['book', 'cancel_booking', 'reschedule', 'alert_create', 'alert_delete', 'message_shop'].includes(intent)

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const typedTitle = (words: string, options: readonly Option[]): string | undefined => {
  const wanted = plain(words)
  return wanted ? options.find((option) => plain(option.title) === wanted)?.id : undefined
}

/** -1 is the last one. */
const numbered = (index: number | undefined, options: readonly Option[]): string | undefined =>
  index === undefined ? undefined : options.at(index > 0 ? index - 1 : index)?.id

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
