import { forgetLoose, noteLoose, takeLoose } from '#db/queries/shops/loose-pictures.ts'
import type { Context } from '../context.ts'
import { addMinutes } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { encodeSent, filesOf, isKept, type KeptImage, putImage } from './keep-image.ts'
import { mediaStore } from './store.ts'

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

/**
 * Removes pictures that nothing shows any more. Who keeps the same picture anew meanwhile waits for its row, and writes
 * its files after that. Throws when the store does not answer; the rest is left for the next time.
 */
export async function sweepPictures(ctx: Context): Promise<number> {
  let removed = 0
  for (let found = await sweepOne(ctx); found; found = await sweepOne(ctx)) removed += found === 'removed' ? 1 : 0
  return removed
}

const sweepOne = (ctx: Context): Promise<'shown' | 'removed' | undefined> =>
  transaction(ctx, async (ctx) => {
    const loose = await takeLoose(ctx.db, addMinutes(ctx.clock.now(), -HOURS_LOOSE * 60))
    if (!loose) return undefined
    const store = mediaStore(ctx.config)
    if (!loose.shown) for (const name of filesOf(loose.url)) await store.remove(name)
    await forgetLoose(ctx.db, loose.url)
    return loose.shown ? 'shown' : 'removed'
  })
