import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { ReviewPage } from '../reviews.ts'
import { OpenDays, OpenDaysQuery, OpenSlots, OpenSlotsQuery, WorkPrice, WorkQuery } from '../web-bookings.ts'
import {
  BayBlock,
  BookingHistory,
  CalendarFeed,
  ChangeBayBlock,
  CounterAct,
  CounterBooking,
  CounterCounts,
  CounterDone,
  CounterId,
  CounterOf,
  CounterPage,
  CounterQuery,
  EnterBooking,
  MessageToDriver,
  NewBayBlock,
  OwnReviewsQuery,
  SentToDriver,
  ShopCalendar,
  ShopCalendarQuery,
  UndoCounterAct,
} from './bookings.ts'

/** What the people of a shop do with its bookings and its bays. */
export const counterOperations = {
  'GET /shops/:shopId/counter-bookings': {
    params: CounterOf,
    query: CounterQuery,
    responses: { 200: CounterPage, 404: Problem },
  },
  'GET /shops/:shopId/counter-bookings/counts': {
    params: CounterOf,
    responses: { 200: CounterCounts, 404: Problem },
  },
  'POST /shops/:shopId/counter-bookings': {
    params: CounterOf,
    body: EnterBooking,
    responses: { 201: CounterBooking, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/counter-days': {
    params: CounterOf,
    query: OpenDaysQuery,
    responses: { 200: OpenDays, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/counter-slots': {
    params: CounterOf,
    query: OpenSlotsQuery,
    responses: { 200: OpenSlots, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/counter-price': {
    params: CounterOf,
    query: WorkQuery,
    responses: { 200: WorkPrice, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /counter-bookings/:id': { params: CounterId, responses: { 200: CounterBooking, 404: Problem } },
  'POST /counter-bookings/:id/acts': {
    params: CounterId,
    body: CounterAct,
    responses: { 200: CounterDone, 404: Problem, 409: Problem },
  },
  'POST /counter-bookings/:id/undo': {
    params: CounterId,
    body: UndoCounterAct,
    responses: { 200: CounterBooking, 404: Problem, 409: Problem },
  },
  'GET /counter-bookings/:id/history': { params: CounterId, responses: { 200: BookingHistory, 404: Problem } },
  'POST /counter-bookings/:id/messages': {
    params: CounterId,
    body: MessageToDriver,
    responses: { 201: SentToDriver, 404: Problem },
  },
  'DELETE /counter-bookings/:id': { params: CounterId, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'GET /shops/:shopId/bay-calendar': {
    params: CounterOf,
    query: ShopCalendarQuery,
    responses: { 200: ShopCalendar, 404: Problem },
  },
  'POST /shops/:shopId/bay-blocks': {
    params: CounterOf,
    body: NewBayBlock,
    responses: { 201: BayBlock, 403: Problem, 404: Problem, 409: Problem },
  },
  'PATCH /bay-blocks/:id': {
    params: CounterId,
    body: ChangeBayBlock,
    responses: { 200: BayBlock, 403: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /bay-blocks/:id': { params: CounterId, responses: { 204: nothing, 404: Problem } },
  'GET /shops/:shopId/calendar-feed': { params: CounterOf, responses: { 200: CalendarFeed, 404: Problem } },
  'POST /shops/:shopId/calendar-feed/renew': {
    params: CounterOf,
    responses: { 200: CalendarFeed, 403: Problem, 404: Problem },
  },
  'GET /shops/:shopId/own-reviews': {
    params: CounterOf,
    query: OwnReviewsQuery,
    responses: { 200: ReviewPage, 404: Problem },
  },
} satisfies Operations
