import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import {
  askPictureAt,
  claimShopsToPicture,
  imagesOf,
  keepSentPicture,
  type SentPicture,
  sentPictures,
  takeSentPicture,
} from '#db/queries/shops/shop-images.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { record } from '../events.ts'
import { eachDue } from '../jobs/each-due.ts'
import { actorOf } from '../load-actor.ts'
import { FILES_BUSY } from '../media/inspect/pool.ts'
import { reply } from '../messaging/outbound/send.ts'
import { personOf } from '../messaging/people/person.ts'
import { MAX_PICTURES } from '../rules/files/shop-pictures.ts'
import { isTimeToAsk, nextPictureFrom, nextTimeToAsk } from '../rules/seller/shop-day.ts'
import type { ShopHours } from '../rules/time/opening-hours.ts'
import { textsIn } from '../texts/texts.ts'
import type { FetchMedia } from '../threads/files/fetch-files.ts'
import { transaction } from '../transaction.ts'
import { addPicture } from './profile/own-media.ts'
import { ownerOfProfile, shopRow } from './profile/own-shop.ts'

/** The owner wants to have the picture shown that they sent on WhatsApp. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED. */
export const showSentPicture = (ctx: Context, actor: Actor, shopId: string, sourceUrl: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = await ownerOfProfile(ctx, actor, shopId)
    const at = ctx.clock.now()
    await keepSentPicture(ctx.db, { shop_id: shopId, contact_id: contactId, source_url: sourceUrl, created_at: at })
  })

const BATCH_SIZE = 20

/** Fetches such pictures and puts them into the gallery. The owner hears of one that could not be shown. */
export const fetchShopPictures = eachDue<SentPicture, { media: FetchMedia }>({
  name: 'shop-picture',
  batchSize: BATCH_SIZE,
  claim: (ctx, claim) => sentPictures(ctx.db, claim),
  id: ({ id }) => id,
  apart: async (ctx, { id, source_url }, { media }) => {
    const bytes = await media(source_url)
    await transaction(ctx, async (ctx) => {
      const taken = await takeSentPicture(ctx.db, id)
      if (taken) await show(ctx, taken, bytes)
    })
  },
})

async function show(ctx: Context, { shop_id: shopId, contact_id }: SentPicture, bytes: Uint8Array | undefined) {
  if (!bytes) return tell(ctx, contact_id, shopId, 'failed')
  try {
    // A savepoint: what is refused leaves nothing behind.
    await transaction(ctx, async (ctx) => addPicture(ctx, await actorOf(ctx, contact_id), shopId, bytes))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === FILES_BUSY) throw error
    await tell(ctx, contact_id, shopId, error.code === 'GALLERY_FULL' ? 'full' : 'failed')
  }
}

async function tell(ctx: Context, contactId: string, shopId: string, what: 'failed' | 'full'): Promise<void> {
  const { name: shop, slug } = await shopRow(ctx, shopId)
  const say = textsIn((await personOf(ctx, contactId)).language ?? 'en').pictureNotices
  const body = say[what]({ shop, url: `${ctx.config.publicUrl}/business/profile?shop=${slug}` })
  await reply(ctx, contactId, { type: 'text', body })
}

const closed: ShopHours = { weekly: [], special: [], openOnPublicHolidays: false }

/**
 * Asks the owners of shops for a picture of the front: once the shop has joined, and once a quarter after that, at a calm
 * hour. A shop whose gallery is full is asked the next time.
 */
export const askForPictures = eachDue<string>({
  name: 'picture-question',
  claim: (ctx, claim) => claimShopsToPicture(ctx.db, claim),
  id: (shopId) => shopId,
  doAll: async (ctx, due) => {
    const hours = await hoursOfShops(ctx.db, due)
    for (const shopId of due) await look(ctx, shopId, hours.get(shopId) ?? closed)
  },
})

async function look(ctx: Context, shopId: string, hours: ShopHours): Promise<void> {
  const at = ctx.clock.now()
  const isTime = isTimeToAsk(hours, at)
  await askPictureAt(ctx.db, shopId, nextTimeToAsk(hours, isTime ? nextPictureFrom(at) : at))
  if (isTime && (await imagesOf(ctx.db, shopId)).length < MAX_PICTURES)
    await record(ctx, { type: 'shop.picture_wanted', shopId })
}
