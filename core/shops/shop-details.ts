import { z } from 'zod'
import { shopNotFound } from '#core/bookings/refusals.ts'
import type { Context } from '#core/context.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { InventoryPage, StockedTyre } from '#core/contracts/shop-directory.ts'
import type { BusinessStatus, ServiceCode } from '#core/contracts/shops.ts'
import { readCursor, writeCursor } from '#core/cursor.ts'
import type { BookingLimits } from '#core/rules/bookings/slots.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { hoursText, type Interval, intervalsOn, nextOpening, weekOf } from '#core/rules/time/opening-hours.ts'
import { localDate } from '#core/rules/time/time.ts'
import { tyreFeatures } from '#core/rules/tyres/tyre-features.ts'
import { readSizeCode } from '#core/search/compatible-sizes.ts'
import { countStock, type StockedRow, stockOf } from '#db/queries/inventory/inventory.ts'
import { type ShopRow, visibleShop, visibleShopPage } from '#db/queries/shops/shops.ts'
import { type ShopNear, shopNear } from './shop-view.ts'

export type ShopDetails = Omit<ShopNear, 'services'> & {
  description: string
  email: string | null
  website: string | null
  bays: number
  limits: BookingLimits
  /** The suburbs and towns that it serves, in its own words. */
  serviceArea: string[]
  /** Who gives the credit of instalments, and whose fleet cards it takes, in its own words. */
  instalmentNames: string[]
  fleetCardNames: string[]
  /** Price and minutes are null if the shop leaves them to the usual. */
  services: {
    service: ServiceCode
    priceCents: number | null
    minutes: number | null
    /** For one, two, three … tyres; it goes before the minutes. */
    minutesByQuantity: number[] | null
    /** The price is added to that of fitting; otherwise fitting includes the service. */
    chargedWithFitting: boolean
  }[]
  /** weekday: 1 Monday to 7 Sunday; no intervals mean closed. */
  week: { weekday: number; intervals: Interval[] }[]
  /** Today's hours, closures and public holidays considered: '8:00 AM - 5:30 PM' or 'Closed'. */
  todayText: string
  /** The next opening; null if there is none for 90 days. */
  nextOpening: Date | null
  directionsUrl: string
  gallery: { url: string; alt: string; width: number; height: number }[]
  published: boolean
  status: BusinessStatus
}

/** A shop that the public may see, by its id or slug; undefined when there is none. */
export async function shopDetails(
  ctx: Pick<Context, 'db' | 'clock'>,
  idOrSlug: string,
  near?: Point,
): Promise<ShopDetails | undefined> {
  const row = await visibleShopPage(ctx.db, keyOf(idOrSlug))
  if (!row) return undefined
  const { offered, hours, gallery } = row
  const now = ctx.clock.now()
  return {
    ...shopNear({ row, offered, hours, now, near }),
    description: row.description,
    email: row.contact_email,
    website: row.website,
    bays: row.bays,
    limits: {
      bufferMinutes: row.buffer_minutes,
      leadMinutes: row.lead_minutes,
      sameDayUntil: row.same_day_until?.slice(0, 5) ?? null,
    },
    serviceArea: row.service_area,
    instalmentNames: row.instalment_names,
    fleetCardNames: row.fleet_card_names,
    services: offered.map(({ service, price_cents, minutes, minutes_by_quantity, charged_with_fitting }) => ({
      service,
      priceCents: price_cents,
      minutes,
      minutesByQuantity: minutes_by_quantity,
      chargedWithFitting: charged_with_fitting,
    })),
    week: weekOf(hours),
    todayText: hoursText(intervalsOn(hours, localDate(now))),
    nextOpening: nextOpening(hours, now) ?? null,
    directionsUrl: directionsUrl(row),
    gallery,
    // The public sees active shops only.
    published: true,
    status: 'active',
  }
}

type Query = { text?: string | undefined; limit: number; after?: string | undefined }

const list = 'inventory'

const Rank = z
  .string()
  .max(300)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** What a shop has on its shelves, by brand. Throws SHOP_NOT_FOUND, PAGE_NOT_FOUND. */
export async function shopInventory(
  ctx: Pick<Context, 'db' | 'clock'>,
  idOrSlug: string,
  { text, limit, after }: Query,
): Promise<InventoryPage> {
  const past = readCursor(list, after, Rank)
  const shop = await openShop(ctx, idOrSlug)
  const [rows, total] = await Promise.all([
    stockOf(ctx.db, shop.id, {
      today: localDate(ctx.clock.now()),
      size: text === undefined ? undefined : readSizeCode(text),
      words: (text ?? '').split(/\s+/).filter(Boolean),
      after: past,
      limit: limit + 1,
    }),
    countStock(ctx.db, shop.id),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next = last ? writeCursor(list, { rank: last.rank, id: last.listing_id }) : null
  return { tyres: shown.map(stockedTyre), next, total }
}

function stockedTyre(row: StockedRow): StockedTyre {
  const { load_index: loadIndex, load_index_dual: dual, speed_rating: speedRating } = row
  return {
    listingId: row.listing_id,
    code: row.code,
    brand: row.brand,
    model: row.model,
    size: row.size,
    width: row.width,
    aspect: row.aspect,
    rim: row.rim,
    loadIndex,
    speedRating,
    service: `${[loadIndex, dual].filter((one) => one !== null).join('/')}${speedRating ?? ''}`,
    type: row.type,
    features: tyreFeatures({ runFlat: row.run_flat, extraLoad: row.extra_load, loadIndex, speedRating }),
    priceCents: row.price_cents,
    listPriceCents: row.list_price_cents,
    dealCode: row.deal_code,
    imageUrl: row.image_url,
    stock: row.stock,
    ...(row.shelf < row.stock && { onShelf: row.shelf }),
    stockConfirmedAt: row.confirmed_at?.toISOString() ?? null,
  }
}

/** A shop that the public may see, by its id or its slug; undefined when there is none. */
export const findShop = (ctx: Pick<Context, 'db'>, idOrSlug: string): Promise<ShopRow | undefined> =>
  visibleShop(ctx.db, keyOf(idOrSlug))

const keyOf = (idOrSlug: string): { id: string } | { slug: string } =>
  z.uuid().safeParse(idOrSlug).success ? { id: idOrSlug } : { slug: idOrSlug }

/** A shop that the public may see, by its id or its slug. Throws SHOP_NOT_FOUND. */
export async function openShop(ctx: Pick<Context, 'db'>, idOrSlug: string): Promise<ShopRow> {
  const shop = await findShop(ctx, idOrSlug)
  if (!shop) throw shopNotFound()
  return shop
}
