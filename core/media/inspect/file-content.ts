import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { parseBuffer, TrackType } from 'music-metadata'
import sharp from 'sharp'
import { type FileKind, MAX_FILE_BYTES, THUMBNAIL_SIDE } from '#core/rules/files/files.ts'

/** The content of a file as it is stored, with what it is by its bytes. */
export type FileContent = {
  kind: FileKind
  type: string
  /** The ending of its name. */
  ending: string
  bytes: Uint8Array
  thumbnail: Uint8Array | undefined
  sha256: string
  width: number | null
  height: number | null
  durationMs: number | null
}

/** What the sender or the browser says of a file does not count; these are the types by content. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp'])
const sounds: Readonly<Record<string, { type: string; ending: string }>> = {
  'audio/ogg': { type: 'audio/ogg', ending: 'ogg' },
  'audio/ogg; codecs=opus': { type: 'audio/ogg', ending: 'ogg' },
  'audio/mpeg': { type: 'audio/mpeg', ending: 'mp3' },
  'audio/aac': { type: 'audio/aac', ending: 'aac' },
  'audio/x-m4a': { type: 'audio/mp4', ending: 'm4a' },
  'audio/mp4': { type: 'audio/mp4', ending: 'm4a' },
  'video/mp4': { type: 'audio/mp4', ending: 'm4a' },
  'video/webm': { type: 'audio/webm', ending: 'webm' },
}

/** What does not change is not sent back: its bytes are those that were given. */
type FoundContent = Omit<FileContent, 'bytes'> & { bytes: Uint8Array | 'as given' }

/** Undefined if it is empty, too large, or of no kind that people may send: a picture, a PDF or a voice note. */
export async function readFileContent(given: Uint8Array): Promise<FoundContent | undefined> {
  if (given.byteLength === 0 || given.byteLength > MAX_FILE_BYTES) return undefined
  const found = await fileTypeFromBuffer(given)
  if (!found) return undefined
  if (pictures.has(found.mime)) return picture(given)
  if (found.mime === 'application/pdf') return isWholePdf(given) ? { ...document, ...kept(given) } : undefined
  const sound = sounds[found.mime]
  return sound && voice(given, found.mime, sound)
}

const document = { kind: 'document', type: 'application/pdf', ending: 'pdf' } as const

const kept = (given: Uint8Array) => ({ ...plain(given), bytes: 'as given' as const })

const plain = (bytes: Uint8Array) => ({
  bytes,
  thumbnail: undefined,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  width: null,
  height: null,
  durationMs: null,
})

const MAX_SIDE = 2048

/**
 * Decoded and written anew as JPEG, which WhatsApp takes as well: nothing of the file is left but what can be seen, so
 * neither the place where it was taken nor anything hidden in it.
 */
async function picture(given: Uint8Array): Promise<FoundContent | undefined> {
  try {
    const fit = { fit: 'inside', withoutEnlargement: true } as const
    const { data, info } = await sharp(given, { limitInputPixels: MAX_PIXELS, pages: 1 })
      .rotate()
      .flatten({ background: '#fff' })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, ...fit })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    const thumbnail = await sharp(data)
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, ...fit })
      .webp({ quality: 75 })
      .toBuffer()
    const { width, height } = info
    return { kind: 'picture', type: 'image/jpeg', ending: 'jpg', ...plain(data), thumbnail, width, height }
  } catch {
    return undefined
  }
}

/** PDF readers forgive what stands before and behind, which is where another kind of file hides. */
function isWholePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return text.subarray(0, 5).toString('latin1') === '%PDF-' && text.subarray(-1024).includes('%%EOF')
}

/**
 * The length stands in the container. In Ogg, which WhatsApp sends, it stands at the end, so its pages are counted; no
 * other container is read beyond its beginning, and one that says nothing of its length is measured by its bitrate. A
 * film is no voice note.
 */
async function voice(
  given: Uint8Array,
  mime: string,
  { type, ending }: { type: string; ending: string },
): Promise<FoundContent | undefined> {
  try {
    const { format } = await parseBuffer(
      given,
      { mimeType: mime, size: given.byteLength },
      { duration: type === 'audio/ogg', skipCovers: true, skipPostHeaders: true },
    )
    const has = (type: TrackType) => format.trackInfo.some((track) => track.type === type)
    if (has(TrackType.video) || !(format.hasAudio || has(TrackType.audio))) return undefined
    const seconds = format.duration ?? (given.byteLength * 8) / (format.bitrate ?? Number.NaN)
    const durationMs = Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 1000) : null
    return { kind: 'voice', type, ending, ...kept(given), durationMs }
  } catch {
    return undefined
  }
}

/** More than any camera takes. The header says how many there are, before anything is decoded. */
export const MAX_PIXELS = 64_000_000
const quality = 78

export type EncodedImage = { whole: Uint8Array; smaller: Uint8Array; width: number; height: number }

/** A picture anew as WebP, upright and no wider than these widths. Throws if it is no picture. */
export async function encodeImage(bytes: Uint8Array, widest: number, small: number): Promise<EncodedImage> {
  const { data, info } = await narrowed(bytes, widest)
  const smaller = info.width <= small ? data : (await narrowed(data, small)).data
  return { whole: data, smaller, width: info.width, height: info.height }
}

const narrowed = (bytes: Uint8Array, width: number) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
