import { z } from 'zod'
import { CheckCode, CodeSent } from '../auth.ts'
import { AnswerForm } from '../forms/account.ts'
import { WhatsappNumber } from '../forms/person.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { BookedOnWeb, Clock, Day, GuestToken } from '../web-bookings.ts'
import { AskShops, RoundView } from './quotes.ts'

/** A guest asks shops for a price: first a code proves the number that the prices are told to. */
export const SendQuotesCode = AskShops.extend({ number: WhatsappNumber })
export type SendQuotesCode = z.infer<typeof SendQuotesCode>
export const AskAsGuest = AskShops.extend(CheckCode.shape)
export type AskAsGuest = z.infer<typeof AskAsGuest>

/** The round with the token of its private link. */
export const GuestRound = z.strictObject({ token: z.string(), round: RoundView })
export type GuestRound = z.infer<typeof GuestRound>

const GuestAnswer = GuestToken.extend({ id: z.uuid() })
/** The number is known, and the answer says what is to be done. */
export const BookAnswer = AnswerForm.extend({
  date: Day,
  /** Missing: any time, the shop proposes one. */
  time: Clock.optional(),
  seenTotalCents: z.int().min(0),
})
export type BookAnswer = z.infer<typeof BookAnswer>

const refusals = { 403: Problem, 404: Problem, 409: Problem }

export const guestQuotesOperations = {
  'POST /guest-rounds/code': {
    body: SendQuotesCode,
    responses: { 202: CodeSent, 409: Problem, 503: Problem },
  },
  'POST /guest-rounds': {
    body: AskAsGuest,
    // 401 is the answer to a wrong code.
    responses: { 201: GuestRound, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 410: Problem },
  },
  'GET /guest-rounds/:token': { params: GuestToken, responses: { 200: RoundView, 404: Problem } },
  'POST /guest-rounds/:token/close': { params: GuestToken, responses: { 200: RoundView, ...refusals } },
  'POST /guest-rounds/:token/more': { params: GuestToken, responses: { 200: RoundView, ...refusals } },
  'POST /guest-rounds/:token/answers/:id/decline': {
    params: GuestAnswer,
    responses: { 200: RoundView, ...refusals },
  },
  'POST /guest-rounds/:token/answers/:id/book': {
    params: GuestAnswer,
    body: BookAnswer,
    responses: { 201: BookedOnWeb, ...refusals },
  },
} satisfies Operations
