import type { OperationInput } from '#core/contracts/operations.ts'
import type { ListingFilter, ListingSort } from '#core/contracts/seller/stock.ts'
import { readPrice, readQuantity } from '#core/rules/imports/amounts.ts'
import { isTyreType, typeNames } from '#web/lib/labels.ts'

export type ListingsInput = OperationInput<'GET /shops/:shopId/listings'>

export const pageSizes = [5, 10, 20, 50, 100] as const
export const usualSize = 10

/** What a saved view of the list holds, by its names in the address. */
export const viewNames: readonly string[] = [
  'search',
  'brand',
  'model',
  'size',
  'sku',
  'type',
  'from',
  'to',
  'stock',
  'atMost',
  'confirmed',
  'sort',
]

const stocks = { plenty: 'More than 10', low: '1 to 10', out: 'Sold out' } as const
const ages = { fresh: 'In the last week', stale: 'Longer ago, or never' } as const
const sorts: readonly string[] = [
  'brand',
  'model',
  'size',
  'type',
  'price',
  'stock',
  'sku',
  'confirmed',
] satisfies ListingSort[]
export const isSort = (text: string): text is ListingSort => sorts.includes(text)
const isKey = <T extends object>(of: T, text: string | null): text is keyof T & string =>
  text !== null && Object.hasOwn(of, text)

export const stockChoices = [['', 'Any'], ...Object.entries(stocks)] as const
export const ageChoices = [['', 'Any'], ...Object.entries(ages)] as const
export const typeChoices = [['', 'Any'], ...Object.entries(typeNames)] as const

const text = (params: URLSearchParams, name: string): string | undefined =>
  params.get(name)?.trim().slice(0, 100) || undefined

/** Which listings the address asks for; what it says wrongly is left out. */
export function filterIn(params: URLSearchParams): ListingFilter {
  const [type, stock, confirmed] = [params.get('type'), params.get('stock'), params.get('confirmed')]
  const [from, to] = [readPrice(params.get('from') ?? ''), readPrice(params.get('to') ?? '')]
  const atMost = readQuantity(params.get('atMost') ?? '')
  const words = { search: 'search', brand: 'brand', model: 'model', size: 'size', sku: 'sku' } as const
  const said = Object.entries(words).flatMap(([key, name]) => {
    const value = text(params, name)
    return value === undefined ? [] : [[key, value] as const]
  })
  return {
    ...Object.fromEntries(said),
    ...(type !== null && isTyreType(type) && { type }),
    ...(isKey(stocks, stock) && { stock }),
    ...(isKey(ages, confirmed) && { confirmed }),
    ...(from !== undefined && { minPriceCents: from }),
    ...(to !== undefined && { maxPriceCents: to }),
    ...(atMost !== undefined && { atMost }),
  }
}

/** The page of the list that the address asks for. */
export function pageIn(params: URLSearchParams) {
  const [, minus = '', by = ''] = /^(-?)(\w{1,20})$/.exec(params.get('sort') ?? '') ?? []
  const page = Number(params.get('page'))
  const size = pageSizes.find((one) => String(one) === params.get('rows')) ?? usualSize
  return {
    ...(isSort(by) && { sort: by, order: minus ? ('desc' as const) : ('asc' as const) }),
    page: Number.isInteger(page) && page >= 1 && page <= 20_000 ? page : 1,
    perPage: size,
  }
}

/** The filters that are set, in words, each with its name in the address. */
export function chipsIn(params: URLSearchParams) {
  const filter = filterIn(params)
  const chips: (readonly [name: string, words: string | undefined])[] = [
    ['search', filter.search && `“${filter.search}”`],
    ['brand', filter.brand && `Brand: ${filter.brand}`],
    ['model', filter.model && `Model: ${filter.model}`],
    ['size', filter.size && `Size: ${filter.size}`],
    ['sku', filter.sku && `SKU: ${filter.sku}`],
    ['type', filter.type && `Type: ${typeNames[filter.type]}`],
    ['from', filter.minPriceCents === undefined ? undefined : `From R ${params.get('from') ?? ''}`],
    ['to', filter.maxPriceCents === undefined ? undefined : `Up to R ${params.get('to') ?? ''}`],
    ['stock', filter.stock && `Stock: ${stocks[filter.stock].toLowerCase()}`],
    ['atMost', filter.atMost === undefined ? undefined : `At most ${filter.atMost} on the shelf`],
    ['confirmed', filter.confirmed && `Confirmed: ${ages[filter.confirmed].toLowerCase()}`],
  ]
  return chips.flatMap(([name, words]) => (words ? [{ name, words }] : []))
}
