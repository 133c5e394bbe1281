import { insertOwner, insertServices, insertShop, slugsLike } from '#db/queries/joining/shops.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ApplyForShop } from '../contracts/forms/joining.ts'
import type { NewShop } from '../contracts/seller/joining.ts'
import { record } from '../events.ts'
import { shopPlace } from '../rules/places/shop-place.ts'
import { serviceCodeOf } from '../rules/shops/application-services.ts'
import { slugFor } from '../rules/website/slugs.ts'
import { placeUnknown } from './refusals.ts'
import { noteStep } from './standing.ts'

/** More people than this have never chosen one name at one moment. */
const MOST_TRIES = 50

/**
 * Makes a pending, unverified shop with the contact as its owner, and tells the admins. Inside the caller's transaction.
 * Throws PLACE_UNKNOWN.
 */
export async function openShop(ctx: Context, contactId: string, wish: ApplyForShop): Promise<NewShop> {
  const place = shopPlace(wish.address, wish.place)
  if (!place) throw placeUnknown()
  const { businessName: name, address, contactPhone, contactEmail } = wish
  const at = ctx.clock.now()
  const row = { ...place, name, address, contact_phone: contactPhone, contact_email: contactEmail }
  const shop = await withFreeSlug(ctx, name, (slug) => insertShop(ctx.db, { ...row, slug }, at))
  await insertServices(ctx.db, shop.id, [...new Set(wish.services)].map(serviceCodeOf))
  await insertOwner(ctx.db, shop.id, contactId, at)
  await noteAudit(ctx, {
    contactId,
    action: 'create',
    entity: 'shop',
    entityId: shop.id,
    after: { status: 'pending', verified: false },
  })
  await noteStep(ctx, shop.id, { what: 'submitted', by: contactId })
  await record(ctx, { type: 'application.submitted', shopId: shop.id })
  return { ...shop, name }
}

async function withFreeSlug<Row>(
  ctx: Context,
  name: string,
  insert: (slug: string) => Promise<Row | undefined>,
): Promise<Row> {
  const taken = await slugsLike(
    ctx.db,
    slugFor(name, () => false),
  )
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const slug = slugFor(name, (one) => taken.has(one))
    const made = await insert(slug)
    if (made) return made
    taken.add(slug)
  }
  throw new Error('no slug is free')
}
