import type { RequestHandler } from 'express'
import { calendarFile } from '#core/bookings/calendar/calendar-file.ts'
import type { Context } from '#core/context.ts'
import { shopCalendarFile } from '#core/front-desk/calendar-feed.ts'

/** GET /calendar/:token.ics: the calendar file of one booking, for the holder of its link. */
export const calendarFileHandler =
  (ctx: Context): RequestHandler<{ token: string }> =>
  async (request, response) => {
    const file = await calendarFile(ctx, request.params.token)
    response.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
    if (!file) {
      response.status(404).type('text/plain').send('This calendar link does not work any more.')
      return
    }
    response
      .set('Content-Disposition', `attachment; filename="${file.name}"`)
      .type('text/calendar; charset=utf-8')
      .send(file.text)
  }

/** GET /calendar/shop/:token.ics: the shop's calendar, for whoever has the secret address; 304 if nothing changed. */
export const shopCalendarHandler =
  (ctx: Context): RequestHandler<{ token: string }> =>
  async (request, response) => {
    const file = await shopCalendarFile(ctx, request.params.token)
    response.set('X-Robots-Tag', 'noindex')
    if (!file) {
      response.set('Cache-Control', 'private, no-store')
      response.status(404).type('text/plain').send('This calendar link does not work any more.')
      return
    }
    response.set({ 'Cache-Control': 'private, no-cache', ETag: file.etag })
    if (request.fresh) response.status(304).end()
    else response.type('text/calendar; charset=utf-8').send(file.text())
  }
