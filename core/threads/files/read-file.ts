import { type FileRow, fileById, readableFile } from '#db/queries/threads/files.ts'
import type { Context } from '../../context.ts'
import { fileStore } from '../../media/store.ts'
import type { ThreadAccess } from '../thread-access.ts'
import { readFileAddress } from './file-address.ts'
import { fileNotFound } from './refusals.ts'
import { thumbnailOf } from './store-content.ts'

export type ServedFile = { name: string; type: string; kind: FileRow['kind']; bytes: Uint8Array }

/** The content of a file of the thread, or its thumbnail. Throws FILE_NOT_FOUND, also for a file of another thread. */
export async function readFile(
  ctx: Context,
  { thread, me }: ThreadAccess,
  id: string,
  form: 'whole' | 'small',
): Promise<ServedFile> {
  const row = await readableFile(ctx.db, id, { threadId: thread.id, participantId: me.id })
  return served(ctx, row, form)
}

/** The content for who holds one of our short-lived addresses, such as Twilio. Throws FILE_NOT_FOUND. */
export async function readSignedFile(ctx: Context, until: string, token: string): Promise<ServedFile> {
  const id = readFileAddress(ctx.config, { until, token }, ctx.clock.now())
  return served(ctx, id === undefined ? undefined : await fileById(ctx.db, id), 'whole')
}

type Stored = Pick<FileRow, 'name' | 'type' | 'kind' | 'storage_key'>

export async function served(ctx: Context, row: Stored | undefined, form: 'whole' | 'small'): Promise<ServedFile> {
  if (!row?.storage_key) throw fileNotFound()
  const isSmall = form === 'small' && row.kind === 'picture'
  const bytes = await fileStore(ctx.config).get(isSmall ? thumbnailOf(row.storage_key) : row.storage_key)
  if (!bytes) throw fileNotFound()
  return { name: row.name, type: isSmall ? 'image/webp' : row.type, kind: row.kind, bytes }
}
