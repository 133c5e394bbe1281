import {
  type DuePicture,
  forgetLink,
  pictureFailed,
  picturesDue,
  pictureTaken,
  takePicture,
  tryPictureAgain,
  tyreRow,
  updateTyre,
} from '#db/queries/catalogue/tyre-rows.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { TyreDetail } from '../contracts/admin/tyres.ts'
import { orFail, Refusal } from '../errors.ts'
import { eachDue } from '../jobs/each-due.ts'
import { FILES_BUSY } from '../media/inspect/pool.ts'
import { giveUpPicture, keepPicture } from '../media/keep-picture.ts'
import { addMinutes } from '../rules/time/time.ts'
import { checkPicture } from '../shops/profile/own-media.ts'
import { transaction } from '../transaction.ts'
import { readTyre, tyreAdmin } from './read-tyres.ts'
import { tyreNotFound } from './refusals.ts'

/** Twice as wide as any page shows a tyre, for sharp screens; a list of results shows many. */
const WIDEST_TYRE = 640

/** Throws NOT_ALLOWED, TYRE_NOT_FOUND: before the bytes of a picture are read. */
export const mayPutImage = (ctx: Context, actor: Actor, id: string): Promise<TyreDetail> => readTyre(ctx, actor, id)

/** Gives a tyre another picture. Throws NOT_ALLOWED, TYRE_NOT_FOUND, PICTURE_REFUSED, PICTURE_FAILED. */
export async function putImage(ctx: Context, actor: Actor, id: string, bytes: Uint8Array): Promise<TyreDetail> {
  const { contactId } = tyreAdmin(actor)
  await checkPicture(bytes)
  const { url } = await orFail(ctx, { code: 'PICTURE_FAILED', says: 'The picture could not be kept' }, () =>
    keepPicture(ctx, bytes, WIDEST_TYRE),
  )
  return transaction(ctx, async (ctx) => {
    const before = await tyreRow(ctx.db, id)
    if (!before) throw tyreNotFound()
    await updateTyre(ctx.db, id, { image_url: url })
    await giveUpPicture(ctx, before.image_url)
    await forgetLink(ctx.db, id)
    const note = { contactId, action: 'update', entity: 'tyre', entityId: id } as const
    await noteAudit(ctx, { ...note, before: { imageUrl: before.image_url }, after: { imageUrl: url } })
    return readTyre(ctx, actor, id)
  })
}

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
