import { DealPage, ShopDealsQuery } from '../deals.ts'
import { Problem } from '../problem.ts'
import { AnalyticsOf, RecordView } from '../seller/analytics.ts'
import {
  HelpAnswer,
  HelpQuery,
  InventoryPage,
  InventoryQuery,
  ProvincesAnswer,
  ShopId,
  ShopName,
  ShopPage,
  ShopProfile,
  ShopsQuery,
} from '../shop-directory.ts'
import { OpenDays, OpenDaysQuery, OpenSlots, OpenSlotsQuery, WorkPrice, WorkQuery } from '../web-bookings.ts'
import { nothing, type Operations } from './operation.ts'

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
