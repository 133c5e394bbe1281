import { z } from 'zod'
import { BookingStatus, LocationType, PriceLine } from '../bookings.ts'
import { isName, Line, nameSays } from '../forms/typed.ts'
import { file, nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { ServiceCode } from '../shops.ts'
import { BookingId, GuestToken } from '../web-bookings.ts'

const Tyre = z.strictObject({ brand: z.string(), model: z.string(), size: z.string() })
const Yes = z.strictObject({ name: z.string(), at: z.iso.datetime(), totalCents: z.int() })

/** What the driver knows of the link that they have handed on. */
export const HandedLink = z.strictObject({
  url: z.url().nullable(),
  until: z.iso.datetime().nullable(),
  yes: Yes.nullable(),
})
export type HandedLink = z.infer<typeof HandedLink>

/** A booking, or a shop's price, as who pays sees it: all about work and price, nothing of how to reach the driver. */
export const HandedView = z.strictObject({
  what: z.enum(['booking', 'quote']),
  /** Of a booking. */
  code: z.string().nullable(),
  status: BookingStatus,
  shop: z.strictObject({
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    suburb: z.string().nullable(),
    city: z.string(),
    phone: z.string().nullable(),
  }),
  /** For whom. */
  name: z.string(),
  plate: z.string().nullable(),
  services: z.array(ServiceCode),
  quantity: z.int().nullable(),
  tyre: Tyre.nullable(),
  rear: z.strictObject({ quantity: z.int(), tyre: Tyre }).nullable(),
  lines: z.array(PriceLine),
  totalCents: z.int(),
  locationType: LocationType,
  /** The agreed time, else the one that was asked for. */
  start: z.iso.datetime().nullable(),
  date: z.iso.date().nullable(),
  agreed: z.boolean(),
  /** Of a price: until then it can be taken. */
  validUntil: z.iso.datetime().nullable(),
  until: z.iso.datetime(),
  yes: Yes.nullable(),
  /** Takes a yes: it is not over, and the yes that was said was to another total. */
  takesYes: z.boolean(),
})
export type HandedView = z.infer<typeof HandedView>

/** The form and POST /api/handed/:token/yes. */
export const HandedYes = z.strictObject({
  name: Line('Please enter your name')
    .min(1, 'Please enter your name')
    .max(120, 'Name must be at most 120 characters')
    .refine(isName, nameSays),
  /** The total that the page showed: at another one nothing is said yes to. */
  seenTotalCents: z.int().min(0),
})

export type HandedYes = z.infer<typeof HandedYes>

const AskId = z.strictObject({ id: z.uuid() })
const GuestAsk = GuestToken.extend(AskId.shape)

const refused = { 404: Problem, 409: Problem }

export const handedOperations = {
  'GET /bookings/:id/handed': { params: BookingId, responses: { 200: HandedLink, 404: Problem } },
  'POST /bookings/:id/handed': { params: BookingId, responses: { 200: HandedLink, ...refused } },
  'DELETE /bookings/:id/handed': { params: BookingId, responses: { 204: nothing, 404: Problem } },
  'GET /guest-handed/:token': { params: GuestToken, responses: { 200: HandedLink, 404: Problem } },
  'POST /guest-handed/:token': { params: GuestToken, responses: { 200: HandedLink, ...refused } },
  'DELETE /guest-handed/:token': { params: GuestToken, responses: { 204: nothing, 404: Problem } },
  'GET /quote-answers/:id/handed': { params: AskId, responses: { 200: HandedLink, 404: Problem } },
  'POST /quote-answers/:id/handed': { params: AskId, responses: { 200: HandedLink, ...refused } },
  'DELETE /quote-answers/:id/handed': { params: AskId, responses: { 204: nothing, 404: Problem } },
  'GET /guest-rounds/:token/answers/:id/handed': { params: GuestAsk, responses: { 200: HandedLink, 404: Problem } },
  'POST /guest-rounds/:token/answers/:id/handed': { params: GuestAsk, responses: { 200: HandedLink, ...refused } },
  'DELETE /guest-rounds/:token/answers/:id/handed': { params: GuestAsk, responses: { 204: nothing, 404: Problem } },
  'GET /handed/:token': { params: GuestToken, responses: { 200: HandedView, 404: Problem } },
  'POST /handed/:token/yes': { params: GuestToken, body: HandedYes, responses: { 200: HandedView, ...refused } },
  'GET /handed/:token/booking.pdf': {
    params: GuestToken,
    gives: ['application/pdf'],
    responses: { 200: file, 404: Problem },
  },
} satisfies Operations
