import { forgetLoose, loosePictures, noteLoose, takeLoose } from '#db/queries/shops/loose-pictures.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../due/each-due.ts'
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
