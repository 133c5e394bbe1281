import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { MAX_PIXELS } from './encode-image.ts'

/**
 * The whole picture on a white square of so many pixels; undefined if it is of none of these types by its content, or
 * cannot be read.
 */
export async function squareImage(
  bytes: Uint8Array,
  side: number,
  types: readonly string[],
): Promise<Uint8Array | undefined> {
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
