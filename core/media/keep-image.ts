import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export type KeptImage = { url: string; width: number; height: number }

/** How wide the picture is that lists show of it; `smaller` in web/lib/pictures.ts knows its name. */
const small = { suffix: '-s', width: 480 }

/** More than any camera takes. */
const mostPixels = 64_000_000
const quality = 78

/** Where images are kept, and under which address they are served. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media')
export const MEDIA_PATH = '/media'

/**
 * Decodes a picture and keeps it anew, no wider than that, under a name made of what is in it: the same picture is kept
 * once, and no file ever changes. Throws when it is no picture.
 */
export async function keepImage(dataDir: string, bytes: Uint8Array, widest: number): Promise<KeptImage> {
  const { data, info } = await encoded(bytes, widest)
  const name = createHash('sha256').update(data).digest('hex').slice(0, 32)
  const folder = mediaFolder(dataDir)
  await mkdir(folder, { recursive: true })
  await keep(join(folder, `${name}${small.suffix}.webp`), (await encoded(bytes, Math.min(widest, small.width))).data)
  await keep(join(folder, `${name}.webp`), data)
  return { url: `${MEDIA_PATH}/${name}.webp`, width: info.width, height: info.height }
}

const encoded = (bytes: Uint8Array, widest: number) =>
  sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })

/** Written beside it first, so that nobody is served half of it. */
async function keep(path: string, data: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, data)
  await rename(draft, path)
}
