import { orFail } from '#core/errors.ts'
import { actAtFrontDesk, deleteAtFrontDesk, undoAtFrontDesk } from '#core/front-desk/act.ts'
import { blockBay, changeBayBlock, freeBay, shopCalendar } from '#core/front-desk/bay-blocks.ts'
import { calendarFeed, renewCalendarFeed } from '#core/front-desk/calendar-feed.ts'
import { enterBooking } from '#core/front-desk/enter-booking.ts'
import {
  bookingHistory,
  frontDeskBooking,
  frontDeskCounts,
  frontDeskDays,
  frontDeskPrice,
  frontDeskSlots,
  listFrontDesk,
} from '#core/front-desk/list-front-desk.ts'
import { writeToDriver } from '#core/front-desk/write-to-driver.ts'
import { ownReviews } from '#core/reviews/reviews.ts'
import { member } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

export const shopBookings = routes({
  'GET /shops/:shopId/counter-bookings': {
    summary: 'Lists the bookings of a shop for its members',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) =>
      orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
        listFrontDesk(ctx, actor, params.shopId, query),
      ),
  },
  'GET /shops/:shopId/counter-bookings/counts': {
    summary: 'Counts the bookings of a shop by status',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) =>
      orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
        frontDeskCounts(ctx, actor, params.shopId),
      ),
  },
  'GET /shops/:shopId/counter-days': {
    summary: 'Lists the next days on which a bay of the shop is free for the work, without the limits for drivers',
    access: member,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, query: { from, count, ...work } }) =>
      frontDeskDays(ctx, actor, { ...params, ...work }, { count, ...(from && { from }) }),
  },
  'GET /shops/:shopId/counter-slots': {
    summary: 'Lists the times of a day at which a bay of the shop is free for the work, without the limits for drivers',
    access: member,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params, query: { date, ...work } }) => ({
      starts: (await frontDeskSlots(ctx, actor, { ...params, ...work }, date)).map((start) => start.toISOString()),
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
  'GET /shops/:shopId/counter-price': {
    summary: 'Prices the work for somebody at the counter, and says how long it takes',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => frontDeskPrice(ctx, actor, { ...params, ...query }),
  },
  'GET /counter-bookings/:id/history': {
    summary: 'Lists what happened to a booking, for the members of its shop',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => bookingHistory(ctx, actor, params.id),
  },
  'POST /counter-bookings/:id/messages': {
    summary: 'Writes to the driver of a booking, in the conversation about it',
    access: member,
    rateLimit: perMinute(30),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => writeToDriver(ctx, actor, params.id, body.message),
  },
  'GET /counter-bookings/:id': {
    summary: 'Shows one booking to the members of its shop',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) =>
      orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
        frontDeskBooking(ctx, actor, params.id),
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
        actAtFrontDesk(ctx, actor, params.id, body),
      ),
  },
  'POST /counter-bookings/:id/undo': {
    summary: 'Takes the last act on a booking back, within a minute',
    access: member,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) =>
      orFail(ctx, { code: 'BOOKING_FAILED', says: 'Failed to update booking' }, () =>
        undoAtFrontDesk(ctx, actor, params.id, body.undoId),
      ),
  },
  'DELETE /counter-bookings/:id': {
    summary: 'Takes a booking out of the lists of the shop; one that is still to come is cancelled',
    access: member,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) =>
      void (await orFail(ctx, { code: 'BOOKING_DELETE_FAILED', says: 'Failed to delete booking' }, () =>
        deleteAtFrontDesk(ctx, actor, params.id),
      )),
  },
})

/** The bays of a shop by the day, its calendar elsewhere, and what was said of its work. */
export const bays = routes({
  'GET /shops/:shopId/bay-calendar': {
    summary: 'Shows one to seven days of a shop by its bays',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) =>
      orFail(ctx, { code: 'BOOKINGS_FAILED', says: 'Failed to load bookings' }, () =>
        shopCalendar(ctx, actor, params.shopId, query),
      ),
  },
  'POST /shops/:shopId/bay-blocks': {
    summary: 'Holds a bay for a walk-in, so that no driver is offered it',
    access: member,
    rateLimit: perMinute(60),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => blockBay(ctx, actor, params.shopId, body),
  },
  'PATCH /bay-blocks/:id': {
    summary: 'Moves, shortens or renames a walk-in',
    access: member,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => changeBayBlock(ctx, actor, params.id, body),
  },
  'DELETE /bay-blocks/:id': {
    summary: 'Frees the bay of a walk-in',
    access: member,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await freeBay(ctx, actor, params.id)),
  },
  'GET /shops/:shopId/calendar-feed': {
    summary: 'Shows the secret address of the shop’s calendar to a member',
    access: member,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => calendarFeed(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/calendar-feed/renew': {
    summary: 'Ends every address of the shop’s calendar and makes a new one',
    access: member,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, params }) => renewCalendarFeed(ctx, actor, params.shopId),
  },
  'GET /shops/:shopId/own-reviews': {
    summary: 'Lists the reviews of a shop for its members',
    access: member,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) => ownReviews(ctx, actor, params.shopId, query),
  },
})
