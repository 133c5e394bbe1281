import { randomUUID } from 'node:crypto'
import { type FileOfMessage, type FileRow, fileById, readableFile } from '#db/queries/threads/files.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { FileView } from '../../contracts/threads/messages.ts'
import type { FileContent } from '../../media/inspect/file-content.ts'
import { fileStore } from '../../media/store.ts'
import { type FileKind, fileWords } from '../../rules/files/files.ts'
import { oneLine } from '../../rules/people/typed-text.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { readSignedId, signId } from '../../signed-id.ts'
import { fileNotFound } from '../refusals.ts'
import type { ThreadAccess } from '../thread-access.ts'

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

export const fileView = (row: FileOfMessage): FileView => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  name: row.name,
  type: row.type,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  seconds: row.duration_ms === null ? null : row.duration_ms / 1000,
})

const LONGEST = 80

/** The name to show and to save under: no path, nothing invisible, and the ending of what the file really is. */
export function fileName(given: string, { kind, ending }: { kind: FileKind; ending: string }): string {
  const last = oneLine(given).split(/[/\\]/).at(-1) ?? ''
  const dot = last.lastIndexOf('.')
  const stem = (dot > 0 ? last.slice(0, dot) : last)
    .replace(/[<>:"|?*]/g, '')
    .replace(/^\.+/, '')
    .slice(0, LONGEST)
    .toWellFormed()
    .trim()
  return `${stem || fileWords[kind]}.${ending}`
}

/** Where files are for who holds their address. */
export const SHARED_FILES = '/files'
/** Twilio fetches a file when it takes the message; WhatsApp soon after. */
const MINUTES_OPEN = 60

const purpose = (until: string): string => `file until ${until}`

/** An address of the file that works for an hour without signing in, for WhatsApp. */
export function fileAddress(
  { authSecret, publicUrl }: Pick<Config, 'authSecret' | 'publicUrl'>,
  file: { id: string; ending: string },
  now: Date,
): string {
  const until = String(Math.floor(addMinutes(now, MINUTES_OPEN).getTime() / 1000))
  return `${publicUrl}${SHARED_FILES}/${until}/${signId(authSecret, purpose(until), file.id)}.${file.ending}`
}

/** The file of an address; undefined for one that we did not make, or that has run out. */
function readFileAddress(
  { authSecret }: Pick<Config, 'authSecret'>,
  { until, token }: { until: string; token: string },
  now: Date,
): string | undefined {
  if (!/^\d{10}$/.test(until) || Number(until) * 1000 < now.getTime()) return undefined
  return readSignedId(authSecret, purpose(until), token)
}

/** The name of the thumbnail beside that of the picture. */
const thumbnailOf = (key: string): string => `${key}-s`

/** Stores the content under a new name, which tells nothing of it and which nobody can guess. */
export async function storeContent({ config }: Pick<Context, 'config'>, content: FileContent): Promise<string> {
  const store = fileStore(config)
  const key = randomUUID()
  if (content.thumbnail) await store.put(thumbnailOf(key), content.thumbnail, 'image/webp')
  await store.put(key, content.bytes, content.type)
  return key
}

/** Another copy under a new name, with the thumbnail that it has; undefined if the content is gone. */
export async function copyContent(
  { config }: Pick<Context, 'config'>,
  { storage_key: of, type }: { storage_key: string; type: string },
): Promise<string | undefined> {
  const store = fileStore(config)
  const [bytes, thumbnail] = [await store.get(of), await store.get(thumbnailOf(of))]
  if (!bytes) return undefined
  const key = randomUUID()
  if (thumbnail) await store.put(thumbnailOf(key), thumbnail, 'image/webp')
  await store.put(key, bytes, type)
  return key
}

export async function removeContent({ config }: Pick<Context, 'config'>, key: string): Promise<void> {
  const store = fileStore(config)
  await store.remove(thumbnailOf(key))
  await store.remove(key)
}
