import { isPriceBand, type PriceBand } from '#core/rules/prices/price-bands.ts'
import { pathWith } from './api/queries.ts'

export const dealPath = (code: string): string => `/api/deals/${encodeURIComponent(code)}`

export type DealFilters = { brand: string | undefined; size: string | undefined; price: PriceBand | undefined }

/** How the filters stand in an address: a search on the same page has a size of its own. */
export const filterNames = { brand: 'dealBrand', size: 'dealSize', price: 'dealPrice' } as const

export function dealFilters(params: URLSearchParams): DealFilters {
  const price = params.get(filterNames.price) ?? ''
  return {
    brand: params.get(filterNames.brand) ?? undefined,
    size: params.get(filterNames.size) ?? undefined,
    price: isPriceBand(price) ? price : undefined,
  }
}

export const isFiltered = ({ brand, size, price }: DealFilters): boolean => Boolean(brand || size || price)

const shownOnHome = 4

export const hotDealsPath = (filters: DealFilters, city?: string): string =>
  pathWith('/api/deals', { ...filters, city, limit: shownOnHome })

export const shopDealsPath = (slug: string, filters: DealFilters, after?: string): string =>
  pathWith(`/api/shops/${encodeURIComponent(slug)}/deals`, { ...filters, after, limit: 12 })
