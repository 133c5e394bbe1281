import type { Config } from '#core/config.ts'
import { readSignedId, signId } from '#core/signed-id.ts'

const purpose = 'calendar of booking'

/** Opens the calendar file of one booking and nothing else, without signing in. */
export const calendarToken = (authSecret: string, bookingId: string): string => signId(authSecret, purpose, bookingId)

/** The booking's id; undefined for a token that we did not make. */
export const readCalendarToken = (authSecret: string, token: string): string | undefined =>
  readSignedId(authSecret, purpose, token)

export const calendarLink = (config: Pick<Config, 'authSecret' | 'publicUrl'>, bookingId: string): string =>
  `${config.publicUrl}/calendar/${calendarToken(config.authSecret, bookingId)}.ics`
