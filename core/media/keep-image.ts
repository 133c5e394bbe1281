import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { MediaStore } from './media-store.ts'

export type KeptImage = { url: string; width: number; height: number }

/** The width of the smaller form, which lists show; `smaller` in web/lib/pictures.ts knows its name. */
const small = { suffix: '-s', width: 480 }

/** More than any camera takes. */
export const MOST_PIXELS = 64_000_000
const quality = 78

/** The path under which pictures are served. */
export const MEDIA_PATH = '/media'
/** The name of a kept picture. */
export const mediaName = /^[0-9a-f]{32}(-s)?\.webp$/

/**
 * Decodes a picture and stores it anew as WebP, no wider than the width given. Its name is made of its content, so that
 * the same picture is stored once and no file ever changes. Throws if it is no picture.
 */
export async function keepImage(store: MediaStore, bytes: Uint8Array, widest: number): Promise<KeptImage> {
  const { data, info } = await encoded(bytes, widest)
  const name = createHash('sha256').update(data).digest('hex').slice(0, 32)
  await store.put(`${name}${small.suffix}.webp`, (await encoded(bytes, Math.min(widest, small.width))).data)
  await store.put(`${name}.webp`, data)
  return { url: `${MEDIA_PATH}/${name}.webp`, width: info.width, height: info.height }
}

const encoded = (bytes: Uint8Array, widest: number) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
