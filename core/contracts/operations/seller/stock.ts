import { Problem } from '../../problem.ts'
import {
  ChangeOwnListing,
  ChangeStock,
  ListingChanged,
  ListingId,
  NewListing,
  PreviewStock,
  StockChanged,
  StockPreview,
  UndoId,
} from '../../seller/change-stock.ts'
import { ListingPage, ListingQuery, ShopListing } from '../../seller/stock.ts'
import { CataloguePage, CatalogueQuery, StockState } from '../../seller/stock-state.ts'
import { ShopId } from '../../shop-directory.ts'
import { nothing, type Operations } from '../operation.ts'

export const stockOperations = {
  'GET /shops/:shopId/listings': {
    params: ShopId,
    query: ListingQuery,
    responses: { 200: ListingPage, 404: Problem },
  },
  'POST /shops/:shopId/listings': {
    params: ShopId,
    body: NewListing,
    responses: { 201: ShopListing, 400: Problem, 404: Problem, 409: Problem },
  },
  'PATCH /listings/:id': {
    params: ListingId,
    body: ChangeOwnListing,
    responses: { 200: ListingChanged, 404: Problem, 409: Problem },
  },
  'DELETE /listings/:id': { params: ListingId, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'POST /shops/:shopId/listings/preview': {
    params: ShopId,
    body: PreviewStock,
    responses: { 200: StockPreview, 404: Problem },
  },
  'POST /shops/:shopId/listings/change': {
    params: ShopId,
    body: ChangeStock,
    responses: { 200: StockChanged, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/catalogue': {
    params: ShopId,
    query: CatalogueQuery,
    responses: { 200: CataloguePage, 400: Problem, 404: Problem },
  },
  'GET /shops/:shopId/stock': { params: ShopId, responses: { 200: StockState, 404: Problem } },
  'POST /undo/:id': { params: UndoId, responses: { 204: nothing, 404: Problem, 409: Problem } },
} satisfies Operations
