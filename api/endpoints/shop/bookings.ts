import { actAtCounter, deleteAtCounter, undoAtCounter } from '#core/counter/act.ts'
import { counterDays, counterSlots } from '#core/counter/counter-times.ts'
import { enterBooking } from '#core/counter/enter-booking.ts'
import { counterBooking, counterCounts, listCounter } from '#core/counter/list-counter.ts'
import { orFail } from '#core/or-fail.ts'
import { signedInTo } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const member = signedInTo('You need to log in to access the business dashboard.')

export const shopBookings = routes({
  'GET /shops/:shopId/counter-bookings': {
    summary: 'Lists the bookings of a shop for its members, newest first',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) =>
      orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
        listCounter(ctx, actor, params.shopId, query),
      ),
  },
  'GET /shops/:shopId/counter-bookings/counts': {
    summary: 'Counts the bookings of a shop by status',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) =>
      orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
        counterCounts(ctx, actor, params.shopId),
      ),
  },
  'GET /shops/:shopId/counter-days': {
    summary: 'Lists the next days on which a bay of the shop is free for the work, without the limits for drivers',
    access: member,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, query: { from, count, ...work } }) =>
      counterDays(ctx, actor, { ...params, ...work }, { count, ...(from && { from }) }),
  },
  'GET /shops/:shopId/counter-slots': {
    summary: 'Lists the times of a day at which a bay of the shop is free for the work, without the limits for drivers',
    access: member,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params, query: { date, ...work } }) => ({
      starts: (await counterSlots(ctx, actor, { ...params, ...work }, date)).map((start) => start.toISOString()),
    }),
  },
  'POST /shops/:shopId/counter-bookings': {
    summary: 'Enters a booking for somebody who called or stands at the counter',
    access: member,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) =>
      orFail(ctx, { code: 'BOOKING_FAILED', says: 'Failed to update booking' }, () =>
        enterBooking(ctx, actor, params.shopId, body),
      ),
  },
  'GET /counter-bookings/:id': {
    summary: 'Shows one booking to the members of its shop',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) =>
      orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
        counterBooking(ctx, actor, params.id),
      ),
  },
  'POST /counter-bookings/:id/acts': {
    summary:
      'Confirms, proposes, declines, corrects, starts, makes ready, completes, cancels, marks a no-show, or changes the bay',
    access: member,
    rateLimit: perMinute(60),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) =>
      orFail(ctx, { code: 'BOOKING_FAILED', says: 'Failed to update booking' }, () =>
        actAtCounter(ctx, actor, params.id, body),
      ),
  },
  'POST /counter-bookings/:id/undo': {
    summary: 'Takes the last act on a booking back, within a minute',
    access: member,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) =>
      orFail(ctx, { code: 'BOOKING_FAILED', says: 'Failed to update booking' }, () =>
        undoAtCounter(ctx, actor, params.id, body.undoId),
      ),
  },
  'DELETE /counter-bookings/:id': {
    summary: 'Takes a booking out of the lists of the shop; one that is still to come is cancelled',
    access: member,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) =>
      void (await orFail(ctx, { code: 'BOOKING_DELETE_FAILED', says: 'Failed to delete booking' }, () =>
        deleteAtCounter(ctx, actor, params.id),
      )),
  },
})
