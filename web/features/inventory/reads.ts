import type { ReadKey } from '#core/contracts/operations.ts'

/** What shows a shop's stock. */
export const stockReads = [
  'GET /shops/:shopId/listings',
  'GET /shops/:shopId/stock',
  'GET /shops/:shopId/catalogue',
] as const satisfies readonly ReadKey[]

export const UPDATED = 'Inventory updated successfully'
export const NOT_UPDATED = 'Failed to update inventory'
export const PRICE_OR_QUANTITY = 'Please enter valid price and quantity'
/** Beside the field, what the sentence above it is about. */
export const PRICE_NEEDS = 'A price in rand above 0'
export const QUANTITY_NEEDS = 'A whole number, 0 if it is sold out'
export const ORDER_NEEDS = 'Please say how many opening hours an order takes'
export const ADD_NEEDS = 'Please select a tyre and enter price and quantity'
