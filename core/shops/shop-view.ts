import type { Point } from '#core/contracts/offers.ts'
import type { PaymentWay, ServiceCode } from '#core/contracts/shops.ts'
import { distanceKm } from '#core/rules/places/geo.ts'
import { fittingPrices } from '#core/rules/prices/fitted-price.ts'
import { isOpenAt, opensText, type ShopHours } from '#core/rules/time/opening-hours.ts'
import type { OfferedRow, ShopRow } from '#db/queries/shops/shops.ts'

/** A shop as it stands in a list. */
export type ShopNear = {
  id: string
  slug: string
  name: string
  address: string
  suburb: string | null
  city: string
  province: string
  phone: string | null
  verified: boolean
  lat: number
  lng: number
  /** From where the driver is; null when that is not known. */
  distanceKm: number | null
  services: ServiceCode[]
  hours: ShopHours
  openNow: boolean
  /** When it opens again: 'Opens Mon 08:00'; null while it is open, and without an opening ahead. */
  opensText: string | null
  /** Per tyre; null where the shop does not fit. */
  fittingCents: number | null
  callOutCents: number | null
  serviceRadiusKm: number | null
  /** 1 to 5; null without reviews. */
  rating: number | null
  reviewCount: number
  logoUrl: string | null
  /** The first picture of its gallery. */
  imageUrl: string | null
  /** What it is known for, in its own words. */
  specialties: string[]
  /** How people pay there; empty if the shop has not said. */
  paymentWays: PaymentWay[]
}

export type About = {
  row: ShopRow
  offered: readonly OfferedRow[]
  hours: ShopHours
  now: Date
  near: Point | undefined
}

export const openState = (hours: ShopHours, now: Date): Pick<ShopNear, 'openNow' | 'opensText'> => {
  const openNow = isOpenAt(hours, now)
  return { openNow, opensText: openNow ? null : opensText(hours, now) }
}

export const shopNear = ({ row, offered, hours, now, near }: About): ShopNear => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  address: row.address,
  suburb: row.suburb,
  city: row.city,
  province: row.province,
  phone: row.contact_phone,
  verified: row.verified,
  lat: row.lat,
  lng: row.lng,
  distanceKm: near ? distanceKm(near, row) : null,
  services: offered.map(({ service }) => service),
  hours,
  ...openState(hours, now),
  fittingCents: fittingPrices(offered).fittingCents,
  callOutCents: row.call_out_cents,
  serviceRadiusKm: row.service_radius_km,
  rating: row.rating,
  reviewCount: row.review_count,
  logoUrl: row.logo_url,
  imageUrl: row.image_url,
  specialties: row.specialties,
  paymentWays: row.payment_ways,
})
