import type { Config } from '../../config.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { readSignedId, signId } from '../../signed-id.ts'

/** Where files are for who holds their address. */
export const SHARED_FILES = '/files'
/** Twilio fetches a file when it takes the message; WhatsApp soon after. */
const MINUTES_OPEN = 60

const purpose = (until: string): string => `file until ${until}`

/** An address of the file that works for an hour without signing in, for WhatsApp. */
export function fileAddress(
  { authSecret, publicUrl }: Pick<Config, 'authSecret' | 'publicUrl'>,
  file: { id: string; ending: string },
  now: Date,
): string {
  const until = String(Math.floor(addMinutes(now, MINUTES_OPEN).getTime() / 1000))
  return `${publicUrl}${SHARED_FILES}/${until}/${signId(authSecret, purpose(until), file.id)}.${file.ending}`
}

/** The file of an address; undefined for one that we did not make, or that has run out. */
export function readFileAddress(
  { authSecret }: Pick<Config, 'authSecret'>,
  { until, token }: { until: string; token: string },
  now: Date,
): string | undefined {
  if (!/^\d{10}$/.test(until) || Number(until) * 1000 < now.getTime()) return undefined
  return readSignedId(authSecret, purpose(until), token)
}
