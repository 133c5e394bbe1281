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

/** A name of a column without case, spaces and punctuation. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Whether enough is known to read rows: either which tyre it is, or the shop's own code of it, and what changes. */
export const canReadRows = ({ sku, brand, model, size, price, quantity }: ImportColumns): boolean =>
  (sku !== undefined || (brand !== undefined && model !== undefined && size !== undefined)) &&
  (price !== undefined || quantity !== undefined)
