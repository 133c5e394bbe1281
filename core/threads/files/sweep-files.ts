import { deleteFile, filesToRemove } from '#db/queries/threads/files.ts'
import { deleteLooseFile, looseFilesToRemove } from '#db/queries/threads/loose-files.ts'
import type { Context } from '../../context.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { removeContent } from './store-content.ts'

/** A draft may wait a day for its words. */
export const HOURS_UNSENT_KEPT = 24
const AT_ONCE = 200

/** Removes files that were never sent, and those of people who have gone, from the store and then from the table. */
export async function sweepFiles(ctx: Context): Promise<number> {
  const gone = await filesToRemove(ctx.db, addMinutes(ctx.clock.now(), -HOURS_UNSENT_KEPT * 60), AT_ONCE)
  for (const { id, storage_key } of gone) {
    if (storage_key !== null) await removeContent(ctx, storage_key)
    await deleteFile(ctx.db, id)
  }
  const loose = await looseFilesToRemove(ctx.db, addMinutes(ctx.clock.now(), -HOURS_UNSENT_KEPT * 60), AT_ONCE)
  for (const { id, storage_key } of loose) if (await deleteLooseFile(ctx.db, id)) await removeContent(ctx, storage_key)
  return gone.length + loose.length
}
