import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { insertListings, type NewListing, updateListings } from '#db/queries/inventory/stock.ts'
import { addBrands, addSizes, addTyres, confirmListings, type NewSize } from '#db/queries/inventory/stock-rows.ts'
import type { StockColumns } from '#db/schema/shops.ts'
import type { Context } from '../../context.ts'
import { record } from '../../events.ts'
import { orderRow } from '../../inventory/listing-view.ts'
import { makeCode } from '../../rules/code.ts'
import type { WantedTyre } from '../../rules/imports/row.ts'
import { columnsOf } from '../../rules/seller/listing-fields.ts'
import { localDate } from '../../rules/time/time.ts'
import { circumferenceMm } from '../../rules/tyres/rolling-circumference.ts'
import { parseTyreSize } from '../../rules/tyres/tyre-size.ts'
import type { Level, PlannedRow } from './plan.ts'

type New = Extract<PlannedRow, { fate: 'new' }>

/** Events of so many listings each stay small. */
const LISTINGS_AN_EVENT = 500

/**
 * Does what was planned, in the running transaction. Rows that are wrong are left out. Returns the listings that are
 * new or changed.
 */
export async function applyRows(ctx: Context, shopId: string, rows: readonly PlannedRow[]): Promise<string[]> {
  const at = ctx.clock.now()
  const changed = rows.filter((row) => row.fate === 'changed')
  const same = rows.filter((row) => row.fate === 'same')
  const made = await listNew(
    ctx,
    shopId,
    rows.filter((row) => row.fate === 'new'),
    at,
  )
  const levels = changed.map(({ listingId, after }) => ({ ...rowOf(after), id: listingId, confirmed_at: at }))
  if (levels.length > 0) await updateListings(ctx.db, levels, at)
  if (same.length > 0)
    await confirmListings(
      ctx.db,
      shopId,
      same.map(({ listingId }) => listingId),
      at,
    )
  return [...made, ...changed.map(({ listingId }) => listingId)]
}

const rowOf = ({ priceCents, quantity, fields, orderIn }: Level): StockColumns => ({
  price_cents: priceCents,
  quantity,
  ...columnsOf(fields),
  ...orderRow(orderIn),
})

/** Brings what drivers see in step with these listings, and tells of them. */
export async function publishListings(ctx: Context, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length === 0) return
  await refreshOffers(ctx.db, { listingIds, today: localDate(ctx.clock.now()) })
  for (let start = 0; start < listingIds.length; start += LISTINGS_AN_EVENT)
    await record(ctx, { type: 'listing.changed', listingIds: listingIds.slice(start, start + LISTINGS_AN_EVENT) })
}

async function listNew(ctx: Context, shopId: string, rows: readonly New[], at: Date): Promise<string[]> {
  const added = await addToCatalogue(
    ctx,
    rows.flatMap(({ adds }) => (adds ? [adds] : [])),
  )
  let next = 0
  let waiting = rows.map(({ tyreId, after }) => ({ ...rowOf(after), tyre_id: tyreId ?? added[next++] ?? '' }))
  const made: string[] = []
  // A code that is taken is drawn anew.
  while (waiting.length > 0) {
    const codes = new Set<string>()
    while (codes.size < waiting.length) codes.add(makeCode(ctx.random))
    const drawn = [...codes]
    const listings: NewListing[] = waiting.map((one, place) => ({ ...one, code: drawn[place] ?? '' }))
    const inserted = await insertListings(ctx.db, shopId, listings, at)
    made.push(...inserted.map(({ id }) => id))
    const done = new Set(inserted.map(({ tyre_id }) => tyre_id))
    waiting = waiting.filter(({ tyre_id }) => !done.has(tyre_id))
  }
  return made
}

/** The ids of tyres that the catalogue lacks, once it has them. */
async function addToCatalogue(ctx: Context, tyres: readonly WantedTyre[]): Promise<string[]> {
  if (tyres.length === 0) return []
  await addBrands(
    ctx.db,
    tyres.map(({ brand }) => brand),
    true,
  )
  await addSizes(ctx.db, [...new Set(tyres.map(({ size }) => size))].map(newSize))
  const ids = await addTyres(ctx.db, tyres)
  if (ids.length !== tyres.length) throw new Error(`${tyres.length} tyres were to be added, ${ids.length} are there`)
  return ids
}

/** The row of a size by its code. */
export function newSize(code: string): NewSize {
  const parsed = parseTyreSize(code)
  if (parsed?.kind !== 'single') throw new Error(`${code} is not a tyre size`)
  const { size } = parsed
  const metric = size.format === 'metric'
  return {
    code,
    width: metric ? size.width : null,
    aspect: metric ? size.aspect : null,
    rim: size.rim,
    commercial: metric && size.commercial === true,
    overall_diameter_in: metric ? null : size.overallDiameterIn,
    section_width_in: metric ? null : size.sectionWidthIn,
    circumference_mm: Math.round(circumferenceMm(size)),
  }
}
