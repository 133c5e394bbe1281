import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { type HistoryRow, insertHistory } from '#db/queries/joining/history.ts'
import { lockStanding, type Standing, type StandingRow, setStanding } from '#db/queries/joining/shops.ts'
import type { Person } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { HistoryEntry, StandingChange } from '../contracts/admin/applications.ts'
import { localDate } from '../rules/time/time.ts'
import { applicationNotFound } from './refusals.ts'

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
