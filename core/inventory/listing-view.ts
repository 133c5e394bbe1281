import type { ShopListingRow } from '#db/queries/inventory/shop-listings.ts'
import type { OrderIn, ShopListing } from '../contracts/seller/stock.ts'

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
  reserved: row.reserved,
  free: Math.max(0, row.quantity - row.reserved),
  orderIn: orderInOf(row),
  deal: row.deal_code !== null && row.deal_cents !== null ? { code: row.deal_code, priceCents: row.deal_cents } : null,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

type OrderRow = Pick<ShopListingRow, 'order_quantity' | 'order_lead_hours' | 'order_until'>

/** What the shop can have brought in beside its shelf. */
export const orderInOf = ({
  order_quantity: quantity,
  order_lead_hours: leadHours,
  order_until,
}: OrderRow): OrderIn | null =>
  quantity === null || leadHours === null ? null : { quantity, leadHours, until: order_until }

export const orderRow = (orderIn: OrderIn | null): OrderRow => ({
  order_quantity: orderIn?.quantity ?? null,
  order_lead_hours: orderIn?.leadHours ?? null,
  order_until: orderIn?.until ?? null,
})

type Service = Pick<ShopListingRow, 'load_index' | 'load_index_dual' | 'speed_rating'>

/** As printed on the sidewall: 91V, 110/108R. */
export const serviceWords = ({ load_index: load, load_index_dual: dual, speed_rating: speed }: Service): string =>
  `${[load, dual].filter((one) => one !== null).join('/')}${speed ?? ''}`
