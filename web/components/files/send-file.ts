import type { FileView } from '#core/contracts/threads/files.ts'
import { sendBytes } from '#web/lib/api/send-bytes.ts'

/** Puts a file into the conversation; says how much of it has gone out. Throws ApiError. */
export const sendFile = (
  place: string,
  file: File,
  options: { onProgress(part: number): void; signal: AbortSignal },
): Promise<FileView> => sendBytes(`${place}?name=${encodeURIComponent(file.name)}`, file, options)
