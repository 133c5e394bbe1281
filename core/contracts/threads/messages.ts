import { z } from 'zod'
import { fileKinds, MAX_FILES } from '#core/rules/files/files.ts'

/** A file of a conversation. Its content is at GET /threads/:id/files/:file, or GET /guest-threads/:token/files/:file. */
export const FileView = z.strictObject({
  id: z.uuid(),
  kind: z.enum(fileKinds),
  /** `pending`: it is still being fetched from WhatsApp. `failed`: it could not be fetched, or is of no kind that we take. */
  state: z.enum(['ready', 'pending', 'failed']),
  name: z.string(),
  /** As it is served. */
  type: z.string(),
  bytes: z.int(),
  /** Of a picture. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The length of a voice note, if it says it. */
  seconds: z.number().nullable(),
})

export type FileView = z.infer<typeof FileView>

/** Files that were uploaded to the conversation and go out with the message, in this order. */
export const FileIds = z.array(z.uuid()).max(MAX_FILES, `A message takes ${MAX_FILES} files`).default([])

export const FileOfThread = z.strictObject({ id: z.uuid(), file: z.uuid() })

export const FileOfGuest = z.strictObject({ token: z.string().min(1).max(100), file: z.uuid() })

export const LooseFile = z.strictObject({ file: z.uuid() })

/** `small`: the thumbnail of a picture. `save`: as a file to save, whatever it is. */
export const FileQuery = z.strictObject({
  form: z.enum(['whole', 'small']).default('whole'),
  save: z.enum(['', '1']).optional(),
})

export type FileQuery = z.infer<typeof FileQuery>

/**
 * The ways on which the customer gets what is written now. whatsapp: at once. ask_to_reply: WhatsApp lets us write only
 * after they write, so they are asked to, and the words wait for it. website: they find it when they come.
 */
export const WayToCustomer = z.enum(['whatsapp', 'ask_to_reply', 'email', 'website'])

export type WayToCustomer = z.infer<typeof WayToCustomer>

export const ReplyWindow = z.strictObject({
  /** Until then WhatsApp lets us write to them freely; null: it does not. */
  openUntil: z.iso.datetime().nullable(),
  ways: z.array(WayToCustomer),
  /** Why nothing comes to them on WhatsApp, if so. */
  reason: z.string().nullable(),
})

export type ReplyWindow = z.infer<typeof ReplyWindow>

/** When a shop's answer can be expected. */
export const ShopAnswers = z.strictObject({
  /** Within so many minutes of opening time comes half of its answers; null if there are too few to say. */
  usualMinutes: z.int().nullable(),
  openNow: z.boolean(),
  /** 'Opens Mon 08:00'; null while it is open, and without an opening ahead. */
  opensText: z.string().nullable(),
})

export type ShopAnswers = z.infer<typeof ShopAnswers>

/** How far a message has come to the other side. `failed`: it reaches them nowhere but on the website. */
export const DeliveryState = z.enum(['queued', 'sent', 'delivered', 'read', 'failed'])
export type DeliveryState = z.infer<typeof DeliveryState>
export const Delivery = z.strictObject({
  state: DeliveryState,
  /** Why it waits or does not arrive, or on which other way it went, in plain words. */
  reason: z.string().nullable(),
})
export type Delivery = z.infer<typeof Delivery>
