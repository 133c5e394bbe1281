import { type RawBuilder, sql } from 'kysely'
import type { BusinessStatus, ServiceCode } from '#core/contracts/shops.ts'
import type { ShopTimes } from '#core/rules/bookings/next-free.ts'
import type { BookingLimits } from '#core/rules/bookings/slots.ts'
import type { WorkTimes } from '#core/rules/bookings/work-duration.ts'
import { fittingPrices, type ShopPrices } from '#core/rules/prices/fitted-price.ts'
import type { ShopHours } from '#core/rules/time/opening-hours.ts'
import type { Db } from '#db/client.ts'
import { available } from '../inventory/inventory.ts'
import { runs } from '../inventory/offers.ts'
import { hoursColumns, hoursOfS } from '../shops/shop-hours.ts'
import { offered as offeredIn } from '../shops/shops.ts'
import { live } from './bookings.ts'

/** Everything about a shop that decides whether, when and for how much it can be booked. */
export type ShopToBook = {
  id: string
  name: string
  /** Drivers may ask an active one only. */
  status: BusinessStatus
  phone: string | null
  lat: number
  lng: number
  bays: number
  limits: BookingLimits
  serviceRadiusKm: number | null
  services: ServiceCode[]
  prices: ShopPrices
  times: WorkTimes
  hours: ShopHours
}

const shopRows = (db: Db) =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'business_status', 'contact_phone', 'lat', 'lng', 'bays'])
    .select(['service_radius_km', 'call_out_cents'])
    .select([
      'buffer_minutes',
      'lead_minutes',
      sql<string | null>`to_char(same_day_until, 'HH24:MI')`.as('same_day_until'),
    ])
    .select([offeredIn.as('offered'), ...hoursColumns])

type ShopRow = Awaited<ReturnType<ReturnType<typeof shopRows>['executeTakeFirstOrThrow']>>

export async function shopToBook(db: Db, shopId: string): Promise<ShopToBook | undefined> {
  const shop = await shopRows(db).where('id', '=', shopId).executeTakeFirst()
  return shop && toBook(shop)
}

function toBook(shop: ShopRow): ShopToBook {
  const { offered, openOnPublicHolidays, weekly, special } = shop
  return {
    id: shop.id,
    name: shop.name,
    status: shop.business_status,
    phone: shop.contact_phone,
    lat: shop.lat,
    lng: shop.lng,
    bays: shop.bays,
    limits: {
      bufferMinutes: shop.buffer_minutes,
      leadMinutes: shop.lead_minutes,
      sameDayUntil: shop.same_day_until,
    },
    serviceRadiusKm: shop.service_radius_km,
    services: offered.map(({ service }) => service),
    prices: {
      ...fittingPrices(offered),
      callOutCents: shop.call_out_cents,
      services: Object.fromEntries(offered.map(({ service, price_cents }) => [service, price_cents])),
    },
    times: Object.fromEntries(
      offered.map(({ service, minutes, minutes_by_quantity }) => [service, minutes_by_quantity ?? minutes]),
    ),
    hours: { openOnPublicHolidays, weekly, special },
  }
}

export type ListingToBook = {
  id: string
  code: string
  dealId: string | null
  brand: string
  model: string
  /** With load index and speed rating: 205/55R16 91V. */
  size: string
  /** 205/55R16 */
  sizeCode: string
  loadIndex: number | null
  speedRating: string | null
  /** The price of one tyre today: the deal's price while it runs. */
  priceCents: number
  /** On the shelf, and what of it is free. */
  quantity: number
  free: number
  /** What a driver can have: free on the shelf, and what can be ordered. */
  available: number
  orderable: number
  /** How long an order takes in opening hours, and when a day's last one leaves (HH:MM). */
  orderLeadHours: number | null
  orderUntil: string | null
}

/** The listing of a deal, and whether the deal runs on that day (YYYY-MM-DD). */
export const listingOfDeal = (
  db: Db,
  code: string,
  today: string,
): Promise<{ listingCode: string; runs: boolean } | undefined> =>
  db
    .selectFrom('deal as d')
    .innerJoin('listing as l', 'l.id', 'd.listing_id')
    .select('l.code as listingCode')
    .select(runs(today).as('runs'))
    .where('d.code', '=', code)
    .executeTakeFirst()

/** A listing of that shop with today's price, sold out or not; `today` is Johannesburg's day. */
export const listingToBook = (
  db: Db,
  listing: { id: string } | { code: string },
  shopId: string,
  today: string,
): Promise<ListingToBook | undefined> =>
  db
    .selectFrom('listing as l')
    .innerJoin('tyre as t', 't.id', 'l.tyre_id')
    .innerJoin('brand as b', 'b.id', 't.brand_id')
    .innerJoin('tyre_size as z', 'z.id', 't.size_id')
    .leftJoin('deal as d', (join) => join.onRef('d.listing_id', '=', 'l.id').on(runs(today)))
    .select(['l.id', 'l.code', 'd.id as dealId', 'b.name as brand', 't.model', 'l.quantity'])
    .select(['z.code as sizeCode', 't.load_index as loadIndex', 't.speed_rating as speedRating'])
    .select((eb) => eb.fn.coalesce('d.price_cents', 'l.price_cents').as('priceCents'))
    .select([
      'l.order_lead_hours as orderLeadHours',
      sql<string | null>`to_char(l.order_until, 'HH24:MI')`.as('orderUntil'),
      sql<number>`coalesce(l.order_quantity, 0)`.as('orderable'),
      sql<number>`greatest(0, l.quantity - l.reserved)`.as('free'),
      available.as('available'),
    ])
    .select(
      sql<string>`rtrim(z.code || ' ' || concat(t.load_index, '/' || t.load_index_dual, t.speed_rating))`.as('size'),
    )
    .where((eb) => ('id' in listing ? eb('l.id', '=', listing.id) : eb('l.code', '=', listing.code)))
    .where('l.shop_id', '=', shopId)
    .executeTakeFirst()

/** When the shop `s` can fit tyres, with the bays that are taken between the two, in one column. */
export function timesOfS({ from, to }: { from: Date; to: Date }): RawBuilder<ShopTimes> {
  const ofS = sql`shop_id = s.id and slot && tstzrange(${from}, ${to})`
  return sql`json_build_object('bays', s.bays, 'hours', ${hoursOfS},
    'limits', json_build_object('bufferMinutes', s.buffer_minutes, 'leadMinutes', s.lead_minutes,
      'sameDayUntil', to_char(s.same_day_until, 'HH24:MI')),
    'fitting', (
      select coalesce(to_json(v.minutes_by_quantity), to_json(v.minutes)) from shop_service v
      where v.shop_id = s.id and v.service = 'fitting'),
    'busy', (
      select coalesce(json_agg(json_build_object('bay', bay, 'start', lower(slot), 'end', upper(slot))), '[]') from (
        select bay, slot from booking where status in (${sql.join(live.map((status) => sql.lit(status)))}) and ${ofS}
        union all select bay, slot from booking_offer where state = 'open' and ${ofS}
        union all select bay, slot from bay_block where ${ofS}) taken))`
}
