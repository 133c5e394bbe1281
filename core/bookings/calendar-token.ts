import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

const idBytes = 16
const signatureBytes = 16

/** Opens the calendar file of one booking and nothing else, without signing in. */
export function calendarToken(authSecret: string, bookingId: string): string {
  const id = Buffer.from(bookingId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signature(authSecret, id)]).toString('base64url')
}

/** The booking's id; undefined for a token that we did not make. */
export function readCalendarToken(authSecret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return undefined
  const id = bytes.subarray(0, idBytes)
  if (!timingSafeEqual(bytes.subarray(idBytes), signature(authSecret, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const calendarLink = (config: Pick<Config, 'authSecret' | 'publicUrl'>, bookingId: string): string =>
  `${config.publicUrl}/calendar/${calendarToken(config.authSecret, bookingId)}.ics`

const signature = (authSecret: string, id: Buffer): Buffer =>
  createHmac('sha256', authSecret).update('calendar of booking ').update(id).digest().subarray(0, signatureBytes)
