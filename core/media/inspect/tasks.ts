import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { encodeImage, MAX_PIXELS, readFileContent } from './file-content.ts'
import { sheetOf } from './sheet.ts'

/** What a child can do with a file. Nothing else looks into files that somebody sent. */
export const tasks = {
  content: readFileContent,
  encode: encodeImage,
  facts: pictureFacts,
  sheet: sheetOf,
  square: squareImage,
}

type PictureFacts = { type: string; width: number; height: number }

/** What a file is by its bytes, upright; without a width if it is no picture that can be read. */
async function pictureFacts(bytes: Uint8Array): Promise<{ type: string } | PictureFacts> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'unknown'
  if (!type.startsWith('image/')) return { type }
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
    return { type, ...autoOrient }
  } catch {
    return { type }
  }
}

/**
 * The whole picture on a white square of so many pixels; undefined if it is of none of these types by its content, or
 * cannot be read.
 */
async function squareImage(bytes: Uint8Array, side: number, types: readonly string[]): Promise<Uint8Array | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !types.includes(found.mime)) return undefined
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
      .rotate()
      .flatten({ background: '#fff' })
      .resize({ width: side, height: side, fit: 'contain', background: '#fff' })
      .png()
      .toBuffer()
  } catch {
    return undefined
  }
}

// Apart from watch.ts, which begins to watch as soon as it is read.
/** How much of a processor's time this process has used, in all of its threads. */
export function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
