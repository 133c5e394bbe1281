import { Problem } from '../../problem.ts'
import { ListingPage, ListingQuery } from '../../seller/stock.ts'
import { ShopId } from '../../shop-directory.ts'
import type { Operations } from '../operation.ts'

export const stockOperations = {
  'GET /shops/:shopId/listings': {
    params: ShopId,
    query: ListingQuery,
    responses: { 200: ListingPage, 404: Problem },
  },
} satisfies Operations
