import { isPriceBand, type PriceBand } from '#core/rules/prices/price-bands.ts'

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

export const hotDealsQuery = (filters: DealFilters, city?: string) => ({
  ...queryOf(filters),
  city,
  limit: shownOnHome,
})

const shownAtShop = 12

export const shopDealsQuery = (filters: DealFilters) => ({ ...queryOf(filters), limit: shownAtShop })

const queryOf = ({ brand, size, price }: DealFilters) => ({ brand: brand ? [brand] : undefined, size, price })
