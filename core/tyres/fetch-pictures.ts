import {
  type DuePicture,
  pictureFailed,
  picturesDue,
  pictureTaken,
  takePicture,
  tryPictureAgain,
} from '#db/queries/catalogue/tyre-pictures.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../due/each-due.ts'
import { Refusal } from '../errors.ts'
import { FILES_BUSY } from '../inspect/pool.ts'
import { keepPicture } from '../media/keep-picture.ts'
import { addMinutes } from '../rules/time/time.ts'
import { checkPicture } from '../shops/profile/check-picture.ts'
import { WIDEST_TYRE } from './tyre-image.ts'

/** Fetches what is at an address that somebody typed. Throws a Refusal when no further try helps. */
export type FetchPicture = (link: string) => Promise<Uint8Array>

/** A few at a time, so that a long list does not press the machine that it links to. */
const BATCH_SIZE = 5
const LEASE_MINUTES = 5
const WAITS_MINUTES = [1, 15, 240]

/**
 * Takes copies of pictures that lists of tyres link to: pages show nothing that another machine could change, or that
 * would tell it who looks.
 */
export const fetchPictures = eachDue<string, { pictures: FetchPicture }>({
  name: 'tyre-picture',
  batchSize: BATCH_SIZE,
  claim: (ctx, claim) => picturesDue(ctx.db, claim),
  id: (link) => link,
  apart: async (ctx, link, { pictures }) => {
    const at = ctx.clock.now()
    const taken = await takePicture(ctx.db, link, at, addMinutes(at, LEASE_MINUTES))
    if (taken) await fetchOne(ctx, pictures, taken)
  },
})

async function fetchOne(ctx: Context, fetchPicture: FetchPicture, { link, attempts }: DuePicture): Promise<void> {
  try {
    const bytes = await fetchPicture(link)
    await checkPicture(bytes)
    const { url } = await keepPicture(ctx, bytes, WIDEST_TYRE)
    await pictureTaken(ctx.db, link, url)
  } catch (error) {
    const isFinal = error instanceof Refusal && error.code !== FILES_BUSY
    const wait = isFinal ? undefined : WAITS_MINUTES[attempts - 1]
    ctx.log.warn({ err: error, again: wait !== undefined }, 'a picture of a tyre was not fetched')
    if (wait !== undefined) await tryPictureAgain(ctx.db, link, addMinutes(ctx.clock.now(), wait))
    else await pictureFailed(ctx.db, link, error instanceof Refusal ? error.message : 'The address does not answer')
  }
}
