import { z } from 'zod'
import { intents } from '#bot/understand/types.ts'
import { mayMean } from './risks.ts'

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
