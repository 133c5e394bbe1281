import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { hoursOfShop, lockShop } from '#db/queries/shops/shop-hours.ts'
import { type OwnShopRow, ownShop, updateShop } from '#db/queries/shops/shop-profile.ts'
import { servicesOf, statusOfShop } from '#db/queries/shops/shops.ts'
import type { Actor, Person } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import { shopBlocked } from '../../blocks.ts'
import type { Context } from '../../context.ts'
import type { ChangeShopProfile, Pin } from '../../contracts/forms/shop-profile.ts'
import type { ChatPreview, ChatPreviewQuery, OwnShop } from '../../contracts/seller/shop-profile.ts'
import { normalisePhone } from '../../rules/people/phone.ts'
import { oneLine } from '../../rules/people/typed-text.ts'
import { placeOfAddress } from '../../rules/places/address-place.ts'
import { directionsUrl } from '../../rules/places/directions.ts'
import { hoursText, intervalsOn } from '../../rules/time/opening-hours.ts'
import { localDate } from '../../rules/time/time.ts'
import { shopWords } from '../../texts/shop-words.ts'
import { textsIn } from '../../texts/texts.ts'
import { transaction } from '../../transaction.ts'
import { notYourShop, ownerRequired, placeUnknown } from '../refusals.ts'
import { canChangeProfile, canSeeProfile } from '../shop-policy.ts'
import { openState } from '../shop-view.ts'

/** What the shop says of itself, for its members. Throws SHOP_NOT_FOUND. */
export async function readOwnShop(ctx: Context, actor: Actor, shopId: string): Promise<OwnShop> {
  memberOfProfile(actor, shopId)
  const row = await shopRow(ctx, shopId)
  const hours = await hoursOfShop(ctx.db, shopId)
  const now = ctx.clock.now()
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    email: row.contact_email,
    phone: row.contact_phone,
    description: row.description,
    website: row.website,
    address: row.address,
    suburb: row.suburb,
    city: row.city,
    province: row.province,
    lat: row.lat,
    lng: row.lng,
    status: row.business_status,
    verified: row.verified,
    rejectionReason: row.rejection_reason,
    logoUrl: row.logo_url,
    imageUrl: row.image_url,
    rating: row.rating,
    reviewCount: row.review_count,
    ...openState(hours, now),
    todayText: hoursText(intervalsOn(hours, localDate(now))),
    canChange: canChangeProfile(actor, shopId) && row.business_status !== 'blocked',
  }
}

/** Throws SHOP_NOT_FOUND. */
export async function shopRow(ctx: Context, shopId: string): Promise<OwnShopRow> {
  const row = await ownShop(ctx.db, shopId)
  if (!row) throw notYourShop()
  return row
}

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

/** The actor as a member of the shop. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export function memberOfProfile(actor: Actor, shopId: string): Person {
  if (!canSeeProfile(actor, shopId)) throw notYourShop()
  return actor
}

/** The actor as an owner who may change the shop now. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED. */
export async function ownerOfProfile(ctx: Context, actor: Actor, shopId: string): Promise<Person> {
  memberOfProfile(actor, shopId)
  if (!canChangeProfile(actor, shopId)) throw ownerRequired()
  await refuseBlocked(ctx, shopId)
  return actor
}

/** Throws SHOP_BLOCKED. */
export async function refuseBlocked(ctx: Pick<Context, 'db'>, shopId: string): Promise<void> {
  if ((await statusOfShop(ctx.db, shopId)) === 'blocked') throw shopBlocked()
}

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
