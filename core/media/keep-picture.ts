import { createHash } from 'node:crypto'
import { forgetLoose, loosePictures, noteLoose, takeLoose } from '#db/queries/shops/shop-images.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../jobs/each-due.ts'
import { addMinutes } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { type EncodedImage, encodeImage } from './inspect/file-content.ts'
import { inspect } from './inspect/inspect.ts'
import { type MediaStore, mediaStore } from './store.ts'

/** So long a picture may be kept before anything shows it, and pages that showed it may be open. */
const HOURS_LOOSE = 24

/**
 * Keeps a picture as `keepImage` does. It is noted before its files are there: what comes of the act or not, the sweep
 * looks whether anything shows it.
 */
export async function keepPicture(ctx: Context, bytes: Uint8Array, widest: number): Promise<KeptImage> {
  const image = await encodeSent(bytes, widest)
  await noteLoose(ctx.db, image.kept.url, ctx.clock.now())
  return putImage(mediaStore(ctx.config), image)
}

/** A picture that is not shown here any more, in the transaction that takes it away. */
export async function giveUpPicture(ctx: Context, url: string | null): Promise<void> {
  if (url !== null && isKept(url)) await noteLoose(ctx.db, url, ctx.clock.now())
}

const HOUR_MS = 3_600_000

/**
 * Removes pictures that nothing shows any more. Who keeps the same picture anew meanwhile waits for its row, and writes
 * its files after that. The store may be away for longer than the database, so a failed one waits for hours.
 */
export const sweepPictures = eachDue<string>({
  name: 'loose-picture',
  waitsMs: [HOUR_MS, 12 * HOUR_MS, HOUR_MS],
  claim: (ctx, claim) => loosePictures(ctx.db, addMinutes(claim.at, -HOURS_LOOSE * 60), claim),
  id: (url) => url,
  apart: (ctx, url) =>
    transaction(ctx, async (ctx) => {
      const loose = await takeLoose(ctx.db, url, addMinutes(ctx.clock.now(), -HOURS_LOOSE * 60))
      if (!loose) return
      const store = mediaStore(ctx.config)
      if (!loose.shown) for (const name of filesOf(url)) await store.remove(name)
      await forgetLoose(ctx.db, url)
    }),
})

export type KeptImage = { url: string; width: number; height: number }

/** The width of the smaller form, which lists show; `smaller` in web/lib/pictures.ts knows its name. */
const small = { suffix: '-s', width: 480 }

/** The path under which pictures are served. */
export const MEDIA_PATH = '/media'
/** The name of a kept picture. */
export const mediaName = /^[0-9a-f]{32}(-s)?\.webp$/

/** A picture as it is kept, with its files by their names. */
type KeptFiles = { kept: KeptImage; files: readonly (readonly [name: string, bytes: Uint8Array])[] }

/**
 * Decodes a picture of our own and stores it anew as WebP, no wider than the width given. Its name is made of its
 * content, so that the same picture is stored once and no file ever changes. Throws if it is no picture.
 */
export const keepImage = async (store: MediaStore, bytes: Uint8Array, widest: number): Promise<KeptImage> =>
  putImage(store, named(await encodeImage(bytes, widest, small.width)))

/** The same for a picture that somebody sent, up to the store. */
const encodeSent = async (bytes: Uint8Array, widest: number): Promise<KeptFiles> =>
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
async function putImage(store: MediaStore, { kept, files }: KeptFiles): Promise<KeptImage> {
  for (const [name, bytes] of files) await store.put(name, bytes)
  return kept
}

/** Whether this is the address of a picture in our store. */
const isKept = (url: string): boolean =>
  url.startsWith(`${MEDIA_PATH}/`) && mediaName.test(url.slice(MEDIA_PATH.length + 1))

/** The names of both forms of a kept picture. */
function filesOf(url: string): readonly [whole: string, smaller: string] {
  const whole = url.slice(MEDIA_PATH.length + 1)
  return [whole, whole.replace(/\.webp$/, `${small.suffix}.webp`)]
}
