import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { ReviewPage } from '../reviews.ts'
import { OpenDays, OpenDaysQuery, OpenSlots, OpenSlotsQuery, WorkPrice, WorkQuery } from '../web-bookings.ts'
import {
  BayBlock,
  BookingHistory,
  CalendarFeed,
  ChangeBayBlock,
  EnterBooking,
  FrontDeskAct,
  FrontDeskBooking,
  FrontDeskCounts,
  FrontDeskDone,
  FrontDeskId,
  FrontDeskOf,
  FrontDeskPage,
  FrontDeskQuery,
  MessageToDriver,
  NewBayBlock,
  OwnReviewsQuery,
  SentToDriver,
  ShopCalendar,
  ShopCalendarQuery,
  UndoFrontDeskAct,
} from './bookings.ts'

/** What the people of a shop do with its bookings and its bays. */
export const frontDeskOperations = {
  'GET /shops/:shopId/counter-bookings': {
    params: FrontDeskOf,
    query: FrontDeskQuery,
    responses: { 200: FrontDeskPage, 404: Problem },
  },
  'GET /shops/:shopId/counter-bookings/counts': {
    params: FrontDeskOf,
    responses: { 200: FrontDeskCounts, 404: Problem },
  },
  'POST /shops/:shopId/counter-bookings': {
    params: FrontDeskOf,
    body: EnterBooking,
    responses: { 201: FrontDeskBooking, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/counter-days': {
    params: FrontDeskOf,
    query: OpenDaysQuery,
    responses: { 200: OpenDays, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/counter-slots': {
    params: FrontDeskOf,
    query: OpenSlotsQuery,
    responses: { 200: OpenSlots, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/counter-price': {
    params: FrontDeskOf,
    query: WorkQuery,
    responses: { 200: WorkPrice, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /counter-bookings/:id': { params: FrontDeskId, responses: { 200: FrontDeskBooking, 404: Problem } },
  'POST /counter-bookings/:id/acts': {
    params: FrontDeskId,
    body: FrontDeskAct,
    responses: { 200: FrontDeskDone, 404: Problem, 409: Problem },
  },
  'POST /counter-bookings/:id/undo': {
    params: FrontDeskId,
    body: UndoFrontDeskAct,
    responses: { 200: FrontDeskBooking, 404: Problem, 409: Problem },
  },
  'GET /counter-bookings/:id/history': { params: FrontDeskId, responses: { 200: BookingHistory, 404: Problem } },
  'POST /counter-bookings/:id/messages': {
    params: FrontDeskId,
    body: MessageToDriver,
    responses: { 201: SentToDriver, 404: Problem },
  },
  'DELETE /counter-bookings/:id': { params: FrontDeskId, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'GET /shops/:shopId/bay-calendar': {
    params: FrontDeskOf,
    query: ShopCalendarQuery,
    responses: { 200: ShopCalendar, 404: Problem },
  },
  'POST /shops/:shopId/bay-blocks': {
    params: FrontDeskOf,
    body: NewBayBlock,
    responses: { 201: BayBlock, 403: Problem, 404: Problem, 409: Problem },
  },
  'PATCH /bay-blocks/:id': {
    params: FrontDeskId,
    body: ChangeBayBlock,
    responses: { 200: BayBlock, 403: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /bay-blocks/:id': { params: FrontDeskId, responses: { 204: nothing, 404: Problem } },
  'GET /shops/:shopId/calendar-feed': { params: FrontDeskOf, responses: { 200: CalendarFeed, 404: Problem } },
  'POST /shops/:shopId/calendar-feed/renew': {
    params: FrontDeskOf,
    responses: { 200: CalendarFeed, 403: Problem, 404: Problem },
  },
  'GET /shops/:shopId/own-reviews': {
    params: FrontDeskOf,
    query: OwnReviewsQuery,
    responses: { 200: ReviewPage, 404: Problem },
  },
} satisfies Operations
