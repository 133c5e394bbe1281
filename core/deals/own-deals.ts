import { z } from 'zod'
import {
  countOwnDeals,
  type DealTyreRow,
  dealTyres,
  findOwnDeal,
  type OwnDealRow,
  ownDeals,
} from '#db/queries/seller/own-deals.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type {
  DealTyre,
  DealTyres,
  DealTyresQuery,
  OwnDeal,
  OwnDeals,
  OwnDealsQuery,
} from '../contracts/seller/deals.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { memberOfStock } from '../inventory/write-stock.ts'
import { savedPercent, shownStatus } from '../rules/prices/deal-price.ts'
import { localDate } from '../rules/time/time.ts'

const wordsOf = (text = ''): string[] => text.split(/\s+/).filter(Boolean)

/** The deals of a shop, for its members, the newest first. Throws SHOP_NOT_FOUND, PAGE_NOT_FOUND. */
export async function listOwnDeals(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { search, status, limit, after }: OwnDealsQuery,
): Promise<OwnDeals> {
  memberOfStock(actor, shopId)
  const today = localDate(ctx.clock.now())
  const past = readCursor('own-deals', after, z.iso.datetime())
  const rows = await ownDeals(ctx.db, shopId, {
    today,
    words: wordsOf(search),
    status,
    after: past && { at: past.rank, id: past.id },
    limit: limit + 1,
  })
  const { counts, hasStock } = await countOwnDeals(ctx.db, shopId, today)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const count = (wanted: string) => counts.find((one) => one.status === wanted)?.count ?? 0
  return {
    deals: shown.map((row) => ownDeal(row, today)),
    next: last ? writeCursor('own-deals', { rank: last.created_at.toISOString(), id: last.id }) : null,
    counts: {
      all: counts.reduce((sum, one) => sum + one.count, 0),
      active: count('active'),
      scheduled: count('scheduled'),
      expired: count('expired'),
      inactive: count('inactive'),
    },
    hasStock,
  }
}

/** The deal as it stands now. */
export async function ownDealNow(ctx: Context, id: string): Promise<OwnDeal> {
  const row = await findOwnDeal(ctx.db, id)
  if (!row) throw new Error('a deal that was just written is not there')
  return ownDeal(row, localDate(ctx.clock.now()))
}

export function ownDeal(row: OwnDealRow, today: string): OwnDeal {
  const { brand, model, size, starts_on: startsOn, ends_on: endsOn, active, stock } = row
  const status = shownStatus({ active, startsOn, endsOn }, today, { active: row.shop_active })
  return {
    id: row.id,
    code: row.code,
    listingId: row.listing_id,
    tyre: { brand, model, size },
    title: row.title,
    description: row.description,
    priceCents: row.price_cents,
    listPriceCents: row.list_price_cents,
    percentOff: savedPercent(row.list_price_cents, row.price_cents),
    startsOn,
    endsOn,
    active,
    status,
    soldOut: status === 'active' && stock === 0,
    stock,
    createdAt: row.created_at.toISOString(),
  }
}

/** The tyres that a shop may make a deal of, for its members. Throws SHOP_NOT_FOUND, PAGE_NOT_FOUND. */
export async function listDealTyres(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { search, limit, after }: DealTyresQuery,
): Promise<DealTyres> {
  memberOfStock(actor, shopId)
  const rows = await dealTyres(ctx.db, shopId, {
    today: localDate(ctx.clock.now()),
    words: wordsOf(search),
    after: readCursor('deal-tyres', after, z.string()),
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    tyres: shown.map(dealTyre),
    next: last ? writeCursor('deal-tyres', { rank: last.rank, id: last.listing_id }) : null,
  }
}

const dealTyre = ({ listing_id, brand, model, size, price_cents, stock, has_deal }: DealTyreRow): DealTyre => ({
  listingId: listing_id,
  brand,
  model,
  size,
  priceCents: price_cents,
  stock,
  hasDeal: has_deal,
})
