/** At so many tyres or fewer the website says that stock is limited. */
export const limitedStock = 5
/** At so many or fewer a deal says how many are left. */
export const fewLeft = 10
/** Under so many tyres a listing counts as low in a shop's notices and analytics. */
export const lowStockBelow = 10
/** At so many or fewer the banner of the dashboard warns. */
export const nearlyGone = 2
/** More low listings than that are marked there. */
export const manyLowStock = 5

export type StockLevel = 'in' | 'limited' | 'out'

export const stockLevel = (quantity: number): StockLevel =>
  quantity > limitedStock ? 'in' : quantity > 0 ? 'limited' : 'out'

/** Above so many, the stock of a seller's own listing is shown in green; in yellow at so many or fewer. */
export const badgeLow = 10

/** How a seller's own listing stands: green, yellow, red. */
export type StockBadge = 'plenty' | 'low' | 'out'

export const stockBadge = (quantity: number): StockBadge =>
  quantity > badgeLow ? 'plenty' : quantity > 0 ? 'low' : 'out'
