import sharp from 'sharp'

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
