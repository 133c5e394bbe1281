import { createHash } from 'node:crypto'
import { type EncodedImage, encodeImage } from '../inspect/encode-image.ts'
import { inspect } from '../inspect/inspect.ts'
import type { MediaStore } from './media-store.ts'

export type KeptImage = { url: string; width: number; height: number }

/** The width of the smaller form, which lists show; `smaller` in web/lib/pictures.ts knows its name. */
const small = { suffix: '-s', width: 480 }

/** The path under which pictures are served. */
export const MEDIA_PATH = '/media'
/** The name of a kept picture. */
export const mediaName = /^[0-9a-f]{32}(-s)?\.webp$/

/** A picture as it is kept, with its files by their names. */
export type KeptFiles = { kept: KeptImage; files: readonly (readonly [name: string, bytes: Uint8Array])[] }

/**
 * Decodes a picture of our own and stores it anew as WebP, no wider than the width given. Its name is made of its
 * content, so that the same picture is stored once and no file ever changes. Throws if it is no picture.
 */
export const keepImage = async (store: MediaStore, bytes: Uint8Array, widest: number): Promise<KeptImage> =>
  putImage(store, named(await encodeImage(bytes, widest, small.width)))

/** The same for a picture that somebody sent, up to the store. */
export const encodeSent = async (bytes: Uint8Array, widest: number): Promise<KeptFiles> =>
  named(await inspect('encode', [bytes, widest, small.width], unreadable))

const unreadable = (): never => {
  throw new Error('this picture cannot be read')
}

function named({ whole: data, smaller: narrow, width, height }: EncodedImage): KeptFiles {
  const name = createHash('sha256').update(data).digest('hex').slice(0, 32)
  const url = `${MEDIA_PATH}/${name}.webp`
  const [whole, smaller] = filesOf(url)
  return {
    kept: { url, width, height },
    files: [
      [smaller, narrow],
      [whole, data],
    ],
  }
}

/** And from there on. */
export async function putImage(store: MediaStore, { kept, files }: KeptFiles): Promise<KeptImage> {
  for (const [name, bytes] of files) await store.put(name, bytes)
  return kept
}

/** Whether this is the address of a picture in our store. */
export const isKept = (url: string): boolean =>
  url.startsWith(`${MEDIA_PATH}/`) && mediaName.test(url.slice(MEDIA_PATH.length + 1))

/** The names of both forms of a kept picture. */
export function filesOf(url: string): readonly [whole: string, smaller: string] {
  const whole = url.slice(MEDIA_PATH.length + 1)
  return [whole, whole.replace(/\.webp$/, `${small.suffix}.webp`)]
}
