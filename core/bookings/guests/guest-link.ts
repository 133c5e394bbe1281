import { createHash } from 'node:crypto'
import type { Actor } from '#core/actor.ts'
import type { Config } from '#core/config.ts'
import { readSignedId, signId } from '#core/signed-id.ts'
import { bookingNotFound } from '../refusals.ts'

type Secret = Pick<Config, 'authSecret'>

const purpose = 'page of booking'

/** Opens one booking and nothing else for the guest who made it, without signing in. */
export const guestToken = ({ authSecret }: Secret, bookingId: string): string => signId(authSecret, purpose, bookingId)

export const guestLink = (config: Secret & Pick<Config, 'publicUrl'>, bookingId: string): string =>
  `${config.publicUrl}/my-booking/${guestToken(config, bookingId)}`

/** Whoever was given a booking's private link. Throws BOOKING_NOT_FOUND for a link that we did not make. */
export function linkHolder({ authSecret }: Secret, token: string): Extract<Actor, { kind: 'link' }> {
  const bookingId = readSignedId(authSecret, purpose, token)
  if (bookingId === undefined) throw bookingNotFound()
  return { kind: 'link', bookingId }
}

/** Short enough for a chat: shows there that the sender was given the link. It opens no page. */
export const chatKey = (config: Secret, bookingId: string): string =>
  createHash('sha256')
    .update(`chat ${guestToken(config, bookingId)}`)
    .digest('hex')
    .slice(0, 16)
