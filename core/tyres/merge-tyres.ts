import {
  alertsOn,
  joinListings,
  type ListingPair,
  listingPairs,
  lockListings,
  moveListings,
  replaceTyre,
} from '#db/queries/catalogue/import-tyres.ts'
import { lockCatalogue, lockTyres, type TyreRow, tyreRow, tyreUse } from '#db/queries/catalogue/tyre-rows.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { AdminTyre, MergePreview } from '../contracts/admin/tyres.ts'
import { record } from '../events.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { tyreAdmin, tyreState, tyreView } from './read-tyres.ts'
import { itself, tyreNotFound } from './refusals.ts'

async function bothTyres(ctx: Context, from: string, into: string): Promise<{ from: TyreRow; into: TyreRow }> {
  if (from === into) throw itself()
  const [source, target] = [await tyreRow(ctx.db, from), await tyreRow(ctx.db, into)]
  if (!source || !target) throw tyreNotFound()
  return { from: source, into: target }
}

/** What would move if the one tyre became the other. Throws NOT_ALLOWED, TYRE_NOT_FOUND, SAME_TYRE. */
export async function previewMerge(ctx: Context, actor: Actor, from: string, into: string): Promise<MergePreview> {
  tyreAdmin(actor)
  const tyres = await bothTyres(ctx, from, into)
  const pairs = await listingPairs(ctx.db, from, into)
  return {
    from: tyreView(tyres.from),
    into: tyreView(tyres.into),
    moves: { ...(await tyreUse(ctx.db, [from])), alerts: await alertsOn(ctx.db, from) },
    both: pairs.map((pair) => ({
      shop: pair.shop,
      stays: { code: pair.kept_code, priceCents: pair.kept_cents, quantity: pair.kept_quantity },
      goes: { code: pair.gone_code, priceCents: pair.gone_cents, quantity: pair.gone_quantity },
    })),
  }
}

/**
 * Makes one tyre of two: listings stay for sale at their prices, and what hung on the one hangs on the other. Throws
 * NOT_ALLOWED, TYRE_NOT_FOUND, SAME_TYRE.
 */
export const mergeTyres = (
  ctx: Context,
  actor: Actor,
  from: string,
  into: string,
): Promise<{ tyre: AdminTyre; listings: number }> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = tyreAdmin(actor)
    await lockCatalogue(ctx.db)
    await bothTyres(ctx, from, into)
    const listings = await mergeInto(ctx, contactId, from, into)
    await publishTyres(ctx, listings)
    const after = await tyreRow(ctx.db, into)
    if (!after) throw tyreNotFound()
    return { tyre: tyreView(after), listings: listings.length }
  })

/** Merges in the running transaction. Returns the listings whose tyre is another one now. */
export async function mergeInto(ctx: Context, contactId: string, from: string, into: string): Promise<string[]> {
  // In the order of whoever changes a booking: the booking, the listing behind it, and the tyre of that.
  await lockListings(ctx.db, [from, into])
  await lockTyres(ctx.db, [from, into])
  const tyres = await bothTyres(ctx, from, into)
  const pairs = await listingPairs(ctx.db, from, into)
  for (const pair of pairs) await joinListings(ctx.db, pair)
  const moved = await moveListings(ctx.db, from, into)
  await replaceTyre(ctx.db, from, into)
  await noteAudit(
    ctx,
    {
      contactId,
      action: 'delete',
      entity: 'tyre',
      entityId: from,
      before: tyreState(tyres.from),
      after: { mergedInto: into, listings: moved.length },
    },
    { contactId, action: 'update', entity: 'tyre', entityId: into, after: { merged: from, listings: moved.length } },
    ...pairs.map((pair) => joined(contactId, pair)),
  )
  return [...new Set([...moved, ...pairs.map(({ kept }) => kept)])]
}

const joined = (contactId: string, pair: ListingPair) =>
  ({
    contactId,
    action: 'delete',
    entity: 'listing',
    entityId: pair.gone,
    before: { shop: pair.shop_id, code: pair.gone_code, priceCents: pair.gone_cents, quantity: pair.gone_quantity },
    after: { joinedWith: pair.kept },
  }) as const

/** Events of so many listings each stay small. */
const AN_EVENT = 500

/** Brings what drivers find in step with the tyres of these listings, and tells of them. */
export async function publishTyres(ctx: Context, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length === 0) return
  await refreshOffers(ctx.db, { listingIds, today: localDate(ctx.clock.now()) })
  for (let start = 0; start < listingIds.length; start += AN_EVENT)
    await record(ctx, { type: 'listing.changed', listingIds: listingIds.slice(start, start + AN_EVENT) })
}
