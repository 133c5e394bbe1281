import { exampleListings, listingIdsOf } from '#db/queries/inventory/shop-listings.ts'
import { lockListings, type StockRow } from '#db/queries/inventory/stock.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type {
  ChangeStock,
  PreviewStock,
  StockChange,
  StockChanged,
  StockPreview,
} from '../contracts/seller/change-stock.ts'
import { steppedPrice } from '../rules/prices/deal-price.ts'
import { isUnlikelyPrice } from '../rules/prices/unlikely-price.ts'
import { transaction } from '../transaction.ts'
import { holding } from '../undo-step.ts'
import { chosenChanged, pricesUnlikely, priceTooLow } from './refusals.ts'
import { listingConditions } from './stock-search.ts'
import { memberOfStock, noteStockUndo, stockKeeperOf, writeStock } from './write-stock.ts'

const EXAMPLES = 20
const MAX_QUANTITY = 100_000
const MAX_CENTS = 100_000_000

/** What a change would make of the chosen listings, without making it. Throws SHOP_NOT_FOUND. */
export async function previewStock(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { chosen, change }: PreviewStock,
): Promise<StockPreview> {
  memberOfStock(actor, shopId)
  return transaction(ctx, async (ctx) => {
    const rows = await chosenRows(ctx, shopId, chosen)
    const after = new Map(rows.map((row) => [row.id, changed(ctx, row, change)]))
    const others = rows.filter((row) => isOther(row, after.get(row.id)))
    const shown = await exampleListings(
      ctx.db,
      others.map(({ id }) => id),
      EXAMPLES,
    )
    return {
      chosen: rows.length,
      changed: others.length,
      tooLow: [...after.values()].filter(isTooLow).length,
      unlikely: unlikelyAmong(rows, after),
      examples: shown.map(({ id, brand, model, size, price_cents: priceCents, quantity }) => ({
        id,
        brand,
        model,
        size,
        before: { priceCents, quantity },
        after: {
          priceCents: Math.max(after.get(id)?.price_cents ?? priceCents, 0),
          quantity: after.get(id)?.quantity ?? quantity,
        },
      })),
    }
  })
}

/**
 * Changes price or stock of many listings at once, or confirms their stock, to be taken back for a minute; nobody hears
 * of it before a console's ten seconds to undo it are over. Throws
 * SHOP_NOT_FOUND, SHOP_BLOCKED, PRICE_TOO_LOW, CHANGED_SINCE if other listings are chosen by now, and PRICE_UNLIKELY
 * until somebody has said that it is right.
 */
export const changeManyListings = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { chosen, change, expected, priceIsRight }: ChangeStock,
): Promise<StockChanged> =>
  transaction(ctx, async (ctx) => {
    const me = await stockKeeperOf(ctx, actor, shopId)
    const rows = await chosenRows(ctx, shopId, chosen)
    if (rows.length !== expected) throw chosenChanged()
    const next = new Map(rows.map((row) => [row.id, changed(ctx, row, change)]))
    const before = change.what === 'price' ? rows.filter((row) => isOther(row, next.get(row.id))) : rows
    const after = before.flatMap(({ id }) => next.get(id) ?? [])
    if (after.some(isTooLow)) throw priceTooLow()
    const unlikely = unlikelyAmong(rows, next)
    if (unlikely > 0 && !priceIsRight) throw pricesUnlikely(unlikely)
    const held = await holding(ctx)
    await writeStock(held, shopId, after)
    if (change.what === 'price' && after.length > 0)
      await noteAudit(ctx, {
        contactId: me.contactId,
        action: 'update',
        entity: 'shop',
        entityId: shopId,
        before: { listings: before.map(({ id, price_cents: priceCents }) => ({ id, priceCents })) },
        after: { change, changed: after.length },
      })
    return { changed: after.length, undoId: await noteStockUndo(held, me.contactId, shopId, { before, after }) }
  })

/** Confirms all stock of a shop, to be taken back for a minute. Throws SHOP_NOT_FOUND, SHOP_BLOCKED. */
export const confirmStock = (ctx: Context, actor: Actor, shopId: string): Promise<StockChanged> =>
  transaction(ctx, async (ctx) => {
    const me = await stockKeeperOf(ctx, actor, shopId)
    const before = await chosenRows(ctx, shopId, { filter: {} })
    const after = before.map((row) => changed(ctx, row, { what: 'confirm' }))
    await writeStock(ctx, shopId, after)
    return { changed: after.length, undoId: await noteStockUndo(ctx, me.contactId, shopId, { before, after }) }
  })

/** The chosen listings, locked. */
export async function chosenRows(ctx: Context, shopId: string, chosen: PreviewStock['chosen']): Promise<StockRow[]> {
  const ids =
    'ids' in chosen
      ? [...new Set(chosen.ids)]
      : await listingIdsOf(ctx.db, shopId, listingConditions(chosen.filter, ctx.clock.now()))
  return lockListings(ctx.db, shopId, ids)
}

/** Who says how many there are confirms the stock by it. */
function changed(ctx: Context, row: StockRow, change: StockChange): StockRow {
  if (change.what === 'price')
    return { ...row, price_cents: Math.min(steppedPrice(row.price_cents, change), MAX_CENTS) }
  const confirmed = { ...row, confirmed_at: ctx.clock.now() }
  if (change.what === 'confirm') return confirmed
  const quantity = change.set ?? row.quantity + (change.by ?? 0)
  return { ...confirmed, quantity: Math.min(Math.max(quantity, 0), MAX_QUANTITY) }
}

const isOther = (row: StockRow, after: StockRow | undefined): boolean =>
  after !== undefined && (after.price_cents !== row.price_cents || after.quantity !== row.quantity)
const isTooLow = ({ price_cents: cents }: StockRow): boolean => cents < 1
const unlikelyAmong = (rows: readonly StockRow[], after: ReadonlyMap<string, StockRow>): number =>
  rows.filter(({ id, price_cents: before }) => isUnlikelyPrice(after.get(id)?.price_cents ?? before, before)).length
