import { z } from 'zod'
import { After, Flag, isPlace, latLng, listed, numeric, placeNeedsBoth } from './query.ts'
import { ServiceCode } from './shops.ts'

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
  /** Per tyre; null where the shop does not fit. */
  fittingCents: z.int().nullable(),
  callOutCents: z.int().nullable(),
  serviceRadiusKm: z.int().nullable(),
})
export type ShopSummary = z.infer<typeof ShopSummary>

export const ShopPage = z.strictObject({ shops: z.array(ShopSummary), next: z.string().nullable() })
export type ShopPage = z.infer<typeof ShopPage>

export const ShopProfile = ShopSummary.extend({
  description: z.string(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  bays: z.int(),
  balancingCents: z.int().nullable(),
  valveCents: z.int().nullable(),
  services: z.array(
    z.strictObject({ service: ServiceCode, priceCents: z.int().nullable(), minutes: z.int().nullable() }),
  ),
  /** No intervals mean closed. */
  week: z.array(z.strictObject({ weekday: Weekday, intervals: z.array(Interval) })),
  todayText: z.string(),
  nextOpening: z.iso.datetime().nullable(),
  directionsUrl: z.string(),
})
export type ShopProfile = z.infer<typeof ShopProfile>

/** The directory: the nearest first where it is known from where, by likeness of the name, else by name. */
export const ShopsQuery = z
  .strictObject({
    ...latLng,
    radiusKm: numeric(z.int().min(1).max(100)).default(50),
    /** Shops that offer all of these. */
    services: listed(ServiceCode, 12).optional(),
    /** Only near a place. */
    openNow: Flag.default(false),
    name: z.string().trim().min(2).max(100).optional(),
    limit: numeric(z.int().min(1).max(50)).default(20),
    after: After.optional(),
  })
  .refine(isPlace, placeNeedsBoth)
  .refine(({ openNow, lat }) => !openNow || lat !== undefined, { error: 'needs lat and lng', path: ['openNow'] })
export type ShopsQuery = z.infer<typeof ShopsQuery>

/** A shop's id or its slug. */
export const ShopName = z.strictObject({ shop: z.string().min(1).max(120) })
export const ShopId = z.strictObject({ shopId: z.uuid() })
