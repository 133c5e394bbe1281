import { bytesAdded, insertFile, lockFilesOf } from '#db/queries/threads/files.ts'
import { filesOfReplies, type LooseFileRow } from '#db/queries/threads/loose-files.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { ReplyFiles } from '../contracts/messages/inbox.ts'
import type { FileView } from '../contracts/threads/files.ts'
import { MOST_BYTES_A_DAY } from '../rules/files/files.ts'
import { addMinutes } from '../rules/time/time.ts'
import { MINUTES_OF_A_DAY } from '../threads/files/content-of.ts'
import { fileView } from '../threads/files/file-view.ts'
import { fileNotFound, tooManyBytes } from '../threads/files/refusals.ts'
import { copyContent, removeContent } from '../threads/files/store-content.ts'
import { transaction } from '../transaction.ts'
import { ownReply } from './canned-replies.ts'
import { inboxAccess } from './inbox-access.ts'
import { replyNotFound } from './refusals.ts'

/**
 * Copies the pictures of a ready reply into the conversation, where nobody else sees them until a message sends them.
 * Throws THREAD_NOT_FOUND, UNAUTHORIZED, REPLY_NOT_FOUND, also for another shop's reply, TOO_MANY_FILES.
 */
export async function takeReplyFiles(
  ctx: Context,
  actor: Actor,
  { id, replyId }: { id: string; replyId: string },
): Promise<ReplyFiles> {
  const { thread, me, shopId } = await inboxAccess(ctx, actor, id)
  if ((await ownReply(ctx, actor, replyId)).shop_id !== shopId) throw replyNotFound()
  const rows = await filesOfReplies(ctx.db, [replyId])
  const keys: string[] = []
  try {
    for (const row of rows) keys.push((await copyContent(ctx, row)) ?? missing())
    return await transaction(ctx, async (ctx) => {
      await lockFilesOf(ctx.db, me.id)
      const at = ctx.clock.now()
      const added = await bytesAdded(ctx.db, me.id, addMinutes(at, -MINUTES_OF_A_DAY))
      if (added + rows.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES_A_DAY) throw tooManyBytes()
      const files: FileView[] = []
      for (const [place, row] of rows.entries())
        files.push(
          fileView(
            await insertFile(ctx.db, {
              ...contentOf(row),
              thread_id: thread.id,
              participant_id: me.id,
              state: 'ready',
              storage_key: keys[place] ?? missing(),
              created_at: at,
            }),
          ),
        )
      return { files }
    })
  } catch (error) {
    for (const key of keys) await removeContent(ctx, key)
    throw error
  }
}

const contentOf = ({ kind, name, type, bytes, width, height, duration_ms, sha256 }: LooseFileRow) => ({
  kind,
  name,
  type,
  bytes,
  width,
  height,
  duration_ms,
  sha256,
})

const missing = (): never => {
  throw fileNotFound()
}
