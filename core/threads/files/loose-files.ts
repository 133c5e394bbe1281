import {
  bytesAdded,
  insertLooseFile,
  type LooseFileRow,
  lockFilesOf,
  looseFile,
  moveIntoThread,
} from '#db/queries/threads/files.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { FileView } from '../../contracts/threads/messages.ts'
import { MAX_BYTES_A_DAY } from '../../rules/files/files.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { fileNotFound, tooManyBytes } from '../refusals.ts'
import type { ThreadAccess } from '../thread-access.ts'
import { canReadLooseFile } from '../thread-policy.ts'
import { fileName, fileView, removeContent, type ServedFile, served, storeContent } from './files.ts'
import { contentOf, MINUTES_OF_A_DAY } from './upload-file.ts'

/**
 * Keeps a file for a message that begins a conversation, or for a ready reply. Its id is given to nobody else, so who
 * knows it may read and send it, within a day. Throws FILE_TOO_LARGE, FILE_KIND_REFUSED.
 */
export async function addLooseFile(ctx: Context, given: { name: string; bytes: Uint8Array }): Promise<FileView> {
  const content = await contentOf(given.bytes)
  const key = await storeContent(ctx, content)
  try {
    const row = await insertLooseFile(ctx.db, {
      kind: content.kind,
      name: fileName(given.name, content),
      type: content.type,
      bytes: content.bytes.byteLength,
      width: content.width,
      height: content.height,
      duration_ms: content.durationMs,
      sha256: content.sha256,
      storage_key: key,
      created_at: ctx.clock.now(),
    })
    return looseFileView(row)
  } catch (error) {
    await removeContent(ctx, key)
    throw error
  }
}

export const looseFileView = (row: LooseFileRow): FileView => fileView({ ...row, state: 'ready' })

/** The content of such a file; that of a ready reply for the members of its shop. Throws FILE_NOT_FOUND. */
export async function readLooseFile(
  ctx: Context,
  actor: Actor,
  id: string,
  form: 'whole' | 'small',
): Promise<ServedFile> {
  const row = await looseFile(ctx.db, id)
  return served(ctx, row && canReadLooseFile(actor, row) ? row : undefined, form)
}

/** Brings the files into the conversation, for a message of this person. Throws FILE_NOT_FOUND, TOO_MANY_FILES. */
export async function takeLooseFiles(
  ctx: Context,
  { thread, me }: ThreadAccess,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  await lockFilesOf(ctx.db, me.id)
  const at = ctx.clock.now()
  const taken: string[] = []
  for (const id of ids)
    taken.push((await moveIntoThread(ctx.db, id, { threadId: thread.id, participantId: me.id, at })) ?? missing())
  if ((await bytesAdded(ctx.db, me.id, addMinutes(at, -MINUTES_OF_A_DAY))) > MAX_BYTES_A_DAY) throw tooManyBytes()
  return taken
}

const missing = (): never => {
  throw fileNotFound()
}
