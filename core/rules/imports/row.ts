import type { OrderIn } from '../../contracts/seller/stock.ts'
import type { TyreType } from '../../contracts/tyres.ts'
import { MAX_LEAD_HOURS } from '../bookings/slots.ts'
import { importedCell } from '../exports/cells.ts'
import { oneLine } from '../people/typed-text.ts'
import { readListingFields, type SaidOfListing } from '../seller/listing-fields.ts'
import { isLoadIndex, isSpeedSymbol } from '../tyres/load-speed.ts'
import { parseTyreSize, type SizeMarks, sizeCode, type TyreSize } from '../tyres/tyre-size.ts'
import { readPrice, readQuantity } from './amounts.ts'
import { type ImportColumns, type ImportField, plainName } from './columns.ts'

export const MAX_NAME = 80

/** What a row says of one tyre of the shop's stock. Null: nothing. */
export type WantedStock = {
  fields: SaidOfListing
  tyre: WantedTyre | null
  priceCents: number | null
  quantity: number | null
  /** What can be ordered beside the shelf; null: it cannot; undefined: the row says nothing of it. */
  orderIn?: OrderIn | null | undefined
}

/** Which tyre it is. A load index or a speed that is not said is not known. */
export type WantedTyre = {
  brand: string
  model: string
  size: string
  type: TyreType
  loadIndex: number | null
  loadIndexDual: number | null
  speedRating: string | null
  /** Null if the row says nothing of it. */
  runFlat: boolean | null
  extraLoad: boolean
}

export type Read<T> = { value: T } | { problem: string }

/** Reads the cells of one row; the problem is the first thing that is wrong with it. */
export function readRow(cells: readonly string[], columns: ImportColumns): Read<WantedStock> {
  const cell = (field: ImportField): string => {
    const at = columns[field]
    return at === undefined ? '' : oneLine(importedCell(cells[at] ?? ''))
  }
  const fields = readListingFields(cell)
  if ('problem' in fields) return fields
  const tyre = readTyre(cell, fields.value.sku !== undefined)
  if ('problem' in tyre) return tyre
  const price = readAmount(cell('price'), readPrice)
  if (price === undefined) return { problem: `Price '${short(cell('price'))}' is not a price` }
  if (price !== null && price <= 0) return { problem: 'Price must be above 0' }
  const quantity = readAmount(cell('quantity'), readQuantity)
  if (quantity === undefined) return { problem: `Stock '${short(cell('quantity'))}' is not a number of tyres` }
  const order = readOrder(cell)
  if ('problem' in order) return order
  return { value: { fields: fields.value, tyre: tyre.value, priceCents: price, quantity, orderIn: order.value } }
}

/** A number of 0 takes the order away; the hours are needed beside any other number. */
function readOrder(cell: (field: ImportField) => string): Read<OrderIn | null | undefined> {
  const [many, hours, until] = [cell('orderQuantity'), cell('orderHours'), cell('orderUntil')]
  if (many === '') return { value: undefined }
  const quantity = readQuantity(many)
  if (quantity === undefined) return { problem: `Can order '${short(many)}' is not a number of tyres` }
  if (quantity === 0) return { value: null }
  const leadHours = readQuantity(hours)
  if (!leadHours || leadHours > MAX_LEAD_HOURS)
    return { problem: `Order takes (hours) '${short(hours)}' is not a number from 1 to ${MAX_LEAD_HOURS}` }
  const [, hour = '', minute = ''] = /^(\d{1,2})[:h.](\d{2})(?::00)?$/.exec(until) ?? []
  const clock = `${hour.padStart(2, '0')}:${minute}`
  if (until !== '' && !(clock < '24:00' && minute < '60' && hour !== ''))
    return { problem: `Last order '${short(until)}' is not a time` }
  return { value: { quantity, leadHours, until: until === '' ? null : clock } }
}

const readAmount = (text: string, read: (text: string) => number | undefined): number | null | undefined =>
  text === '' ? null : read(text)

const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 29)}…` : text)

/** A row with the shop's own code need not say which tyre it is. */
function readTyre(cell: (field: ImportField) => string, hasSku: boolean): Read<WantedTyre | null> {
  const name = { brand: cell('brand'), model: cell('model'), size: cell('size') }
  if (hasSku && name.brand === '' && name.model === '' && name.size === '') return { value: null }
  const missing = missingIn(name)
  if (missing) return { problem: missing }
  const marks = readMarks(cell)
  return 'problem' in marks ? marks : tyreOf(name, marks.value)
}

type Name = { brand: string; model: string; size: string }

function missingIn({ brand, model, size }: Name): string | undefined {
  if (brand === '') return 'Missing brand'
  if (model === '') return 'Missing name/model'
  return size === '' ? 'Missing size' : undefined
}

type Marks = {
  type: TyreType | null
  runFlat: boolean | null
  loadIndex?: number | undefined
  loadIndexDual?: number | undefined
  speed?: string | undefined
}

/** The tyre of these names. What stands beside the size counts unless it is said otherwise. */
export function tyreOf(name: Name, said: Marks): Read<WantedTyre> {
  const missing = missingIn(name)
  if (missing) return { problem: missing }
  const { brand, model } = name
  if (brand.length > MAX_NAME || model.length > MAX_NAME)
    return { problem: `Brand and model have at most ${MAX_NAME} characters each` }
  const read = parseTyreSize(name.size)
  if (read?.kind !== 'single') return { problem: `Size '${short(name.size)}' is not a tyre size` }
  const { size, marks } = read
  return {
    value: {
      brand,
      model,
      size: sizeCode(size),
      type: said.type ?? usualType(size, marks),
      loadIndex: said.loadIndex ?? marks.loadIndex ?? null,
      loadIndexDual: (said.loadIndex === undefined ? marks.loadIndexDual : said.loadIndexDual) ?? null,
      speedRating: said.speed ?? marks.speed ?? null,
      runFlat: said.runFlat ?? (marks.runFlat ? true : null),
      extraLoad: marks.extraLoad === true,
    },
  }
}

/** What columns of their own say of the tyre. */
export function readMarks(cell: (field: 'loadIndex' | 'speedRating' | 'type' | 'runFlat') => string): Read<Marks> {
  // A column of load indices often holds the speed as well: 91V, 106/104R.
  const [, load = '', dual = '', beside = ''] =
    /^(\d{2,3})(?:\.0{1,9})?(?:\/(\d{2,3}))?\s?([A-Za-z])?$/.exec(cell('loadIndex')) ?? []
  if (cell('loadIndex') !== '' && !isLoadIndex(Number(load || Number.NaN)))
    return { problem: `Load index '${short(cell('loadIndex'))}' is not one` }
  const speed = (cell('speedRating') || beside).toUpperCase().replace(/^\((.)\)$/, '$1')
  if (speed !== '' && !isSpeedSymbol(speed)) return { problem: `Speed rating '${short(speed)}' is not one` }
  const type = readType(cell('type'))
  if (type === undefined) return { problem: `Type '${short(cell('type'))}' is not one that we know` }
  const runFlat = readYes(cell('runFlat'))
  if (runFlat === undefined) return { problem: `Run-flat '${short(cell('runFlat'))}' is neither yes nor no` }
  return {
    value: {
      type,
      runFlat,
      loadIndex: load ? Number(load) : undefined,
      loadIndexDual: dual ? Number(dual) : undefined,
      speed: speed || undefined,
    },
  }
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'rft', 'run-flat', 'runflat', 'ja'])
const no = new Set(['no', 'n', 'false', '0', '-', 'nee'])

/** Yes or no. Null: nothing is said. Undefined: not understood. */
export function readYes(text: string): boolean | null | undefined {
  const plain = text.toLowerCase()
  if (plain === '') return null
  return yes.has(plain) ? true : no.has(plain) ? false : undefined
}

const names: Readonly<Record<TyreType, string>> = {
  all_season: 'allseason,passenger,car,touring,4season',
  summer: 'summer',
  winter: 'winter,snow',
  performance: 'performance,uhp,hp,sport,highperformance',
  all_terrain: 'allterrain,at,4x4at',
  mud_terrain: 'mudterrain,mt,mud',
  highway_terrain: 'highwayterrain,ht,highway,suv,4x4',
  commercial: 'commercial,van,lighttruck,lt,ldv',
}

const known: ReadonlyMap<string, TyreType> = new Map(
  (Object.keys(names) as TyreType[]).flatMap((type) => names[type].split(',').map((name) => [name, type] as const)),
)

/** Null: nothing is said. Undefined: not understood. */
const readType = (text: string): TyreType | null | undefined => (text === '' ? null : known.get(plainName(text)))

const terrainTypes = { AT: 'all_terrain', MT: 'mud_terrain', HT: 'highway_terrain' } as const

/** What a tyre of this size most often is, if nothing says what it is. */
function usualType(size: TyreSize, { terrain }: SizeMarks): TyreType {
  if (terrain) return terrainTypes[terrain]
  if (size.format === 'flotation') return 'all_terrain'
  return size.commercial ? 'commercial' : 'all_season'
}
