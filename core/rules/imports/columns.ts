import { type ListingField, listingFieldNames, listingFields } from '../seller/listing-fields.ts'

/** The most that one import of stock takes. Excel files are packed: `unpackedBytes` is what they may become. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  unpackedBytes: 60 * 1024 * 1024,
  rows: 20_000,
  columns: 50,
  /** Signs of one cell. */
  cell: 500,
  /** Of all cells together. */
  characters: 30 * 1024 * 1024,
} as const

const ofListing = (field: ListingField) => ({ field, name: listingFields[field].label, needed: false })

/** What a column of a price list may hold, as it is called on our own lists. The order is that of the template. */
export const importFields = [
  ...listingFieldNames.map(ofListing),
  { field: 'brand', name: 'Brand', needed: true },
  { field: 'model', name: 'Model', needed: true },
  { field: 'size', name: 'Size', needed: true },
  { field: 'loadIndex', name: 'Load index', needed: false },
  { field: 'speedRating', name: 'Speed rating', needed: false },
  { field: 'type', name: 'Type', needed: false },
  { field: 'runFlat', name: 'Run-flat', needed: false },
  { field: 'price', name: 'Price', needed: true },
  { field: 'quantity', name: 'Stock', needed: true },
  { field: 'orderQuantity', name: 'Can order', needed: false },
  { field: 'orderHours', name: 'Order takes (hours)', needed: false },
  { field: 'orderUntil', name: 'Last order', needed: false },
] as const

export type ImportField = (typeof importFields)[number]['field']

/** Which column, counted from 0, holds a field. */
export type ImportColumns = Partial<Record<ImportField, number>>

const otherNames: Readonly<Record<Exclude<ImportField, ListingField>, string>> = {
  brand: 'tyrebrand,make,manufacturer,handelsmerk',
  model: 'name,tyrename,pattern,description,product,productname,tread,treadpattern,patroon',
  size: 'tyresize,dimension,dimensions,grootte',
  loadIndex: 'load,li,loadrating',
  speedRating: 'speed,speedindex,speedsymbol,si,sr',
  type: 'tyretype,category,tipe',
  runFlat: 'rft,runflattyre',
  price: 'sellingprice,retailprice,retail,sell,unitprice,priceincl,priceinclvat,priceincvat,amount,prys',
  quantity: 'quantity,qty,stock,soh,onhand,stockonhand,stockquantity,available,instock,voorraad',
  orderQuantity: 'orderin,canorder,orderquantity,supplierstock,bestelbaar',
  orderHours: 'ordertakes,orderhours,leadhours,leadtime,leadtimehours',
  orderUntil: 'lastorder,orderuntil,ordercutoff,cutoff',
}

/** A name of a column without case, spaces and punctuation. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const isOfListing = (field: ImportField): field is ListingField => Object.hasOwn(listingFields, field)
const otherNamesOf = (field: ImportField): string[] =>
  (isOfListing(field) ? listingFields[field].otherNames : otherNames[field]).split(',')

const known: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap(({ field, name }) =>
    [field, name, ...otherNamesOf(field)].map((one) => [plainName(one), field] as const),
  ),
)

/** What a shop has said of its columns before: the field of each name, null for a column that is left out. */
export type RememberedColumns = Readonly<Record<string, ImportField | null>>

/** The columns by their names: as the shop has said before, else as they are usually called. The first one counts. */
export function guessColumns(header: readonly string[], remembered: RememberedColumns = {}): ImportColumns {
  const columns: ImportColumns = {}
  const taken = new Set<number>()
  const take = (field: ImportField | null | undefined, at: number) => {
    if (!field || columns[field] !== undefined || taken.has(at)) return
    columns[field] = at
    taken.add(at)
  }
  const said = (name: string) => (Object.hasOwn(remembered, plainName(name)) ? remembered[plainName(name)] : undefined)
  header.forEach((name, at) => {
    take(said(name), at)
  })
  header.forEach((name, at) => {
    if (said(name) === undefined) take(known.get(plainName(name)), at)
  })
  return columns
}

/** What to remember of a choice: also which columns were left out. */
export function rememberedColumns(header: readonly string[], columns: ImportColumns): RememberedColumns {
  const fieldAt = new Map(importFields.map(({ field }) => [columns[field], field] as const))
  return Object.fromEntries(
    header
      .map((name, at) => [plainName(name), fieldAt.get(at) ?? null] as const)
      .filter(([name]) => name !== '' && name !== '__proto__'),
  )
}

/** Whether enough is known to read rows: either which tyre it is, or the shop's own code of it, and what changes. */
export const canReadRows = ({ sku, brand, model, size, price, quantity }: ImportColumns): boolean =>
  (sku !== undefined || (brand !== undefined && model !== undefined && size !== undefined)) &&
  (price !== undefined || quantity !== undefined)
