import { z } from 'zod'
import { PriceLine } from '../bookings.ts'
import { CallOutHours, ChangeCallOutHours } from '../forms/call-out-hours.ts'
import { Line } from '../forms/typed.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { ShopId } from '../shop-directory.ts'

/** A puncture is mended first; with a size, the shop brings a tyre in case it cannot be. */
export const RescueWork = z.enum(['puncture', 'tyres'])
export type RescueWork = z.infer<typeof RescueWork>

/** unanswered: nobody came within five minutes, and late answers still count. */
export const RescueState = z.enum(['open', 'unanswered', 'taken', 'closed'])
export type RescueState = z.infer<typeof RescueState>

export const RescueAskState = z.enum(['waiting', 'coming', 'cannot', 'taken', 'lost', 'lapsed'])
export type RescueAskState = z.infer<typeof RescueAskState>

/** POST /rescues: the driver asks all shops that come out there now. */
export const OpenRescue = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** Where that is, as the shops read it: a suburb, an off-ramp, a street. */
  place: Line().min(1, 'Please say where you are').max(200),
  /** False: that is only the middle of a place that was named, and no pin. */
  pinned: z.boolean().optional(),
  /** What else was said of the place and the car. */
  said: Line().max(1000).optional(),
  /** The size on the sidewall, if a tyre should come along. */
  size: z.string().trim().max(30).optional(),
})
export type OpenRescue = z.infer<typeof OpenRescue>

/** A shop that was asked. Money in cents. */
export const RescueAnswer = z.strictObject({
  id: z.uuid(),
  shop: z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string(), phone: z.string().nullable() }),
  distanceKm: z.number(),
  state: RescueAskState,
  /** In how many minutes the shop says that it is there. */
  minutes: z.int().nullable(),
  lines: z.array(PriceLine),
  totalCents: z.int(),
  /** What the shop says beside that; empty for nothing. */
  note: z.string(),
  /** By when the shop that was taken is there, as it has said last; and that it is there. */
  dueAt: z.iso.datetime().nullable(),
  thereAt: z.iso.datetime().nullable(),
})
export type RescueAnswer = z.infer<typeof RescueAnswer>

/** A round as its driver sees it. */
export const RescueView = z.strictObject({
  id: z.uuid(),
  state: RescueState,
  place: z.string(),
  pinned: z.boolean(),
  said: z.array(z.string()),
  size: z.string().nullable(),
  openedAt: z.iso.datetime(),
  bookingId: z.uuid().nullable(),
  bookingCode: z.string().nullable(),
  /** Whoever said that they come first, the soonest first; then those that have not answered. */
  answers: z.array(RescueAnswer),
})
export type RescueView = z.infer<typeof RescueView>

/** The round that runs, or the one that ended last within the hour; null if there is none. */
export const MyRescue = z.strictObject({
  rescue: RescueView.nullable(),
  /** Whether the account has proven a number, without which no shop is asked. */
  mayAsk: z.boolean(),
})
export type MyRescue = z.infer<typeof MyRescue>

export const RescueId = z.strictObject({ id: z.uuid() })
export const TakeRescue = z.strictObject({ askId: z.uuid() })

/** A driver beside the road as a shop sees it that was asked: no number before it is taken. */
export const ShopRescue = z.strictObject({
  askId: z.uuid(),
  state: RescueAskState,
  minutes: z.int().nullable(),
  name: z.string(),
  place: z.string(),
  distanceKm: z.number(),
  /** Null while no pin says where that is. */
  mapUrl: z.string().nullable(),
  said: z.array(z.string()),
  size: z.string().nullable(),
  /** From the shop's list, as it was when it was asked, or its own: what the driver sees and pays. */
  lines: z.array(PriceLine),
  isOwnPrice: z.boolean(),
  totalCents: z.int(),
  /** What the shop says to the driver beside that; empty for nothing. */
  note: z.string(),
  askedAt: z.iso.datetime(),
})
export type ShopRescue = z.infer<typeof ShopRescue>
export const ShopRescues = z.strictObject({ rescues: z.array(ShopRescue) })
export type ShopRescues = z.infer<typeof ShopRescues>

export const RescueOfShop = z.strictObject({ shopId: z.uuid(), askId: z.uuid() })
/** In so many minutes; null: the shop cannot come. */
export const AnswerRescue = z.strictObject({ minutes: z.int().min(5).max(240).nullable() })

/** A driver with a flat tyre asks the shops that come out now. */
export const rescueOperations = {
  'GET /rescues/mine': { responses: { 200: MyRescue } },
  'POST /rescues': { body: OpenRescue, responses: { 201: RescueView, 400: Problem, 403: Problem, 409: Problem } },
  'POST /rescues/:id/take': {
    params: RescueId,
    body: TakeRescue,
    responses: { 200: RescueView, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /rescues/:id/close': { params: RescueId, responses: { 200: RescueView, 404: Problem, 409: Problem } },
} satisfies Operations

/** When a shop comes out to a flat tyre, and the drivers who ask it to. */
export const shopRescueOperations = {
  'GET /shops/:shopId/call-out-hours': { params: ShopId, responses: { 200: CallOutHours, 404: Problem } },
  'PATCH /shops/:shopId/call-out-hours': {
    params: ShopId,
    body: ChangeCallOutHours,
    responses: { 200: CallOutHours, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/rescues': { params: ShopId, responses: { 200: ShopRescues, 404: Problem } },
  'POST /shops/:shopId/rescues/:askId/answer': {
    params: RescueOfShop,
    body: AnswerRescue,
    responses: { 200: ShopRescue, 403: Problem, 404: Problem, 409: Problem },
  },
} satisfies Operations
