import { z } from 'zod'
import { DealPage, ShopDealsQuery } from './deals.ts'
import { nothing, type Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'
import { After, Flag, isPlace, latLng, listed, numeric, placeNeedsBoth } from './query.ts'
import { AnalyticsOf, RecordView } from './seller/analytics.ts'
import { BusinessStatus, PaymentWay, ServiceCode } from './shops.ts'
import { TyreType } from './tyres.ts'
import { OpenDays, OpenDaysQuery, OpenSlots, OpenSlotsQuery, WorkPrice, WorkQuery } from './web-bookings.ts'

const Clock = z.string().regex(/^\d\d:\d\d$/)

/** HH:MM, 24 hours, as in all of these; times are Johannesburg's. */
const Interval = z.strictObject({ opens: Clock, closes: Clock })
/** 1 Monday to 7 Sunday. */
const Weekday = z.int().min(1).max(7)

export const ShopHoursView = z.strictObject({
  weekly: z.array(Interval.extend({ weekday: Weekday })),
  special: z.array(
    z.strictObject({ day: z.iso.date(), opens: Clock.nullable(), closes: Clock.nullable(), reason: z.string() }),
  ),
  openOnPublicHolidays: z.boolean(),
})

/** A shop as it stands in a list. Money in cents. */
export const ShopSummary = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  suburb: z.string().nullable(),
  city: z.string(),
  province: z.string(),
  phone: z.string().nullable(),
  verified: z.boolean(),
  lat: z.number(),
  lng: z.number(),
  distanceKm: z.number().nullable(),
  services: z.array(ServiceCode),
  hours: ShopHoursView,
  openNow: z.boolean(),
  /** When it opens again: 'Opens Mon 08:00'; null while it is open, and without an opening ahead. */
  opensText: z.string().nullable(),
  /** Per tyre; null if the shop does not fit. */
  fittingCents: z.int().nullable(),
  callOutCents: z.int().nullable(),
  serviceRadiusKm: z.int().nullable(),
  /** 1 to 5; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  logoUrl: z.string().nullable(),
  /** The first picture of its gallery. */
  imageUrl: z.string().nullable(),
  /** What it is known for, in its own words. */
  specialties: z.array(z.string()),
  /** How people pay there; empty if the shop has not said. */
  paymentWays: z.array(PaymentWay),
})
export type ShopSummary = z.infer<typeof ShopSummary>

export const ShopPage = z.strictObject({ shops: z.array(ShopSummary), next: z.string().nullable() })
export type ShopPage = z.infer<typeof ShopPage>

export const ShopProfile = ShopSummary.extend({
  description: z.string(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  bays: z.int(),
  /** What the shop asks of bookings: its lead time in minutes, and HH:MM from which the same day is over. */
  limits: z.strictObject({ bufferMinutes: z.int(), leadMinutes: z.int(), sameDayUntil: Clock.nullable() }),
  /** How many minutes of its opening time it usually takes for an answer; null if too few tell. */
  answerMinutes: z.int().nullable().optional(),
  /** The suburbs and towns that it serves, in its own words. */
  serviceArea: z.array(z.string()),
  /** Who gives the credit of instalments, and whose fleet cards it takes, in its own words. */
  instalmentNames: z.array(z.string()),
  fleetCardNames: z.array(z.string()),
  services: z.array(
    z.strictObject({
      service: ServiceCode,
      priceCents: z.int().nullable(),
      minutes: z.int().nullable(),
      /** For one, two, three … tyres; it goes before the minutes. */
      minutesByQuantity: z.array(z.int()).nullable(),
      /** The price is added to that of fitting; otherwise fitting includes the service. */
      chargedWithFitting: z.boolean(),
    }),
  ),
  /** No intervals mean closed. */
  week: z.array(z.strictObject({ weekday: Weekday, intervals: z.array(Interval) })),
  todayText: z.string(),
  nextOpening: z.iso.datetime().nullable(),
  directionsUrl: z.string(),
  gallery: z.array(z.strictObject({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() })),
  published: z.boolean(),
  status: BusinessStatus,
})
export type ShopProfile = z.infer<typeof ShopProfile>

export const ShopSort = z.enum(['name', 'rating', 'province'])
export type ShopSort = z.infer<typeof ShopSort>

/** Filters and orders that a directory has only without a place. */
const anywhere = ['text', 'province', 'minRating', 'sort'] as const

/**
 * The directory: the nearest first if there is a place, by likeness of the name if there is a text, else as `sort`
 * says.
 */
export const ShopsQuery = z
  .strictObject({
    ...latLng,
    radiusKm: numeric(z.int().min(1).max(100)).default(50),
    /** Shops that offer all of these. */
    services: listed(ServiceCode, 12).optional(),
    openNow: Flag.default(false),
    name: z.string().trim().min(2).max(100).optional(),
    /** Its words stand in the name, the address, the town or the province, in any order, with or without accents. */
    text: z.string().trim().min(1).max(100).optional(),
    province: z.string().trim().min(1).max(40).optional(),
    /** Shops without reviews are rated nothing. */
    minRating: numeric(z.number().min(0).max(5)).optional(),
    sort: ShopSort.optional(),
    limit: numeric(z.int().min(1).max(50)).default(20),
    after: After.optional(),
  })
  .refine(isPlace, placeNeedsBoth)
  .refine((query) => query.lat === undefined || anywhere.every((name) => query[name] === undefined), {
    error: 'text, province, minRating and sort do not go with a place',
    path: ['lat'],
  })
export type ShopsQuery = z.infer<typeof ShopsQuery>

export const ProvincesAnswer = z.strictObject({
  /** Where there are shops, and how many. */
  provinces: z.array(z.strictObject({ name: z.string(), shops: z.int() })),
})
export type ProvincesAnswer = z.infer<typeof ProvincesAnswer>

/** A tyre on a shop's shelf, sold out or not. Money in cents, for one tyre. */
export const StockedTyre = z.strictObject({
  listingId: z.uuid(),
  /** The short code that people can type. */
  code: z.string(),
  brand: z.string(),
  model: z.string(),
  size: z.string(),
  width: z.int().nullable(),
  aspect: z.int().nullable(),
  rim: z.number(),
  loadIndex: z.int().nullable(),
  speedRating: z.string().nullable(),
  /** As printed on the sidewall: 91V. */
  service: z.string(),
  type: TyreType,
  features: z.array(z.string()),
  /** What one costs today. */
  priceCents: z.int(),
  /** What it costs without the running deal. */
  listPriceCents: z.int(),
  dealCode: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** How many can be had: free on the shelf, and what the shop can order. */
  stock: z.int(),
  /** How many of these are on the shelf, if others would have to be ordered. */
  onShelf: z.int().optional(),
  /** When the shop last said how many it has; null if it never did. */
  stockConfirmedAt: z.iso.datetime().nullable(),
})
export type StockedTyre = z.infer<typeof StockedTyre>

/** By brand. `total`: how many tyres the shop lists, whatever is searched for. */
export const InventoryPage = z.strictObject({
  tyres: z.array(StockedTyre),
  next: z.string().nullable(),
  total: z.int(),
})
export type InventoryPage = z.infer<typeof InventoryPage>
export const InventoryQuery = z.strictObject({
  /** Brand, model or size, in any spelling. */
  text: z.string().trim().min(1).max(100).optional(),
  limit: numeric(z.int().min(1).max(50)).default(12),
  after: After.optional(),
})

/** A shop's id or its slug. */
export const ShopName = z.strictObject({ shop: z.string().min(1).max(120) })
export const ShopId = z.strictObject({ shopId: z.uuid() })

/** Where somebody stands with a flat tyre: GET /api/help?lat=…&lng=… */
export const HelpQuery = z.strictObject({
  lat: numeric(z.number().min(-90).max(90)),
  lng: numeric(z.number().min(-180).max(180)),
})

/** A shop to call. Money in cents. */
export const HelpShopView = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  suburb: z.string().nullable(),
  city: z.string(),
  phone: z.string(),
  distanceKm: z.number().nullable(),
  /** How it comes out: road assistance, emergency, mobile. */
  services: z.array(ServiceCode),
  /** What coming out costs, if the shop says so. */
  comingCents: z.int().nullable(),
  /** HH:MM, while it is open. */
  openUntil: z.string().nullable(),
  /** 'Opens Mon 08:00', while it is closed. */
  opensText: z.string().nullable(),
})
export type HelpShopView = z.infer<typeof HelpShopView>

export const HelpAnswer = z.strictObject({
  /** Open now and coming out as far as that, the nearest first. */
  open: z.array(HelpShopView),
  /** If none is open: those that open next. */
  next: z.array(HelpShopView),
  /** If no shop comes out: tyre shops that are open now. */
  tyreShops: z.array(HelpShopView),
})
export type HelpAnswer = z.infer<typeof HelpAnswer>

export const CentresQuery = z.strictObject({
  /** In the name, city, address or province. */
  text: z.string().trim().max(100).default(''),
  province: z.string().trim().max(60).optional(),
  /** 0 filters nothing. */
  minRating: numeric(z.number().min(0).max(5)).default(0),
  limit: numeric(z.int().min(1).max(20)).default(20),
})
export type CentresQuery = z.infer<typeof CentresQuery>
export const Centre = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  logoUrl: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  services: z.array(ServiceCode),
})
export type Centre = z.infer<typeof Centre>
export const Centres = z.strictObject({ centres: z.array(Centre) })
export type Centres = z.infer<typeof Centres>

export const shopsOperations = {
  'GET /shops': { query: ShopsQuery, responses: { 200: ShopPage } },
  'GET /shops/:shop': { params: ShopName, responses: { 200: ShopProfile, 404: Problem } },
  'GET /shops/:shop/inventory': {
    params: ShopName,
    query: InventoryQuery,
    responses: { 200: InventoryPage, 404: Problem },
  },
  'GET /shops/:shop/deals': { params: ShopName, query: ShopDealsQuery, responses: { 200: DealPage, 404: Problem } },
  'POST /shops/:shopId/views': { params: AnalyticsOf, body: RecordView, responses: { 204: nothing } },
  'GET /help': { query: HelpQuery, responses: { 200: HelpAnswer } },
  'GET /provinces': { responses: { 200: ProvincesAnswer } },
  'GET /shops/:shopId/open-days': {
    params: ShopId,
    query: OpenDaysQuery,
    responses: { 200: OpenDays, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/open-slots': {
    params: ShopId,
    query: OpenSlotsQuery,
    responses: { 200: OpenSlots, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/work-price': {
    params: ShopId,
    query: WorkQuery,
    responses: { 200: WorkPrice, 404: Problem, 409: Problem },
  },
} satisfies Operations
