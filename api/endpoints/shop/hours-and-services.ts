import { addSpecialDays, changeOwnHours, readOwnHours, removeSpecialDay } from '#core/shops/profile/own-hours.ts'
import { changeBookingRules, changePayment, changeServices, readOwnServices } from '#core/shops/profile/own-services.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

/** When a shop is open and what it does, set by its owners. */
export const hoursAndServices = routes({
  'GET /shops/:shopId/hours': {
    summary: 'Shows the opening hours, special days and public holidays of a shop, for its members',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => readOwnHours(ctx, actor, params.shopId),
  },
  'PATCH /shops/:shopId/hours': {
    summary: 'Sets the opening hours of every week; owners only',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => changeOwnHours(ctx, actor, params.shopId, body),
  },
  'POST /shops/:shopId/special-days': {
    summary: 'Closes a shop on some days, or opens it at other times on them',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params, body }) => addSpecialDays(ctx, actor, params.shopId, body),
  },
  'DELETE /shops/:shopId/special-days/:day': {
    summary: 'Makes a special day one as every week again',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params }) => removeSpecialDay(ctx, actor, params.shopId, params.day),
  },
  'GET /shops/:shopId/services': {
    summary: 'Shows the services of a shop and how it takes bookings, for its members',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => readOwnServices(ctx, actor, params.shopId),
  },
  'PATCH /shops/:shopId/payment': {
    summary: 'Sets how people pay at a shop; owners only',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => changePayment(ctx, actor, params.shopId, body),
  },
  'PATCH /shops/:shopId/services': {
    summary: 'Sets the services of a shop, their prices and how long they take; owners only',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => changeServices(ctx, actor, params.shopId, body),
  },
  'PATCH /shops/:shopId/booking-rules': {
    summary: 'Sets bays, buffer, lead time and the end of the same day’s bookings; owners only',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => changeBookingRules(ctx, actor, params.shopId, body),
  },
})
