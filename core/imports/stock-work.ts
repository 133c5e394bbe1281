import type { ImportLine, RowResult } from '#db/queries/inventory/imports.ts'
import { lockStock } from '#db/queries/inventory/stock-rows.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { readRow } from '../rules/imports/row.ts'
import { applyRows, publishListings } from './apply.ts'
import { type ImportWork, type ShopImport, wrongResult } from './import-work.ts'
import { makePlanner, type PlannedRow } from './plan.ts'

/** A shop's price list into its stock. */
export function stockWork({ id, shop_id: shopId, contact_id, columns }: ShopImport): ImportWork<PlannedRow> {
  const listings: string[] = []
  const toPlan = ({ line, cells }: ImportLine) => ({ line, ...readRow(cells, columns) })
  return {
    planner: async (ctx) => {
      const plan = await makePlanner(ctx, shopId)
      return (lines) => plan(lines.map(toPlan))
    },
    lock: (ctx) => lockStock(ctx.db, shopId),
    apply: async (ctx, rows) => void listings.push(...(await applyRows(ctx, shopId, rows))),
    finish: async (ctx, counts) => {
      await publishListings(ctx, listings)
      await noteAudit(ctx, {
        contactId: contact_id,
        action: 'update',
        entity: 'shop',
        entityId: shopId,
        after: { importId: id, rows: counts },
      })
    },
    result: resultOf,
  }
}

function resultOf(row: PlannedRow): RowResult {
  if (row.fate === 'wrong') return wrongResult(row)
  const { line, tyre, fate } = row
  return {
    line,
    tyre,
    fate,
    problem: null,
    adds_tyre: fate === 'new' && row.adds !== null,
    old_price_cents: row.before?.priceCents ?? null,
    price_cents: row.after.priceCents,
    old_quantity: row.before?.quantity ?? null,
    quantity: row.after.quantity,
  }
}
