import { AskedBeside, BesideChoices, BookingView } from '../bookings.ts'
import { Problem } from '../problem.ts'
import {
  AnswerProposal,
  BookedOnWeb,
  BookingId,
  BookingPage,
  BookingsQuery,
  BookOnWeb,
  CalendarWays,
  CancelBooking,
  MoveBooking,
  MoveDaysQuery,
  MoveSlotsQuery,
  OfferOfBooking,
  OpenDays,
  OpenSlots,
  OtherTyres,
  WithdrawOffers,
} from '../web-bookings.ts'
import type { Operations } from './operation.ts'

export const bookingsOperations = {
  'POST /bookings': { body: BookOnWeb, responses: { 201: BookedOnWeb, 404: Problem, 409: Problem } },
  'GET /bookings': { query: BookingsQuery, responses: { 200: BookingPage } },
  'GET /bookings/:id': { params: BookingId, responses: { 200: BookingView, 404: Problem } },
  'POST /bookings/:id/cancel': {
    params: BookingId,
    body: CancelBooking,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /bookings/:id/accept': {
    params: BookingId,
    body: AnswerProposal,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /bookings/:id/decline': {
    params: BookingId,
    body: AnswerProposal,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /bookings/:id/offers/:offerId/take': {
    params: OfferOfBooking,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /bookings/:id/withdraw': {
    params: BookingId,
    body: WithdrawOffers,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'GET /bookings/:id/other-tyres': { params: BookingId, responses: { 200: OtherTyres, 404: Problem } },
  'GET /bookings/:id/beside': { params: BookingId, responses: { 200: BesideChoices, 404: Problem, 409: Problem } },
  'POST /bookings/:id/beside': { params: BookingId, responses: { 201: AskedBeside, 404: Problem, 409: Problem } },
  'POST /bookings/:id/move': {
    params: BookingId,
    body: MoveBooking,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'GET /bookings/:id/open-days': {
    params: BookingId,
    query: MoveDaysQuery,
    responses: { 200: OpenDays, 404: Problem, 409: Problem },
  },
  'GET /bookings/:id/open-slots': {
    params: BookingId,
    query: MoveSlotsQuery,
    responses: { 200: OpenSlots, 404: Problem, 409: Problem },
  },
  'GET /bookings/:id/calendar': { params: BookingId, responses: { 200: CalendarWays, 404: Problem } },
} satisfies Operations
