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
export const ADD_NEEDS = 'Please select a tyre and enter price and quantity'
