import { z } from 'zod'
import {
  logoTypes,
  MAX_LOGO_BYTES,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_WORDS,
  pictureTypes,
} from '#core/rules/files/shop-pictures.ts'
import { ChangeShopHours, Day, NewSpecialDays } from '../forms/shop-hours.ts'
import { ChangeShopProfile } from '../forms/shop-profile.ts'
import { ChangeBookingRules, ChangePayment, ChangeShopServices, OfferedService } from '../forms/shop-services.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { ShopId } from '../shop-directory.ts'
import { BusinessStatus } from '../shops.ts'

const ReachOf = z.strictObject({ shopId: z.uuid() })

/** What a link of the shop begins: a booking with its fitting, or a conversation. */
export const ReachAim = z.enum(['fitting', 'message'])

export type ReachAim = z.infer<typeof ReachAim>

/** The ways to the shop that its people print, share and put into their own website. Addresses are whole. */
export const Reach = z.strictObject({
  name: z.string(),
  slug: z.string(),
  /** The shop's place in a line. */
  place: z.string(),
  /** Drivers find the shop; until then the links lead nowhere. */
  isPublic: z.boolean(),
  /** Open the chat with words that the bot understands. */
  chat: z.strictObject({ fitting: z.string(), message: z.string() }),
  page: z.string(),
  button: z.strictObject({
    src: z.string(),
    /** Of the file, as a browser checks it. */
    integrity: z.string(),
  }),
})

export type Reach = z.infer<typeof Reach>

export const reachOperations = {
  'GET /shops/:shopId/reach': { params: ReachOf, responses: { 200: Reach, 404: Problem } },
} satisfies Operations

const Clock = z.string().regex(/^\d\d:\d\d$/)
/** Owners may; staff reads. */
const canChange = z.boolean()

/** A shop as its own people see it, and what the preview of its public page shows. */
export const OwnShop = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  description: z.string(),
  website: z.string().nullable(),
  address: z.string(),
  suburb: z.string().nullable(),
  city: z.string(),
  province: z.string(),
  lat: z.number(),
  lng: z.number(),
  status: BusinessStatus,
  verified: z.boolean(),
  rejectionReason: z.string().nullable(),
  logoUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  openNow: z.boolean(),
  opensText: z.string().nullable(),
  todayText: z.string(),
  canChange,
})
export type OwnShop = z.infer<typeof OwnShop>

/** What is typed so far; what is left out is as it is kept. */
export const ChatPreviewQuery = z.strictObject({
  name: z.string().max(120).optional(),
  address: z.string().max(200).optional(),
  suburb: z.string().max(80).optional(),
  city: z.string().max(80).optional(),
  phone: z.string().max(40).optional(),
})
export type ChatPreviewQuery = z.infer<typeof ChatPreviewQuery>
/** What the chat says of the shop, and the buttons below it. */
export const ChatPreview = z.strictObject({ text: z.string(), buttons: z.array(z.string()) })
export type ChatPreview = z.infer<typeof ChatPreview>

export const ShopPicture = z.strictObject({
  id: z.uuid(),
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})
export type ShopPicture = z.infer<typeof ShopPicture>
/** The gallery stands in its order. */
export const ShopMedia = z.strictObject({
  logoUrl: z.string().nullable(),
  gallery: z.array(ShopPicture),
  canChange,
})
export type ShopMedia = z.infer<typeof ShopMedia>
/** Every picture of the gallery once, in the new order. */
export const GalleryOrder = z.strictObject({ order: z.array(z.uuid()).min(1).max(10) })
/** What a picture shows, for those who cannot see it; empty takes the words away. */
export const DescribePicture = z.strictObject({ alt: z.string().trim().max(MAX_PICTURE_WORDS) })
export const GalleryImage = z.strictObject({ shopId: z.uuid(), imageId: z.uuid() })

export const OwnHours = z.strictObject({
  /** No intervals mean closed. */
  week: z.array(
    z.strictObject({
      weekday: z.int().min(1).max(7),
      intervals: z.array(z.strictObject({ opens: Clock, closes: Clock })),
    }),
  ),
  openOnPublicHolidays: z.boolean(),
  /** From today on. */
  special: z.array(
    z.strictObject({ day: z.iso.date(), opens: Clock.nullable(), closes: Clock.nullable(), reason: z.string() }),
  ),
  /** Those of the next twelve months. */
  holidays: z.array(z.strictObject({ day: z.iso.date(), name: z.string() })),
  canChange,
})
export type OwnHours = z.infer<typeof OwnHours>
export const SpecialDay = z.strictObject({ shopId: z.uuid(), day: Day })

export const OwnServices = z.strictObject({
  services: z.array(OfferedService),
  callOutCents: z.int().nullable(),
  serviceRadiusKm: z.int().nullable(),
  specialties: z.array(z.string()),
  serviceArea: z.array(z.string()),
  rules: ChangeBookingRules,
  payment: ChangePayment,
  canChange,
})
export type OwnServices = z.infer<typeof OwnServices>

const refusals = { 403: Problem, 404: Problem, 409: Problem } as const

/** What a shop says of itself. */
export const shopProfileOperations = {
  'GET /shops/:shopId/profile': { params: ShopId, responses: { 200: OwnShop, 404: Problem } },
  'PATCH /shops/:shopId/profile': {
    params: ShopId,
    body: ChangeShopProfile,
    responses: { 200: OwnShop, 400: Problem, ...refusals },
  },
  'GET /shops/:shopId/chat-preview': {
    params: ShopId,
    query: ChatPreviewQuery,
    responses: { 200: ChatPreview, 404: Problem },
  },
  'GET /shops/:shopId/media': { params: ShopId, responses: { 200: ShopMedia, 404: Problem } },
  'POST /shops/:shopId/logo': {
    params: ShopId,
    takes: { types: logoTypes, maxBytes: MAX_LOGO_BYTES - 1 },
    responses: { 201: ShopMedia, 400: Problem, 500: Problem, ...refusals },
  },
  'POST /shops/:shopId/gallery': {
    params: ShopId,
    takes: { types: pictureTypes, maxBytes: MAX_PICTURE_BYTES },
    responses: { 201: ShopMedia, 400: Problem, 500: Problem, ...refusals },
  },
  'PATCH /shops/:shopId/gallery': {
    params: ShopId,
    body: GalleryOrder,
    responses: { 200: ShopMedia, 500: Problem, ...refusals },
  },
  'PATCH /shops/:shopId/gallery/:imageId': {
    params: GalleryImage,
    body: DescribePicture,
    responses: { 200: ShopMedia, 500: Problem, ...refusals },
  },
  'DELETE /shops/:shopId/gallery/:imageId': {
    params: GalleryImage,
    responses: { 200: ShopMedia, 500: Problem, ...refusals },
  },
  'GET /shops/:shopId/hours': { params: ShopId, responses: { 200: OwnHours, 404: Problem } },
  'PATCH /shops/:shopId/hours': {
    params: ShopId,
    body: ChangeShopHours,
    responses: { 200: OwnHours, ...refusals },
  },
  'POST /shops/:shopId/special-days': {
    params: ShopId,
    body: NewSpecialDays,
    responses: { 201: OwnHours, 404: Problem, 409: Problem },
  },
  'DELETE /shops/:shopId/special-days/:day': {
    params: SpecialDay,
    responses: { 200: OwnHours, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/services': { params: ShopId, responses: { 200: OwnServices, 404: Problem } },
  'PATCH /shops/:shopId/payment': {
    params: ShopId,
    body: ChangePayment,
    responses: { 200: OwnServices, ...refusals },
  },
  'PATCH /shops/:shopId/services': {
    params: ShopId,
    body: ChangeShopServices,
    responses: { 200: OwnServices, ...refusals },
  },
  'PATCH /shops/:shopId/booking-rules': {
    params: ShopId,
    body: ChangeBookingRules,
    responses: { 200: OwnServices, ...refusals },
  },
} satisfies Operations
