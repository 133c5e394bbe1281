export const reviewsQuery = { limit: 20 }

const shownAtOnce = 6
export const inventoryQuery = (text: string) => ({ text, limit: shownAtOnce })

/** How the search of the shelves stands in the address. */
export const STOCK = 'stock'
export const stockText = (params: URLSearchParams): string => params.get(STOCK)?.trim().slice(0, 100) ?? ''
