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
