import { BesideChoices, BookingView } from '../bookings.ts'
import { Problem } from '../problem.ts'
import {
  AddressConfirmed,
  AnswerProposal,
  AskedBesideAsGuest,
  CalendarWays,
  CancelBooking,
  ConfirmAddress,
  GuestBookingView,
  GuestToken,
  MoveBooking,
  MoveDaysQuery,
  MoveSlotsQuery,
  OfferOfGuest,
  OpenDays,
  OpenSlots,
  OtherTyres,
  WithdrawOffers,
} from '../web-bookings.ts'
import { nothing, type Operations } from './operation.ts'

export const guestBookingsOperations = {
  'GET /guest-bookings/:token': { params: GuestToken, responses: { 200: GuestBookingView, 404: Problem } },
  'POST /guest-bookings/:token/cancel': {
    params: GuestToken,
    body: CancelBooking,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/confirm-address': {
    params: GuestToken,
    body: ConfirmAddress,
    responses: { 200: AddressConfirmed, 404: Problem, 410: Problem },
  },
  'POST /guest-bookings/:token/keep': { params: GuestToken, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'POST /guest-bookings/:token/accept': {
    params: GuestToken,
    body: AnswerProposal,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/decline': {
    params: GuestToken,
    body: AnswerProposal,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/offers/:offerId/take': {
    params: OfferOfGuest,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/withdraw': {
    params: GuestToken,
    body: WithdrawOffers,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'GET /guest-bookings/:token/other-tyres': { params: GuestToken, responses: { 200: OtherTyres, 404: Problem } },
  'GET /guest-bookings/:token/beside': {
    params: GuestToken,
    responses: { 200: BesideChoices, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/beside': {
    params: GuestToken,
    responses: { 201: AskedBesideAsGuest, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/move': {
    params: GuestToken,
    body: MoveBooking,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'GET /guest-bookings/:token/open-days': {
    params: GuestToken,
    query: MoveDaysQuery,
    responses: { 200: OpenDays, 404: Problem },
  },
  'GET /guest-bookings/:token/open-slots': {
    params: GuestToken,
    query: MoveSlotsQuery,
    responses: { 200: OpenSlots, 404: Problem },
  },
  'GET /guest-bookings/:token/calendar': { params: GuestToken, responses: { 200: CalendarWays, 404: Problem } },
} satisfies Operations
