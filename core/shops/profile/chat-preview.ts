import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import { servicesOf } from '#db/queries/shops/shops.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { ChatPreview, ChatPreviewQuery } from '../../contracts/seller/shop-profile.ts'
import { normalisePhone } from '../../rules/people/phone.ts'
import { oneLine } from '../../rules/people/typed-text.ts'
import { directionsUrl } from '../../rules/places/directions.ts'
import { shopWords } from '../../texts/shop-words.ts'
import { textsIn } from '../../texts/texts.ts'
import { memberOfProfile, shopRow } from './own-shop.ts'

/** What the chat would say of the shop with what is typed so far. Throws SHOP_NOT_FOUND. */
export async function chatPreview(
  ctx: Context,
  actor: Actor,
  shopId: string,
  typed: ChatPreviewQuery,
): Promise<ChatPreview> {
  memberOfProfile(actor, shopId)
  const row = await shopRow(ctx, shopId)
  const say = textsIn('en')
  const text = shopWords(
    {
      name: oneLine(typed.name ?? row.name),
      address: oneLine(typed.address ?? row.address),
      suburb: typed.suburb === undefined ? row.suburb : oneLine(typed.suburb),
      city: oneLine(typed.city ?? row.city),
      phone: typed.phone === undefined ? row.contact_phone : (normalisePhone(typed.phone) ?? null),
      verified: row.verified,
      hours: await hoursOfShop(ctx.db, shopId),
      services: await servicesOf(ctx.db, [shopId]),
      directionsUrl: directionsUrl(row),
      distanceKm: null,
    },
    { now: ctx.clock.now() },
    say,
  )
  return { text, buttons: [say.shops.tyresHere, say.shops.bookService, say.shops.otherShops] }
}
