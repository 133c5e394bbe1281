import { type FileContent, readFileContent } from '../../media/file-content.ts'
import { MOST_FILE_BYTES } from '../../rules/files/files.ts'
import { fileKindRefused, fileTooLarge } from './refusals.ts'

export const MINUTES_OF_A_DAY = 24 * 60

/** What the bytes are. Throws FILE_TOO_LARGE, FILE_KIND_REFUSED. */
export async function contentOf(bytes: Uint8Array): Promise<FileContent> {
  if (bytes.byteLength > MOST_FILE_BYTES) throw fileTooLarge()
  const content = await readFileContent(bytes)
  if (!content) throw fileKindRefused()
  return content
}
