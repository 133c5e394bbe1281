/** What people send each other beside words. */
export const fileKinds = ['picture', 'document', 'voice'] as const
export type FileKind = (typeof fileKinds)[number]

export const MAX_FILES = 5
export const MAX_FILE_BYTES = 10_000_000
/** One person may add so many bytes in a day. */
export const MAX_BYTES_A_DAY = 100_000_000
/** The width and height of a thumbnail. */
export const THUMBNAIL_SIDE = 320

/** What a browser's file picker offers. The server goes by the content. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,application/pdf,audio/*'

/** 75 seconds as '1:15'. */
export function lengthText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** 1 250 000 bytes as '1.3 MB'. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** What a list of conversations shows of a message without words. */
export const fileWords: Readonly<Record<FileKind, string>> = {
  picture: 'Photo',
  document: 'Document',
  voice: 'Voice note',
}
