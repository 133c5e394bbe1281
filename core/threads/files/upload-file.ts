import { attachFile, bytesAdded, insertFile, lockFilesOf } from '#db/queries/threads/files.ts'
import type { Context } from '../../context.ts'
import type { FileView } from '../../contracts/threads/messages.ts'
import type { FileContent } from '../../media/inspect/file-content.ts'
import { inspect } from '../../media/inspect/inspect.ts'
import { MAX_BYTES_A_DAY, MAX_FILE_BYTES } from '../../rules/files/files.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { fileKindRefused, fileNotFound, fileTooLarge, notParticipant, tooManyBytes } from '../refusals.ts'
import type { ThreadAccess } from '../thread-access.ts'
import { fileName, fileView, removeContent, storeContent } from './files.ts'

/**
 * Adds a file to the thread, which nobody else sees until a message sends it. Throws UNAUTHORIZED for a participant who
 * was removed, FILE_TOO_LARGE, FILE_KIND_REFUSED, TOO_MANY_FILES.
 */
export async function uploadFile(
  ctx: Context,
  { thread, me }: ThreadAccess,
  given: { name: string; bytes: Uint8Array },
): Promise<FileView> {
  if (!me.is_active) throw notParticipant()
  const content = await contentOf(given.bytes)
  const key = await storeContent(ctx, content)
  try {
    return await transaction(ctx, async (ctx) => {
      await lockFilesOf(ctx.db, me.id)
      const at = ctx.clock.now()
      const size = content.bytes.byteLength
      if ((await bytesAdded(ctx.db, me.id, addMinutes(at, -MINUTES_OF_A_DAY))) + size > MAX_BYTES_A_DAY)
        throw tooManyBytes()
      const row = await insertFile(ctx.db, {
        thread_id: thread.id,
        participant_id: me.id,
        state: 'ready',
        kind: content.kind,
        name: fileName(given.name, content),
        type: content.type,
        bytes: size,
        width: content.width,
        height: content.height,
        duration_ms: content.durationMs,
        sha256: content.sha256,
        storage_key: key,
        created_at: at,
      })
      return fileView(row)
    })
  } catch (error) {
    await removeContent(ctx, key)
    throw error
  }
}

export type MessagePlace = { messageId: string; threadId: string; writerId: string }

/** Sends the uploaded files with the message, in this order. Throws FILE_NOT_FOUND. */
export async function attachFiles(ctx: Context, place: MessagePlace, files: readonly string[]): Promise<void> {
  for (const [position, id] of files.entries())
    if (!(await attachFile(ctx.db, id, { ...place, position }))) throw fileNotFound()
}

export const MINUTES_OF_A_DAY = 24 * 60

/** What the bytes are. Throws FILE_TOO_LARGE, FILE_KIND_REFUSED, FILES_BUSY. */
export async function contentOf(bytes: Uint8Array): Promise<FileContent> {
  if (bytes.byteLength > MAX_FILE_BYTES) throw fileTooLarge()
  const content = await fileContent(bytes)
  if (!content) throw fileKindRefused()
  return content
}

/** Undefined if it is no file that people may send each other, or takes too much to look into. Throws FILES_BUSY. */
export async function fileContent(given: Uint8Array): Promise<FileContent | undefined> {
  const found = await inspect('content', [given], () => undefined)
  return found && { ...found, bytes: found.bytes === 'as given' ? given : found.bytes }
}
