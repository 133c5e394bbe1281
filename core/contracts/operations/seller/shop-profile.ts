import { logoTypes, MOST_LOGO_BYTES, MOST_PICTURE_BYTES, pictureTypes } from '#core/rules/files/shop-pictures.ts'
import { ChangeShopHours, NewSpecialDays } from '../../forms/shop-hours.ts'
import { ChangeShopProfile } from '../../forms/shop-profile.ts'
import { ChangeBookingRules, ChangePayment, ChangeShopServices } from '../../forms/shop-services.ts'
import { Problem } from '../../problem.ts'
import {
  ChatPreview,
  ChatPreviewQuery,
  DescribePicture,
  GalleryImage,
  GalleryOrder,
  OwnHours,
  OwnServices,
  OwnShop,
  ShopMedia,
  SpecialDay,
} from '../../seller/shop-profile.ts'
import { ShopId } from '../../shop-directory.ts'
import type { Operations } from '../operation.ts'

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
    takes: { types: logoTypes, maxBytes: MOST_LOGO_BYTES - 1 },
    responses: { 201: ShopMedia, 400: Problem, 500: Problem, ...refusals },
  },
  'POST /shops/:shopId/gallery': {
    params: ShopId,
    takes: { types: pictureTypes, maxBytes: MOST_PICTURE_BYTES },
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
