import {
  deleteFile,
  deleteLooseFile,
  type FileRow,
  fileFailed,
  fileFetched,
  filesToFetch,
  filesToRemove,
  hasPendingFiles,
  insertFile,
  looseFilesToRemove,
  takePendingFiles,
  tryFileAgain,
} from '#db/queries/threads/files.ts'
import { lockMessage } from '#db/queries/threads/thread-messages.ts'
import type { Context } from '../../context.ts'
import { record } from '../../events.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { FileContent } from '../../media/inspect/file-content.ts'
import { pushThread } from '../../realtime.ts'
import { type FileKind, fileWords, MAX_FILES } from '../../rules/files/files.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { fileName, removeContent, storeContent } from './files.ts'
import { fileContent, type MessagePlace } from './upload-file.ts'

/**
 * Fetches what Twilio keeps at this address. Undefined if it is none of Twilio's addresses, is gone or too large: no
 * further try helps. Throws if another try may help.
 */
export type FetchMedia = (url: string) => Promise<Uint8Array | undefined>

/** A fetch takes less; after that another worker may try. */
const LEASE_MS = 60_000
const WAITS_MS = [5_000, 20_000, 60_000, 300_000]
const BATCH_SIZE = 20

/** Fetches the files of a message, or one of them, unless another worker does. */
export async function fetchFiles(
  ctx: Context,
  fetchMedia: FetchMedia,
  of: { messageId: string } | { fileId: string },
): Promise<void> {
  const at = ctx.clock.now()
  const rows = await takePendingFiles(ctx.db, at, new Date(at.getTime() + LEASE_MS), of)
  for (const row of rows) await fetchOne(ctx, fetchMedia, row)
}

/** Fetches the files that people sent on WhatsApp. */
export const fetchDueFiles = eachDue<string, { media: FetchMedia }>({
  name: 'chat-file',
  batchSize: BATCH_SIZE,
  claim: (ctx, claim) => filesToFetch(ctx.db, claim),
  id: (fileId) => fileId,
  apart: (ctx, fileId, { media }) => fetchFiles(ctx, media, { fileId }),
})

async function fetchOne(ctx: Context, fetchMedia: FetchMedia, row: FileRow): Promise<void> {
  try {
    const bytes = row.message_id && row.source_url ? await fetchMedia(row.source_url) : undefined
    const content = bytes && (await fileContent(bytes))
    await (content ? keep(ctx, row, content) : settle(ctx, row, (inside) => fileFailed(inside.db, row.id)))
  } catch (error) {
    const wait = WAITS_MS[row.attempts - 1]
    ctx.log.warn({ err: error, fileId: row.id, again: wait !== undefined }, 'a file from WhatsApp was not fetched')
    if (wait === undefined) await settle(ctx, row, (inside) => fileFailed(inside.db, row.id))
    else await tryFileAgain(ctx.db, row.id, new Date(ctx.clock.now().getTime() + wait))
  }
}

async function keep(ctx: Context, row: FileRow, content: FileContent): Promise<void> {
  const key = await storeContent(ctx, content)
  const isKept = await settle(ctx, row, (inside) =>
    fileFetched(inside.db, row.id, key, {
      kind: content.kind,
      type: content.type,
      name: fileName('', content),
      bytes: content.bytes.byteLength,
      width: content.width,
      height: content.height,
      duration_ms: content.durationMs,
      sha256: content.sha256,
    }),
  )
  if (isKept === false) await removeContent(ctx, key)
}

/** Ends the wait for a file. With the last file of a message the other side is told of the message. */
const settle = <T>(ctx: Context, row: FileRow, work: (inside: Context) => Promise<T>): Promise<T> =>
  transaction(ctx, async (inside) => {
    const message = row.message_id === null ? undefined : await lockMessage(inside.db, row.message_id)
    const done = await work(inside)
    if (!message) return done
    if (!(await hasPendingFiles(inside.db, message.id)))
      await record(inside, { type: 'thread.message_sent', messageId: message.id })
    await pushThread(inside, message.thread_id)
    return done
  })

/** A draft may wait a day for its words. */
const HOURS_UNSENT_KEPT = 24
const HOUR_MS = 3_600_000
/** The store may be away for longer than the database. */
const waitsMs = [HOUR_MS, 12 * HOUR_MS, HOUR_MS]

type Unsent = { id: string; storage_key: string | null }

/** Removes files that were never sent, and those of people who have gone, from the store and then from the table. */
export const sweepFiles = eachDue<Unsent>({
  name: 'unsent-file',
  waitsMs,
  claim: (ctx, claim) => filesToRemove(ctx.db, addMinutes(claim.at, -HOURS_UNSENT_KEPT * 60), claim),
  id: ({ id }) => id,
  apart: async (ctx, { id, storage_key }) => {
    if (storage_key !== null) await removeContent(ctx, storage_key)
    await deleteFile(ctx.db, id)
  },
})

/** Removes files of no ready reply. */
export const sweepLooseFiles = eachDue<{ id: string; storage_key: string }>({
  name: 'reply-file',
  waitsMs,
  claim: (ctx, claim) => looseFilesToRemove(ctx.db, addMinutes(claim.at, -HOURS_UNSENT_KEPT * 60), claim),
  id: ({ id }) => id,
  apart: async (ctx, { id, storage_key }) => {
    if (await deleteLooseFile(ctx.db, id)) await removeContent(ctx, storage_key)
  },
})

/** A file that somebody sent on WhatsApp, as the webhook names it. */
export type TwilioMedia = { url: string; contentType: string }

/** Notes the files that a message from WhatsApp brought; a worker fetches them, and the message stands meanwhile. */
export async function awaitMedia(ctx: Context, place: MessagePlace, media: readonly TwilioMedia[]): Promise<void> {
  const at = ctx.clock.now()
  for (const [position, { url, contentType }] of media.slice(0, MAX_FILES).entries()) {
    const kind = kindSaid(contentType)
    await insertFile(ctx.db, {
      thread_id: place.threadId,
      participant_id: place.writerId,
      message_id: place.messageId,
      position,
      state: 'pending',
      kind,
      name: fileWords[kind],
      type: contentType.slice(0, 100),
      bytes: 0,
      source_url: url,
      next_attempt_at: at,
      created_at: at,
    })
  }
  if (media.length > 0) await enqueue(ctx, 'files', { messageId: place.messageId })
}

/** Until its content says what it is. */
function kindSaid(contentType: string): FileKind {
  if (contentType.startsWith('image/')) return 'picture'
  return contentType.startsWith('audio/') ? 'voice' : 'document'
}
