import { lockListings, type StockRow, type StockValues } from '#db/queries/inventory/stock.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { transaction } from '../transaction.ts'
import { changedSince, noteUndo } from '../undo-step.ts'
import { stockKeeperOf } from './stock-access.ts'
import { writeStock } from './write-stock.ts'

/** Listings as they stood, as the step keeps them. */
export type StockKept = (Omit<StockValues, 'confirmed_at'> & { confirmed_at: string | null })[]

const kept = (rows: readonly StockValues[]): StockKept =>
  rows.map((row) => ({
    id: row.id,
    price_cents: row.price_cents,
    quantity: row.quantity,
    sku: row.sku,
    order_quantity: row.order_quantity,
    order_lead_hours: row.order_lead_hours,
    order_until: row.order_until,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  }))

export const noteStockUndo = (
  ctx: Context,
  contactId: string,
  shopId: string,
  { before, after }: { before: readonly StockValues[]; after: readonly StockValues[] },
): Promise<string> =>
  noteUndo(ctx, contactId, { what: 'stock', subjectId: shopId, before: kept(before), after: kept(after) })

/**
 * Puts price, stock, SKU and confirmation back; what somebody has changed since stays. Throws SHOP_NOT_FOUND,
 * SHOP_BLOCKED, and CHANGED_SINCE if all of it has been changed.
 */
export const undoStock = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { before, after }: { before: StockKept; after: StockKept },
): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await stockKeeperOf(ctx, actor, shopId)
    const became = new Map(after.map((row) => [row.id, row]))
    const now = await lockListings(
      ctx.db,
      shopId,
      after.map(({ id }) => id),
    )
    const unchanged = new Set(now.filter((row) => isSame(row, became.get(row.id))).map(({ id }) => id))
    const back = before.filter(({ id }) => unchanged.has(id))
    if (back.length === 0) throw changedSince()
    await writeStock(
      ctx,
      shopId,
      back.map((row) => ({ ...row, confirmed_at: row.confirmed_at === null ? null : new Date(row.confirmed_at) })),
    )
  })

const compared = ['price_cents', 'quantity', 'sku', 'order_quantity', 'order_lead_hours', 'order_until'] as const

const isSame = (now: StockRow, became: StockKept[number] | undefined): boolean =>
  became !== undefined && compared.every((column) => now[column] === became[column])
