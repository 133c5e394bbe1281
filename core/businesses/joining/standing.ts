import { refreshOffers } from '#db/queries/inventory/offers.ts'
import {
  type HistoryRow,
  insertHistory,
  insertOwner,
  insertServices,
  insertShop,
  lockStanding,
  type Standing,
  type StandingRow,
  setStanding,
  slugsLike,
} from '#db/queries/joining/applications.ts'
import type { Person } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { HistoryEntry, StandingChange } from '../../contracts/admin/applications.ts'
import type { ApplyForShop } from '../../contracts/forms/joining.ts'
import type { NewShop } from '../../contracts/seller/joining.ts'
import type { BusinessStatus } from '../../contracts/shops.ts'
import { Refusal } from '../../errors.ts'
import { record } from '../../events.ts'
import { shopPlace } from '../../rules/places/shop-place.ts'
import { serviceCodeOf } from '../../rules/shops/application-services.ts'
import { documentSays, logoSays } from '../../rules/shops/uploads.ts'
import { localDate } from '../../rules/time/time.ts'
import { slugFor } from '../../rules/website/slugs.ts'

/** More steps than this of one shop are in the audit trail alone. */
export const HISTORY_SHOWN = 20

export const noteStep = (
  ctx: Context,
  shopId: string,
  { what, by, words = null }: { what: StandingChange; by: string; words?: string | null },
) => insertHistory(ctx.db, { shop_id: shopId, what, words, by_contact: by, at: ctx.clock.now() })

/** Locked until the transaction ends. Throws SHOP_NOT_FOUND. */
export async function standingToChange(ctx: Context, shopId: string): Promise<StandingRow> {
  const shop = await lockStanding(ctx.db, shopId)
  if (!shop) throw applicationNotFound()
  return shop
}

type Change = { what: StandingChange; standing: Standing; words?: string | null }

/**
 * What an admin makes of a shop, in the caller's transaction: its row, what can be bought there, its history and the
 * audit trail, which holds no words.
 */
export async function changeStanding(
  ctx: Context,
  { contactId }: Person,
  shop: Pick<StandingRow, 'id' | 'business_status' | 'verified'>,
  { what, standing, words = null }: Change,
): Promise<{ id: string; status: StandingRow['business_status']; verified: boolean }> {
  const at = ctx.clock.now()
  const before = { status: shop.business_status, verified: shop.verified }
  const after = {
    status: standing.business_status ?? before.status,
    verified: standing.verified ?? before.verified,
  }
  await setStanding(ctx.db, shop.id, standing, at)
  await refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(at) })
  await noteStep(ctx, shop.id, { what, by: contactId, words })
  await noteAudit(ctx, {
    contactId,
    action: 'update',
    entity: 'shop',
    entityId: shop.id,
    before,
    after: { ...after, ...(what === 'more_asked' && { asked: 'more' }) },
  })
  return { id: shop.id, ...after }
}

export const historyEntry = ({ id, what, words, by, at }: HistoryRow): HistoryEntry => ({
  id,
  what,
  words,
  by,
  at: at.toISOString(),
})

const placeUnknown = () =>
  new Refusal('PLACE_UNKNOWN', 'Please choose the suburb or town of the shop from the list', 400, {
    place: 'Please choose the suburb or town of the shop from the list',
  })
export const tooManyApplications = () =>
  new Refusal('TOO_MANY_APPLICATIONS', 'Your other applications are still being looked at. Please wait for them.', 409)
export const applicationNotFound = () => new Refusal('SHOP_NOT_FOUND', 'Business not found.', 404)
export const statusForbids = (status: string) =>
  new Refusal('STATUS_FORBIDS', `This cannot be done while the business is ${status}.`, 409)
/** The same for the people of the shop. */
export const notNow = (status: BusinessStatus) => new Refusal('STATUS_FORBIDS', notNowSays[status], 409)
const notNowSays: Readonly<Record<BusinessStatus, string>> = {
  pending: 'Your shop is with us already: we are looking at it.',
  active: 'Your shop is approved already. You can change it in its profile.',
  inactive: 'We have not approved your shop. Correct it and submit it again.',
  blocked: 'We have blocked your shop, so this cannot be done now. Please contact support.',
  unpublished: 'Your shop is unpublished, so this cannot be done now. Please contact support.',
}
export const contactUnproven = () =>
  new Refusal('CONTACT_UNPROVEN', 'An owner has to confirm an e-mail address or a WhatsApp number first.', 409)
export const logoTooLarge = () => new Refusal('LOGO_TOO_LARGE', logoSays.size, 413)
export const logoKindRefused = () => new Refusal('LOGO_KIND_REFUSED', logoSays.type, 415)
export const documentTooLarge = () => new Refusal('DOCUMENT_TOO_LARGE', documentSays.size, 413)
export const documentKindRefused = () => new Refusal('DOCUMENT_KIND_REFUSED', documentSays.type, 415)
export const documentNotFound = () => new Refusal('DOCUMENT_NOT_FOUND', 'There is no such document', 404)

/** More people than this have never chosen one name at one moment. */
const MAX_TRIES = 50

/**
 * Makes a pending, unverified shop with the contact as its owner, and tells the admins. Inside the caller's transaction.
 * Throws PLACE_UNKNOWN.
 */
export async function openShop(ctx: Context, contactId: string, input: ApplyForShop): Promise<NewShop> {
  const place = shopPlace(input.address, input.place)
  if (!place) throw placeUnknown()
  const { businessName: name, address, contactPhone, contactEmail } = input
  const at = ctx.clock.now()
  const row = { ...place, name, address, contact_phone: contactPhone, contact_email: contactEmail }
  const shop = await withFreeSlug(ctx, name, (slug) => insertShop(ctx.db, { ...row, slug }, at))
  await insertServices(ctx.db, shop.id, [...new Set(input.services)].map(serviceCodeOf))
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
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const slug = slugFor(name, (one) => taken.has(one))
    const made = await insert(slug)
    if (made) return made
    taken.add(slug)
  }
  throw new Error('no slug is free')
}
