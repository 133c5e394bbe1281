import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { MAX_PIXELS } from './encode-image.ts'

export type PictureFacts = { type: string; width: number; height: number }

/** What a file is by its bytes, upright; without a width if it is no picture that can be read. */
export async function pictureFacts(bytes: Uint8Array): Promise<{ type: string } | PictureFacts> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'unknown'
  if (!type.startsWith('image/')) return { type }
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
    return { type, ...autoOrient }
  } catch {
    return { type }
  }
}
