import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { lockShop } from '#db/queries/shops/shop-hours.ts'
import { type OwnShopRow, updateShop } from '#db/queries/shops/shop-profile.ts'
import type { Actor } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { ChangeShopProfile, Pin } from '../../contracts/forms/shop-profile.ts'
import type { OwnShop } from '../../contracts/seller/shop-profile.ts'
import { placeOfAddress } from '../../rules/places/address-place.ts'
import { localDate } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { placeUnknown } from '../refusals.ts'
import { readOwnShop, shopRow } from './own-shop.ts'
import { ownerOfProfile } from './profile-access.ts'

/**
 * An owner changes what the shop says of itself. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED, PLACE_UNKNOWN if
 * the shop moves to a place that we do not know and no pin says where it is.
 */
export const changeShop = (ctx: Context, actor: Actor, shopId: string, change: ChangeShopProfile): Promise<OwnShop> =>
  transaction(ctx, async (ctx) => {
    const me = await ownerOfProfile(ctx, actor, shopId)
    await lockShop(ctx.db, shopId)
    const before = await shopRow(ctx, shopId)
    const { email, phone, pin, ...rest } = change
    const after = { ...rest, contact_email: email, contact_phone: phone, ...placeOf(before, change, pin) }
    const changed = namesOf(after).filter((name) => after[name] !== before[name])
    if (changed.length === 0) return readOwnShop(ctx, actor, shopId)
    await updateShop(ctx.db, shopId, { ...after, updated_at: ctx.clock.now() })
    if (changed.includes('lat') || changed.includes('lng'))
      await refreshOffers(ctx.db, { shopIds: [shopId], today: localDate(ctx.clock.now()) })
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      before: { city: before.city, province: before.province, lat: before.lat, lng: before.lng },
      after: { changed, city: after.city, province: after.province, lat: after.lat, lng: after.lng },
    })
    return readOwnShop(ctx, actor, shopId)
  })

/** Where the shop stands: at the pin; as before while it stays in its suburb and town; else where the address says. */
function placeOf(before: OwnShopRow, { address, suburb, city, province }: ChangeShopProfile, pin?: Pin): Pin {
  if (pin) return pin
  const stays = suburb === before.suburb && city === before.city && province === before.province
  if (stays) return { lat: before.lat, lng: before.lng }
  const place = placeOfAddress([address, suburb, city].filter(Boolean).join(', '))
  if (!place) throw placeUnknown()
  return { lat: place.lat, lng: place.lng }
}

const namesOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[]
