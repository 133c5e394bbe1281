import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { readSignedId, signId, versioned } from '#core/signed-id.ts'
import { bookingLink } from '#db/queries/bookings/guest-bookings.ts'

const purpose = 'calendar of booking'

/**
 * Makes the token that opens the calendar file of one booking without signing in, and nothing else. It ends with the
 * private links.
 */
export const calendarToken = (authSecret: string, bookingId: string, version = 0): string =>
  signId(authSecret, versioned(purpose, version), bookingId)

/** The booking's id; undefined if we did not make the token, or if it has another version. */
export const readCalendarToken = (authSecret: string, token: string, version = 0): string | undefined =>
  readSignedId(authSecret, versioned(purpose, version), token)

export const calendarLink = (
  config: Pick<Config, 'authSecret' | 'publicUrl'>,
  bookingId: string,
  version = 0,
): string => `${config.publicUrl}/calendar/${calendarToken(config.authSecret, bookingId, version)}.ics`

/** The link that opens the booking's file now. */
export async function presentCalendarLink(ctx: Context, bookingId: string): Promise<string> {
  const { link_version = 0 } = (await bookingLink(ctx.db, bookingId)) ?? {}
  return calendarLink(ctx.config, bookingId, link_version)
}
