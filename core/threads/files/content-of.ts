import type { FileContent } from '../../inspect/file-content.ts'
import { inspect } from '../../inspect/inspect.ts'
import { MOST_FILE_BYTES } from '../../rules/files/files.ts'
import { fileKindRefused, fileTooLarge } from './refusals.ts'

export const MINUTES_OF_A_DAY = 24 * 60

/** What the bytes are. Throws FILE_TOO_LARGE, FILE_KIND_REFUSED, FILES_BUSY. */
export async function contentOf(bytes: Uint8Array): Promise<FileContent> {
  if (bytes.byteLength > MOST_FILE_BYTES) throw fileTooLarge()
  const content = await fileContent(bytes)
  if (!content) throw fileKindRefused()
  return content
}

/** Undefined if it is no file that people may send each other, or takes too much to look into. Throws FILES_BUSY. */
export async function fileContent(given: Uint8Array): Promise<FileContent | undefined> {
  const found = await inspect('content', [given], () => undefined)
  return found && { ...found, bytes: found.bytes === 'as given' ? given : found.bytes }
}
