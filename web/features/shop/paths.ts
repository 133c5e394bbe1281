import { pathWith } from '#web/lib/api/queries.ts'

const base = (slug: string): string => `/api/shops/${encodeURIComponent(slug)}`

export const shopPath = base
export const reviewsPath = (slug: string): string => pathWith(`${base(slug)}/reviews`, { limit: 20 })

const shownAtOnce = 12
export const inventoryPath = (slug: string, text: string, after?: string): string =>
  pathWith(`${base(slug)}/inventory`, { text, after, limit: shownAtOnce })

/** How the search of the shelves stands in the address. */
export const STOCK = 'stock'
export const stockText = (params: URLSearchParams): string => params.get(STOCK)?.trim().slice(0, 100) ?? ''
