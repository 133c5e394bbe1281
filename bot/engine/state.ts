import { z } from 'zod'
import type { Wish } from '#bot/understand/types.ts'
import { LocationType } from '#core/contracts/bookings.ts'
import { languages } from '#core/texts/texts.ts'

const Place = z.object({ label: z.string(), lat: z.number(), lng: z.number() })
export type Place = z.infer<typeof Place>

const Frame = z.object({
  flow: z.string(),
  step: z.string(),
  draft: z.unknown(),
  /** The steps that 'back' leads to. */
  trail: z.array(z.object({ step: z.string(), draft: z.unknown() })).max(12),
})
export type Frame = z.infer<typeof Frame>

const Option = z.object({
  id: z.string(),
  title: z.string(),
  /** The number that stands beside it on the screen. */
  number: z.number().int().optional(),
})
export type Option = z.infer<typeof Option>

/** Wishes of the person that outlive the running flow. */
const Memory = z.object({
  place: Place.optional(),
  name: z.string().optional(),
  /** A number that they gave although WhatsApp hides it. */
  phone: z.string().optional(),
  /** The language that the person began in, unless they chose one. */
  language: z.enum(languages).optional(),
  /** They said so, and did not only begin in it. */
  languageIsChosen: z.boolean().optional(),
  /** That of their last sentence. */
  lastLanguage: z.enum(languages).optional(),
  /** How the bookings stood that the open question of a counter is about, when it was asked. */
  stood: z.array(z.object({ bookingId: z.string(), waits: z.boolean(), start: z.string().optional() })).optional(),
  /** A language that we read and do not write, if their last sentence was in it; and once it was said that we answer in another. */
  lastOther: z.string().optional(),
  toldOther: z.boolean().optional(),
  /** Set once the other language has been offered. */
  offered: z.boolean().optional(),
  /** What was shown or spoken of last: 'is there parking' asks about its shop. A listing's code with how many of it, and ids. */
  /** The offer of a list that our last answer named: the cheapest, the nearest. */
  named: z.string().optional(),
  focus: z
    .object({
      offer: z.string().optional(),
      quantity: z.number().int().optional(),
      shopId: z.string().optional(),
      bookingId: z.string().optional(),
      listingId: z.string().optional(),
      threadId: z.string().optional(),
    })
    .optional(),
  /** When a question of yes or no was refused or dropped, or a no begun: a bare yes is none to what had waited before. */
  droppedAt: z.string().optional(),
  /** The booking with which somebody of a shop has done something since then. */
  doneSince: z.string().optional(),
  /** The thread whose other side the person talks to now, and what they wrote that may be meant for one. */
  talk: z.object({ threadId: z.string() }).optional(),
  /** The conversation into which the last message of somebody of a shop went, and when. */
  told: z.object({ threadId: z.string(), at: z.string() }).optional(),
  /** The price that somebody of a shop sent last, and when: 'no, 1600' corrects it. */
  quoted: z.object({ askId: z.string(), at: z.string(), validOn: z.string().optional() }).optional(),
  /** What somebody beside the road wrote that may be meant for the shops that were asked. */
  roadside: z.string().optional(),
  /** How often they have named a place beside the road that we do not know. */
  placesUnknown: z.number().int().optional(),
  forThread: z.object({ threadId: z.string(), words: z.string() }).optional(),
  /** What the person asked of a shop and we could not answer: 'Send my question' sends it as it was written. `offered`: in the last answer, so a plain yes sends it, too. */
  question: z.object({ shopId: z.string(), words: z.string(), offered: z.boolean().optional() }).optional(),
  /** Day, time and way that were named before there was anything to book. */
  facts: z
    .object({
      date: z.string().optional(),
      time: z.string().optional(),
      how: LocationType.optional(),
      comes: z.object({ name: z.string().optional(), phone: z.string().optional() }).optional(),
      plate: z.string().optional(),
      /** The size and the car that the plate was named with. */
      plateFor: z.string().optional(),
      vehicle: z
        .object({
          make: z.string(),
          model: z.string(),
          year: z.number().optional(),
          variant: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
  /** The last search, so that 'cheaper' or 'same again' still means something when it has ended. */
  lastSearch: z.unknown().optional(),
})
export type Memory = z.infer<typeof Memory>

const isWish = (one: unknown): boolean => typeof one === 'object' && one !== null && 'intent' in one && 'slots' in one

const State = z.object({
  v: z.literal(2),
  active: Frame.nullable(),
  paused: z.array(Frame).max(4),
  /** What else one message asked for: begun when the task that asks has ended. */
  next: z.array(Frame).max(4).default([]),
  /** The choices of the last message, so that a number or title can be typed. */
  options: z.array(Option),
  missed: z.number().int(),
  /** The message of which two readings were offered; a tap on one of them does it. */
  unclear: z.object({ words: z.string(), wishes: z.array(z.custom<Wish>(isWish)) }).optional(),
  /** What the second reader made of a message, which the last answer asked about: a yes takes it. */
  readBack: z
    .object({
      /** When it was asked, which is part of the ids of its buttons. */
      at: z.number(),
      of: z.enum(['words', 'voice', 'sidewall', 'sticker', 'disc']),
      words: z.string(),
      wish: z.custom<Wish>(isWish).optional(),
      shown: z.string().optional(),
      /** The message that a file came in, for a no. */
      file: z
        .object({
          text: z.string(),
          sort: z.enum(['voice', 'photo']),
          media: z.array(z.object({ url: z.string(), contentType: z.string() })),
        })
        .optional(),
    })
    .optional(),
  /** What the last words were taken for without being sure, masked: taken back, they were misheard. */
  guess: z.object({ words: z.string(), tookFor: z.string(), asked: z.string() }).optional(),
  memory: Memory,
})
export type State = z.infer<typeof State>

export const fresh = (): State => ({ v: 2, active: null, paused: [], next: [], options: [], missed: 0, memory: {} })

/**
 * Reads the stored state. A broken one, or one of another version, begins anew: the person's bookings and wishes are in
 * the database, not here.
 */
export const readState = (stored: unknown): State => {
  const parsed = State.safeParse(stored)
  return parsed.success ? parsed.data : fresh()
}

export const frameAt = (flow: string, step: string, draft: unknown): Frame => ({ flow, step, draft, trail: [] })
