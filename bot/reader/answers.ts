import { z } from 'zod'
import { type Intent, intents } from '#bot/understand/types.ts'
import { maskWords } from '#core/rules/understanding/mask-words.ts'
import { particles } from '#core/rules/understanding/name-words.ts'

/**
 * What the second reader's word for a message may lead to. 'at once': it only looks something up. 'read back': the
 * person says first whether it is meant. 'ignored': it is asked for by its own question, or never by anybody else's word.
 */
type Risk = 'at once' | 'read back' | 'ignored'

const risks: Readonly<Record<Intent, Risk>> = {
  search_size: 'at once',
  search_vehicle: 'at once',
  deals: 'at once',
  shops_nearby: 'at once',
  my_bookings: 'at once',
  alert_list: 'at once',
  ask_offer: 'at once',
  ask_shop: 'at once',
  ask_tyres: 'at once',
  compare: 'at once',
  help: 'at once',
  greeting: 'at once',
  thanks: 'at once',
  unsure: 'at once',
  explain: 'at once',
  repeat: 'at once',
  shop_day: 'at once',
  answer: 'read back',
  refine: 'read back',
  book: 'read back',
  cancel_booking: 'read back',
  reschedule: 'read back',
  quote_request: 'read back',
  alert_create: 'read back',
  alert_delete: 'read back',
  message_shop: 'read back',
  human: 'read back',
  emergency: 'read back',
  shop_stock: 'read back',
  shop_hours: 'read back',
  unknown: 'ignored',
  pick: 'ignored',
  yes: 'ignored',
  no: 'ignored',
  any: 'ignored',
  later: 'ignored',
  back: 'ignored',
  drop: 'ignored',
  resume: 'ignored',
  start_over: 'ignored',
  preferences: 'ignored',
  sign_in: 'ignored',
  delete_data: 'ignored',
  opt_out: 'ignored',
  opt_in: 'ignored',
  shop_confirm: 'ignored',
  shop_decline: 'ignored',
  shop_propose: 'ignored',
  shop_started: 'ignored',
  shop_done: 'ignored',
  shop_no_show: 'ignored',
  shop_cancel: 'ignored',
  tell_customer: 'ignored',
}

export const riskOf = (intent: Intent): Risk => risks[intent]

/** What the second reader is offered to say. */
export const mayMean = (intent: Intent): boolean => intent === 'unknown' || risks[intent] !== 'ignored'

/** Longer words are no name of a part. */
const part = z.string().max(60).nullable().default(null)
const figure = z.number().nullable().default(null)

/** What a message means: an intent and parts that we know. What a part says is read by our own grammar. */
const Words = z.object({
  intent: z.enum(intents.filter(mayMean)),
  size: part,
  vehicle: part,
  year: figure,
  quantity: figure,
  brand: part,
  maxPrice: figure,
  place: part,
  date: part,
  time: part,
})

/** What a picture shows: the size on a tyre or a door sticker, or the vehicle on a licence disc. */
const Picture = z.object({
  shows: z.enum(['sidewall', 'sticker', 'disc', 'other']),
  size: part,
  vehicle: part,
  year: figure,
})

/** What a voice note says; the field is that of the transcriptions endpoint. */
const Voice = z.object({ text: z.string() })

export type WordsAnswer = z.infer<typeof Words>
export type PictureAnswer = z.infer<typeof Picture>

/** What the server has to answer by, and what counts as an answer. */
export const answers = { words: Words, photo: Picture, voice: Voice } as const

/** An answer as it is kept beside its message. */
export const Answer = z.discriminatedUnion('to', [
  Words.extend({ to: z.literal('words') }),
  Picture.extend({ to: z.literal('photo') }),
  Voice.extend({ to: z.literal('voice') }),
])
export type Answer = z.infer<typeof Answer>

/** A JSON schema as servers take it for structured output: every field is there, and no keyword that some refuse. */
export function jsonSchemaOf(to: 'words' | 'photo') {
  const { $schema: _version, ...schema } = z.toJSONSchema(answers[to], {
    override: ({ jsonSchema }) => {
      delete jsonSchema.default
      delete jsonSchema.maxLength
    },
  })
  return schema
}

const SHORTEST = 2

/**
 * The words as the second reader gets them: without names, numbers, plates, addresses and links. `names` are those that
 * the person may write, whatever other words they look like; `isKnown` says of a word that it is no name.
 */
export function maskedFor(text: string, names: readonly string[], isKnown: (word: string) => boolean): string {
  const parts = new Set(names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []))
  const isOurs = (word: string): boolean =>
    word.length >= SHORTEST && parts.has(word.toLowerCase()) && !particles.has(word.toLowerCase())
  return maskWords(text, (word) => isKnown(word) && !isOurs(word)).replace(/(?<!\[)[\p{L}\p{N}]+(?!\])/gu, (word) =>
    isOurs(word) ? '[name]' : word,
  )
}
