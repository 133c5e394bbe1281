import { z } from 'zod'
import { lockStock } from '#db/queries/inventory/stock-rows.ts'
import { listingsAfter } from '#db/queries/machines/machine-reads.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type {
  MachineItem,
  MachineStock,
  MachineStockQuery,
  PutStock,
  PutStockResult,
} from '../contracts/seller/machine.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { applyRows, publishListings } from '../imports/apply.ts'
import { makePlanner, type PlannedRow } from '../imports/plan.ts'
import { tyreOf, type WantedStock } from '../rules/imports/row.ts'
import { transaction } from '../transaction.ts'
import { mayByKey } from './key-policy.ts'
import { machineListing } from './machine-view.ts'
import { keyMayNot } from './refusals.ts'

/** What the shop lists, sold out or not. Throws KEY_MAY_NOT, PAGE_NOT_FOUND. */
export async function machineStock(
  ctx: Context,
  actor: Actor,
  { limit, after }: MachineStockQuery,
): Promise<MachineStock> {
  if (!mayByKey(actor, 'stock:read')) throw keyMayNot()
  const from = readCursor('stock of machines', after, z.string())
  const rows = await listingsAfter(ctx.db, actor.shopId, from?.id, limit + 1)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit).map(machineListing),
    next: last ? writeCursor('stock of machines', { rank: '', id: last.id }) : null,
  }
}

const results = { new: 'created', changed: 'updated', same: 'unchanged', wrong: 'error' } as const

/**
 * Makes the shop's stock what is said of it, article by article; wrong ones are left out and said why. The same call
 * again changes nothing. Throws KEY_MAY_NOT.
 */
export async function putStock(ctx: Context, actor: Actor, { items }: PutStock): Promise<PutStockResult> {
  if (!mayByKey(actor, 'stock:write')) throw keyMayNot()
  const { shopId } = actor
  return transaction(ctx, async (ctx) => {
    await lockStock(ctx.db, shopId)
    const plan = await makePlanner(ctx, shopId)
    const rows = await plan(items.map((item, at) => ({ line: at + 1, ...wanted(item) })))
    await publishListings(ctx, await applyRows(ctx, shopId, rows))
    const count = (fate: PlannedRow['fate']) => rows.filter((row) => row.fate === fate).length
    return {
      created: count('new'),
      updated: count('changed'),
      unchanged: count('same'),
      errors: count('wrong'),
      items: rows.map((row, at) => ({
        sku: items[at]?.sku ?? '',
        result: results[row.fate],
        problem: row.fate === 'wrong' ? row.problem : null,
      })),
    }
  })
}

function wanted(item: MachineItem): { value: WantedStock } | { problem: string } {
  const { sku, brand = '', model = '', size = '', type = null, runFlat = null } = item
  const amounts = { sku, priceCents: item.priceCents ?? null, quantity: item.quantity ?? null, orderIn: item.orderIn }
  if (brand === '' && model === '' && size === '') return { value: { ...amounts, tyre: null } }
  const tyre = tyreOf({ brand, model, size }, { type, runFlat })
  return 'problem' in tyre ? tyre : { value: { ...amounts, tyre: tyre.value } }
}
