import { z } from 'zod'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'

export const ReachOf = z.strictObject({ shopId: z.uuid() })

/** What a link of the shop begins: a booking with its fitting, or a conversation. */
export const ReachAim = z.enum(['fitting', 'message'])
export type ReachAim = z.infer<typeof ReachAim>

/** The ways to the shop that its people print, share and put into their own website. Addresses are whole. */
export const Reach = z.strictObject({
  name: z.string(),
  slug: z.string(),
  /** The shop's place in a line. */
  place: z.string(),
  /** Drivers find the shop; until then the links lead nowhere. */
  isPublic: z.boolean(),
  /** Open the chat with words that the bot understands. */
  chat: z.strictObject({ fitting: z.string(), message: z.string() }),
  page: z.string(),
  button: z.strictObject({
    src: z.string(),
    /** Of the file, as a browser checks it. */
    integrity: z.string(),
  }),
})
export type Reach = z.infer<typeof Reach>

export const reachOperations = {
  'GET /shops/:shopId/reach': { params: ReachOf, responses: { 200: Reach, 404: Problem } },
} satisfies Operations
