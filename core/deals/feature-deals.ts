import { z } from 'zod'
import { type AdminDealRow, adminDeals, findAdminDeal, lockFeatured, setFeatured } from '#db/queries/admin/reviews.ts'
import { dealsToRefresh, refreshOffers } from '#db/queries/inventory/offers.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { AdminDeal, AdminDeals, AdminDealsQuery } from '../contracts/admin/deals.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { record } from '../events.ts'
import { eachDue } from '../jobs/each-due.ts'
import { savedPercent, shownStatus } from '../rules/prices/deal-price.ts'
import { localDate } from '../rules/time/time.ts'
import { tyreFeatures } from '../rules/tyres/tyre-features.ts'
import { transaction } from '../transaction.ts'
import { ownDealNotFound } from './list-deals.ts'

/** The deals of all shops, the newest first. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listAllDeals(
  ctx: Context,
  actor: Actor,
  { show, search = '', limit, after }: AdminDealsQuery,
): Promise<AdminDeals> {
  if (!canAdmin(actor, 'deals')) throw adminsOnly()
  const past = readCursor('all-deals', after, z.iso.datetime())
  const today = localDate(ctx.clock.now())
  const rows = await adminDeals(ctx.db, {
    today,
    status: show === 'featured' ? undefined : show,
    featured: show === 'featured',
    words: search.split(/\s+/).filter(Boolean),
    after: past && { at: past.rank, id: past.id },
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    deals: shown.map((row) => adminDeal(row, today)),
    next: last ? writeCursor('all-deals', { rank: last.created_at.toISOString(), id: last.id }) : null,
  }
}

/** A featured deal comes before the others on the home page. Throws NOT_ALLOWED, DEAL_NOT_FOUND. */
export const featureDeal = (ctx: Context, actor: Actor, id: string, featured: boolean): Promise<AdminDeal> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'deals')) throw adminsOnly()
    const before = await lockFeatured(ctx.db, id)
    if (!before) throw ownDealNotFound()
    if (before.featured !== featured) {
      await setFeatured(ctx.db, id, featured, ctx.clock.now())
      await noteAudit(ctx, {
        contactId: actor.contactId,
        action: 'update',
        entity: 'deal',
        entityId: id,
        before: { featured: before.featured },
        after: { featured },
      })
    }
    const row = await findAdminDeal(ctx.db, id)
    if (!row) throw ownDealNotFound()
    return adminDeal(row, localDate(ctx.clock.now()))
  })

function adminDeal(row: AdminDealRow, today: string): AdminDeal {
  const { starts_on: startsOn, ends_on: endsOn, active, stock } = row
  const status = shownStatus({ active, startsOn, endsOn }, today, { active: row.shop_active })
  return {
    id: row.id,
    code: row.code,
    shop: { id: row.shop_id, slug: row.shop_slug, name: row.shop_name, city: row.city, province: row.province },
    product: { brand: row.brand, model: row.model, size: row.size, type: row.type },
    listing: { code: row.listing_code, priceCents: row.list_price_cents, stock },
    title: row.title,
    description: row.description,
    priceCents: row.price_cents,
    percentOff: savedPercent(row.list_price_cents, row.price_cents),
    startsOn,
    endsOn,
    status,
    soldOut: status === 'active' && stock === 0,
    featured: row.featured,
    rating: row.rating,
    reviewCount: row.review_count,
    features: tyreFeatures({
      runFlat: row.run_flat,
      extraLoad: row.extra_load,
      loadIndex: row.load_index,
      speedRating: row.speed_rating,
    }),
    createdAt: row.created_at.toISOString(),
  }
}

/** Brings the offers in step with the deals that begin or end today. */
export const refreshDeals = eachDue<string>({
  name: 'deal',
  claim: (ctx, claim) => dealsToRefresh(ctx.db, localDate(claim.at), claim),
  id: (listingId) => listingId,
  doAll: async (ctx, listingIds) => {
    await refreshOffers(ctx.db, { listingIds, today: localDate(ctx.clock.now()) })
    await record(ctx, { type: 'listing.changed', listingIds: [...listingIds] })
  },
})
