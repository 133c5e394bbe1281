import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { FileContent } from '../../inspect/file-content.ts'
import { fileStore } from '../../media/store.ts'

/** The name of the thumbnail beside that of the picture. */
export const thumbnailOf = (key: string): string => `${key}-s`

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
