import { attachFile } from '#db/queries/threads/files.ts'
import type { Context } from '../../context.ts'
import { fileNotFound } from './refusals.ts'

export type MessagePlace = { messageId: string; threadId: string; writerId: string }

/** Sends the uploaded files with the message, in this order. Throws FILE_NOT_FOUND. */
export async function attachFiles(ctx: Context, place: MessagePlace, files: readonly string[]): Promise<void> {
  for (const [position, id] of files.entries())
    if (!(await attachFile(ctx.db, id, { ...place, position }))) throw fileNotFound()
}
