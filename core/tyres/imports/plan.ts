import { isDeepStrictEqual } from 'node:util'
import { brandAliases, unknownBrands } from '#db/queries/catalogue/brands.ts'
import { allListings, type KnownTyre, type OwnListing, tyresNamed } from '#db/queries/inventory/stock-rows.ts'
import type { Context } from '../../context.ts'
import type { ImportAnswers, ImportQuestion } from '../../contracts/seller/imports.ts'
import type { OrderIn } from '../../contracts/seller/stock.ts'
import { orderInOf } from '../../inventory/listing-view.ts'
import type { WantedStock, WantedTyre } from '../../rules/imports/row.ts'
import { oneLine } from '../../rules/people/typed-text.ts'
import { askOfPrice, isUnlikelyPrice } from '../../rules/prices/unlikely-price.ts'
import { type ListingValues, saidOver, valuesOf } from '../../rules/seller/listing-fields.ts'

/** One row of a list: what it says, or what is wrong with it. */
export type RowToPlan = { line: number; sure?: Sure } & ({ value: WantedStock } | { problem: string })
/** What somebody has said of the row: the brand is of its own, the price is right. */
type Sure = { brandIsNew?: boolean | undefined; priceIsRight?: boolean | undefined }
const noAnswers: ImportAnswers = { brands: [], pricesAreRight: false }

export type Level = { priceCents: number; quantity: number; fields: ListingValues; orderIn: OrderIn | null }
type Known = { listingId: string; before: Level; after: Level }
/** What becomes of a row. `tyreId` is null for a tyre that the catalogue lacks; `adds` is that tyre. */
export type PlannedRow = { line: number; tyre: string } & (
  | { fate: 'wrong'; problem: string }
  /** Until somebody has said which brand is meant, or that the price is right. */
  | { fate: 'waits'; asks: ImportQuestion; problem: string; brand: string | null }
  | { fate: 'new'; tyreId: string | null; adds: WantedTyre | null; before: null; after: Level }
  | ({ fate: 'changed' } & Known)
  | ({ fate: 'same' } & Known)
)

/**
 * Says what becomes of each row of a shop's list, in parts: a tyre that was in an earlier row is wrong. Changes
 * nothing.
 */
export async function makePlanner(ctx: Pick<Context, 'db'>, shopId: string, answers: ImportAnswers = noAnswers) {
  const own = await allListings(ctx.db, shopId)
  const aliases = await brandAliases(ctx.db)
  const said = new Map(answers.brands.map(({ typed, is }) => [typed.toLowerCase(), is]))
  const stock: Stock = {
    bySku: Map.groupBy(
      own.filter(({ sku }) => sku !== null),
      ({ sku }) => sku ?? '',
    ),
    byName: Map.groupBy(own, nameKey),
    seen: new Map(),
  }
  return async (list: readonly RowToPlan[]): Promise<PlannedRow[]> => {
    const rows = list.map((row) => meant(withBrand(row, aliases), said))
    const wanted = rows.flatMap((row) => ('value' in row && row.value.tyre ? [row.value.tyre] : []))
    const catalogue = Map.groupBy(wanted.length > 0 ? await tyresNamed(ctx.db, wanted) : [], nameKey)
    const unknown = await unknownBrands(ctx.db, [...new Set(wanted.map(({ brand }) => brand))])
    const asks = { brands: new Set(unknown.map(({ name }) => name.toLowerCase())), prices: !answers.pricesAreRight }
    return rows.map((row) => asked(row, planned(row, stock, catalogue), asks))
  }
}

type Said = ReadonlyMap<string, string>

/** The brand that somebody has said is meant; the same name is a brand of its own. */
function meant(row: RowToPlan, said: Said): RowToPlan {
  const tyre = 'value' in row ? row.value.tyre : null
  const brand = tyre && said.get(tyre.brand.toLowerCase())
  if (!tyre || !brand || !('value' in row)) return row
  const isOwn = brand.toLowerCase() === tyre.brand.toLowerCase()
  return isOwn
    ? { ...row, sure: { ...row.sure, brandIsNew: true } }
    : { ...row, value: { ...row.value, tyre: { ...tyre, brand } } }
}

type Asks = { brands: ReadonlySet<string>; prices: boolean }

/** A brand that nobody knows and a price that is more likely a slip wait for an answer. */
function asked({ sure }: RowToPlan, row: PlannedRow, asks: Asks): PlannedRow {
  const waits = (what: ImportQuestion, problem: string, brand: string | null): PlannedRow => ({
    line: row.line,
    tyre: row.tyre,
    fate: 'waits',
    asks: what,
    problem,
    brand,
  })
  const brand = row.fate === 'new' ? row.adds?.brand : undefined
  if (brand !== undefined && !sure?.brandIsNew && asks.brands.has(brand.toLowerCase()))
    return waits('brand', `We do not know the brand ${brand}`, brand)
  if (row.fate !== 'new' && row.fate !== 'changed') return row
  const [cents, before] = [row.after.priceCents, row.before?.priceCents ?? null]
  return asks.prices && !sure?.priceIsRight && isUnlikelyPrice(cents, before)
    ? waits('price', askOfPrice(cents, before), null)
    : row
}

/** The brand as the catalogue calls it. */
const withBrand = (row: RowToPlan, aliases: ReadonlyMap<string, string>): RowToPlan => {
  const tyre = 'value' in row ? row.value.tyre : null
  const brand = tyre && aliases.get(tyre.brand.toLowerCase())
  return tyre && brand && 'value' in row ? { ...row, value: { ...row.value, tyre: { ...tyre, brand } } } : row
}

/** A tyre stands here once for each name that it has or had. */
type Stock = {
  bySku: ReadonlyMap<string, readonly OwnListing[]>
  byName: ReadonlyMap<string, readonly OwnListing[]>
  /** The row in which a tyre or a SKU was. */
  seen: Map<string, number>
}
type Catalogue = ReadonlyMap<string, readonly KnownTyre[]>
type Named = { brand: string; model: string; size: string }

/** Names are folded on both sides: the catalogue may hold one with two blanks, a list says it with one. */
export const nameKey = ({ brand, model, size }: Named): string =>
  `${oneLine(brand)}|${oneLine(model)}|${size}`.toLowerCase()

/** The catalogue keeps one tyre of these. */
export const addedKey = (tyre: WantedTyre): string =>
  `${nameKey(tyre)}|${tyre.loadIndex}|${tyre.speedRating}|${tyre.runFlat === true}`

function planned(row: RowToPlan, stock: Stock, catalogue: Catalogue): PlannedRow {
  const { line } = row
  const wrong = (what: string, tyre = ''): PlannedRow => ({
    line,
    tyre,
    fate: 'wrong',
    problem: what,
  })
  if ('problem' in row) return wrong(row.problem)
  const { fields, tyre, priceCents, quantity } = row.value
  const target = targetOf(row.value, stock, catalogue)
  if ('problem' in target) return wrong(target.problem, tyre ? wantedName(tyre) : '')
  const name = 'adds' in target ? wantedName(target.adds) : tyreName(target.tyre)
  const earlier = notedBefore(stock.seen, line, [
    'adds' in target ? addedKey(target.adds) : target.tyre.tyre_id,
    ...(fields.sku ? [`sku ${fields.sku}`] : []),
  ])
  if (earlier !== undefined) return wrong(`Same tyre or SKU as in row ${earlier}`, name)
  if ('listing' in target) return levelOf(line, name, row.value, target.listing)
  if (priceCents === null) return wrong('Missing price', name)
  if (quantity === null) return wrong('Missing stock', name)
  const adds = 'adds' in target ? target.adds : null
  const tyreId = 'adds' in target ? null : target.tyre.tyre_id
  return {
    line,
    tyre: name,
    fate: 'new',
    tyreId,
    adds,
    before: null,
    after: { priceCents, quantity, fields: saidOver(fields), orderIn: row.value.orderIn ?? null },
  }
}

function levelOf(line: number, tyre: string, wanted: WantedStock, own: OwnListing): PlannedRow {
  const { fields, priceCents, quantity, orderIn } = wanted
  const before = {
    priceCents: own.price_cents,
    quantity: own.quantity,
    fields: valuesOf(own),
    orderIn: orderInOf(own),
  }
  const after = {
    priceCents: priceCents ?? before.priceCents,
    quantity: quantity ?? before.quantity,
    fields: saidOver(fields, before.fields),
    orderIn: orderIn === undefined ? before.orderIn : orderIn,
  }
  const known = { line, tyre, listingId: own.id, before, after }
  return isDeepStrictEqual(before, after) ? { ...known, fate: 'same' } : { ...known, fate: 'changed' }
}

/** The row in which one of them was before; else all are noted. */
function notedBefore(seen: Map<string, number>, line: number, keys: readonly string[]): number | undefined {
  const earlier = keys.map((key) => seen.get(key)).find((one) => one !== undefined)
  if (earlier === undefined) for (const key of keys) seen.set(key, line)
  return earlier
}

type Target =
  | { listing: OwnListing; tyre: KnownTyre }
  | { tyre: KnownTyre }
  | { adds: WantedTyre }
  | { problem: string }

const SEVERAL = 'There are several such tyres. Please add load index and speed rating, or the SKU'

/** The shop's own listing by its SKU or by its tyre, else a tyre of the catalogue, else one to add to it. */
function targetOf({ fields: { sku }, tyre }: WantedStock, stock: Stock, catalogue: Catalogue): Target {
  const bySku = sku ? (stock.bySku.get(sku) ?? []) : []
  const [own] = bySku
  if (own) {
    const isIt = !tyre || bySku.some((one) => nameKey(one) === nameKey(tyre) && isSuch(one, tyre))
    return isIt ? { listing: own, tyre: own } : { problem: `SKU ${sku} is ${tyreName(own)} in your stock` }
  }
  if (!tyre) return { problem: 'Missing brand' }
  const [listing, another] = such(stock.byName.get(nameKey(tyre)) ?? [], tyre)
  if (another) return { problem: SEVERAL }
  if (listing) return { listing, tyre: listing }
  const [known, other] = such(catalogue.get(nameKey(tyre)) ?? [], tyre)
  if (other) return { problem: SEVERAL }
  return known ? { tyre: known } : { adds: tyre }
}

/** Where run-flat is not said, the usual tyre is meant; of several, the one of which no more is known than is said. */
export function such<T extends KnownTyre>(tyres: readonly T[], wanted: WantedTyre): T[] {
  const all = tyres.filter((one) => isSuch(one, wanted))
  const usual = all.filter(({ run_flat }) => !run_flat)
  const meant = wanted.runFlat === null && usual.length > 0 ? usual : all
  const exact = meant.filter((one) => one.load_index === wanted.loadIndex && one.speed_rating === wanted.speedRating)
  return exact.length === 1 ? exact : [...new Map(meant.map((one) => [one.tyre_id, one])).values()]
}

const isSuch = (tyre: KnownTyre, { loadIndex, speedRating, runFlat }: WantedTyre): boolean =>
  (loadIndex === null || loadIndex === tyre.load_index) &&
  (speedRating === null || speedRating === tyre.speed_rating) &&
  (runFlat === null || runFlat === tyre.run_flat)

const service = (load: number | null, dual: number | null, speed: string | null): string =>
  `${load ?? ''}${dual === null ? '' : `/${dual}`}${speed ?? ''}`

export const tyreName = ({ brand, model, size, load_index, load_index_dual, speed_rating }: KnownTyre): string =>
  `${brand} ${model} ${size} ${service(load_index, load_index_dual, speed_rating)}`.trim()

export const wantedName = ({ brand, model, size, loadIndex, loadIndexDual, speedRating }: WantedTyre): string =>
  `${brand} ${model} ${size} ${service(loadIndex, loadIndexDual, speedRating)}`.trim()
