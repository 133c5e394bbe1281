import { bytesAdded, insertFile, lockFilesOf } from '#db/queries/threads/files.ts'
import type { Context } from '../../context.ts'
import type { FileView } from '../../contracts/threads/files.ts'
import { MOST_BYTES_A_DAY } from '../../rules/files/files.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { notParticipant } from '../refusals.ts'
import type { ThreadAccess } from '../thread-access.ts'
import { contentOf, MINUTES_OF_A_DAY } from './content-of.ts'
import { fileName } from './file-name.ts'
import { fileView } from './file-view.ts'
import { tooManyBytes } from './refusals.ts'
import { removeContent, storeContent } from './store-content.ts'

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
      if ((await bytesAdded(ctx.db, me.id, addMinutes(at, -MINUTES_OF_A_DAY))) + size > MOST_BYTES_A_DAY)
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
