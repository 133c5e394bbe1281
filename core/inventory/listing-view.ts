import type { ShopListingRow } from '#db/queries/inventory/shop-listings.ts'
import type { ShopListing } from '../contracts/seller/stock.ts'

export const shopListing = (row: ShopListingRow): ShopListing => ({
  id: row.id,
  code: row.code,
  sku: row.sku,
  brand: row.brand,
  model: row.model,
  size: row.size,
  type: row.type,
  loadIndex: row.load_index,
  speedRating: row.speed_rating,
  service: serviceWords(row),
  runFlat: row.run_flat,
  extraLoad: row.extra_load,
  imageUrl: row.image_url,
  awaitsReview: row.needs_review,
  priceCents: row.price_cents,
  quantity: row.quantity,
  deal: row.deal_code !== null && row.deal_cents !== null ? { code: row.deal_code, priceCents: row.deal_cents } : null,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

type Service = Pick<ShopListingRow, 'load_index' | 'load_index_dual' | 'speed_rating'>

/** As printed on the sidewall: 91V, 110/108R. */
export const serviceWords = ({ load_index: load, load_index_dual: dual, speed_rating: speed }: Service): string =>
  `${[load, dual].filter((one) => one !== null).join('/')}${speed ?? ''}`
