import { z } from 'zod'
import { PriceLine } from './bookings.ts'
import { PaymentWay, ServiceCode } from './shops.ts'
import { BrandClass, TyreLabel, TyreType } from './tyres.ts'

const Cents = z.int().min(1).max(100_000_000)

/** What changes of a listing; sold out is a quantity of 0. */
export const ChangeListing = z.strictObject({
  priceCents: Cents.optional(),
  quantity: z.int().min(0).max(100_000).optional(),
})

export type ChangeListing = z.infer<typeof ChangeListing>

/** A lower price for a time. Days as YYYY-MM-DD of Johannesburg; the last one still counts. */
export const PublishDeal = z.strictObject({
  listingId: z.uuid(),
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().max(1000).default(''),
  priceCents: Cents,
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable().default(null),
  /** The seller knows that it is no cheaper than the listing. */
  confirmed: z.boolean().default(false),
})

export type PublishDealInput = z.input<typeof PublishDeal>

export const Point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type Point = z.infer<typeof Point>

/** total: with fitting. distance: only if the driver's place is known. */
export const OfferSort = z.enum(['total', 'price', 'distance', 'rating'])
export type OfferSort = z.infer<typeof OfferSort>

/** What a driver looks for in one size. Money in cents. */
export const OfferSearch = z.strictObject({
  /** As formatTyreSize writes it: 205/55R16, 195R15C, 31x10.5R15. */
  size: z.string().max(20),
  brands: z.array(z.string().max(40)).max(10).optional(),
  /** None of these. */
  exceptBrands: z.array(z.string().max(40)).max(40).optional(),
  /** Only shops that come out to the driver's place; the total contains their call-out. */
  mobile: z.boolean().optional(),
  maxCents: z.int().min(1).optional(),
  /** What the limit covers: one tyre alone, one tyre fitted, or everything for the quantity. */
  maxCovers: z.enum(['tyre', 'fitted', 'total']).default('tyre'),
  quantity: z.int().min(1).max(20).default(4),
  types: z.array(TyreType).max(8).optional(),
  runFlat: z.boolean().optional(),
  /** Only reinforced tyres (XL). */
  extraLoad: z.boolean().optional(),
  near: Point.optional(),
  radiusKm: z.int().min(1).max(500).default(50),
  sort: OfferSort.default('total'),
  shopId: z.uuid().optional(),
  /** Not at this one, which could not do it. */
  exceptShopId: z.uuid().optional(),
  dealsOnly: z.boolean().optional(),
  /** Only shops that people rate at least so; shops without reviews are rated nothing. */
  minRating: z.number().min(0).max(5).optional(),
  /** Only shops that offer all of these. */
  services: z.array(ServiceCode).max(12).optional(),
  /** Only shops that take one of these. */
  paymentWays: z.array(PaymentWay).max(6).optional(),
  /** Only shops that are open at the moment. */
  openNow: z.boolean().optional(),
  /** The least that the vehicle needs; offers below it are marked and come last, and are not left out. */
  minLoadIndex: z.int().optional(),
  minSpeedKmh: z.int().optional(),
  limit: z.int().min(1).max(50).default(5),
  /** Where the page before ended. */
  after: z.string().max(200).optional(),
})
export type OfferSearch = z.infer<typeof OfferSearch>
export type OfferSearchInput = z.input<typeof OfferSearch>

export const OfferShop = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  suburb: z.string().nullable(),
  city: z.string(),
  province: z.string(),
  phone: z.string().nullable(),
  verified: z.boolean(),
  lat: z.number(),
  lng: z.number(),
  /** 1 to 5; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** How people pay there; empty if the shop has not said. */
  paymentWays: z.array(PaymentWay),
})
export type OfferShop = z.infer<typeof OfferShop>

/** In how many days of the calendar: 0 today, 1 tomorrow. */
export const Ready = z.strictObject({ from: z.iso.datetime(), inDays: z.int() })
export type Ready = z.infer<typeof Ready>

export const Offer = z.strictObject({
  listingId: z.uuid(),
  /** The short code that people can type. */
  code: z.string(),
  brand: z.string(),
  brandClass: BrandClass,
  model: z.string(),
  size: z.string(),
  loadIndex: z.int().nullable(),
  speedRating: z.string().nullable(),
  /** Load index and speed rating as printed on the sidewall: 91V, 110/108R. */
  service: z.string(),
  type: TyreType,
  runFlat: z.boolean(),
  extraLoad: z.boolean(),
  /** Null if nothing is known of it. */
  label: TyreLabel.nullable(),
  /** A photo of the tyre, if there is one. */
  imageUrl: z.string().nullable(),
  /** What one tyre costs now. */
  priceCents: z.int(),
  /** The price without the running deal; the same if there is none. */
  listPriceCents: z.int(),
  deal: z.strictObject({ id: z.uuid(), code: z.string(), title: z.string(), endsOn: z.string().nullable() }).nullable(),
  /** How many can be had: free on the shelf, and what the shop can order. */
  stock: z.int(),
  /** How many of these are on the shelf, if others would have to be ordered. */
  onShelf: z.int().optional(),
  /** From when the quantity can be fitted, and in how many days that is, if some of it has to be ordered. */
  ready: Ready.optional(),
  /** The first time from tomorrow on at which the shop can fit the quantity; absent if it is not known. */
  nextFree: Ready.optional(),
  /** When the shop last said how many it has; null if it never did. */
  stockConfirmedAt: z.iso.datetime().nullable(),
  quantity: z.int(),
  /** The fully fitted price of the quantity, itemised; no fitting lines if the shop does not fit. */
  lines: z.array(PriceLine),
  totalCents: z.int(),
  fitted: z.boolean(),
  shop: OfferShop,
  distanceKm: z.number().nullable(),
  /** False if it carries less, or is rated slower, than the vehicle needs. */
  loadOk: z.boolean(),
  speedOk: z.boolean(),
})
export type Offer = z.infer<typeof Offer>

/** Two tyres for the front axle and two for the rear one at one shop, fitted together. */
export type TyreSet = { front: Offer; rear: Offer; totalCents: number; fitted: boolean }

export const OfferPage = z.strictObject({ offers: z.array(Offer), next: z.string().nullable() })
export type OfferPage = z.infer<typeof OfferPage>
