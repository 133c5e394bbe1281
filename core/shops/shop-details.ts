import type { Context } from '#core/context.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { BusinessStatus, ServiceCode } from '#core/contracts/shops.ts'
import type { BookingLimits } from '#core/rules/bookings/slots.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { hoursText, type Interval, intervalsOn, nextOpening, weekOf } from '#core/rules/time/opening-hours.ts'
import { localDate } from '#core/rules/time/time.ts'
import { visibleShopPage } from '#db/queries/shops/shops.ts'
import { keyOf } from './shop-inventory.ts'
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
