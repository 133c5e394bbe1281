import { filesOfReplies, setFilesOfReply } from '#db/queries/threads/loose-files.ts'
import type { Context } from '../context.ts'
import type { FileView } from '../contracts/threads/files.ts'
import { looseFileView } from '../threads/files/loose-files.ts'
import { fileNotFound } from '../threads/files/refusals.ts'

/** The pictures of each of the replies. */
export async function picturesOf(ctx: Context, replyIds: readonly string[]): Promise<Map<string, FileView[]>> {
  const rows = replyIds.length > 0 ? await filesOfReplies(ctx.db, replyIds) : []
  const pictures = new Map<string, FileView[]>()
  for (const row of rows) {
    const of = row.canned_reply_id ?? ''
    pictures.set(of, [...(pictures.get(of) ?? []), looseFileView(row)])
  }
  return pictures
}

/** The reply has these pictures from now on; those that it had go with the next sweep. Throws FILE_NOT_FOUND. */
export async function setPictures(ctx: Context, replyId: string, files: readonly string[] | undefined): Promise<void> {
  if (files && !(await setFilesOfReply(ctx.db, replyId, files))) throw fileNotFound()
}
