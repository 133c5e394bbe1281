import type { RequestHandler } from 'express'
import { calendarFile } from '#core/bookings/calendar/calendar-file.ts'
import type { Context } from '#core/context.ts'

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
