import type { Endpoint } from '../route.ts'
import addListing from './add-listing.ts'
import catalogue from './catalogue.ts'
import changeListing from './change-listing.ts'
import changeStock from './change-stock.ts'
import listings from './listings.ts'
import previewStock from './preview-stock.ts'
import removeListing from './remove-listing.ts'
import stockState from './stock-state.ts'
import undo from './undo.ts'

/** What the members of a shop do with its stock. */
export const stockEndpoints: readonly Endpoint[] = [
  listings,
  addListing,
  changeListing,
  removeListing,
  previewStock,
  changeStock,
  catalogue,
  stockState,
  undo,
]
