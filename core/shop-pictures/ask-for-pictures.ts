import { askPictureAt, claimShopsToPicture } from '#db/queries/shops/sent-pictures.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import { imagesOf } from '#db/queries/shops/shop-images.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../due/each-due.ts'
import { record } from '../events.ts'
import { MAX_PICTURES } from '../rules/files/shop-pictures.ts'
import { isTimeToAsk, nextPictureFrom, nextTimeToAsk } from '../rules/seller/shop-day.ts'
import type { ShopHours } from '../rules/time/opening-hours.ts'

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
