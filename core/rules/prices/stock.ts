/** The website says that stock is limited at so many tyres or fewer. */
export const limitedStock = 5
/** A deal says how many are left at so many or fewer. */
export const fewLeft = 10

export type StockLevel = 'in' | 'limited' | 'out'

export const stockLevel = (quantity: number): StockLevel =>
  quantity > limitedStock ? 'in' : quantity > 0 ? 'limited' : 'out'
