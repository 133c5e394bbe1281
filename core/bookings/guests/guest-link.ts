import { createHash } from 'node:crypto'
import type { Actor } from '#core/actor.ts'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { claimedId, readSignedId, signId, versioned } from '#core/signed-id.ts'
import { bookingLink } from '#db/queries/bookings/guest-bookings.ts'
import { bookingNotFound, linkEnded } from '../refusals.ts'

type Secret = Pick<Config, 'authSecret'>

const purpose = 'page of booking'

/**
 * A private link works for so many minutes after the appointment, or after the last change of a booking without one.
 */
const MINUTES_OPEN = 90 * 24 * 60

/** Makes the token that opens one booking without signing in, for its guest, and nothing else. */
export const guestToken = ({ authSecret }: Secret, bookingId: string, version = 0): string =>
  signId(authSecret, versioned(purpose, version), bookingId)

export const guestLink = (config: Secret & Pick<Config, 'publicUrl'>, bookingId: string): string =>
  `${config.publicUrl}/my-booking/${guestToken(config, bookingId)}`

/**
 * The actor who holds a booking's private link. Throws BOOKING_NOT_FOUND for a link that we did not make or that has
 * run out, LINK_ENDED for one that ended when the booking was claimed.
 */
export async function linkHolder(ctx: Context, token: string): Promise<Extract<Actor, { kind: 'link' }>> {
  const id = claimedId(token)
  const booking = id === undefined ? undefined : await bookingLink(ctx.db, id)
  if (!booking) throw bookingNotFound()
  const { authSecret } = ctx.config
  const isSigned = (version: number) => readSignedId(authSecret, versioned(purpose, version), token) !== undefined
  if (!isSigned(booking.link_version)) {
    if (booking.link_version > 0 && isSigned(booking.link_version - 1)) throw linkEnded()
    throw bookingNotFound()
  }
  if (addMinutes(booking.last_at, MINUTES_OPEN) < ctx.clock.now()) throw bookingNotFound()
  return { kind: 'link', bookingId: booking.id }
}

const proofPurpose = 'address of booking'

/** Stands only in the mails about a booking, so a guest who shows it reads the mails of that address. */
export const emailProof = ({ authSecret }: Secret, bookingId: string): string =>
  signId(authSecret, proofPurpose, bookingId)

export const isEmailProof = ({ authSecret }: Secret, bookingId: string, proof: string): boolean =>
  readSignedId(authSecret, proofPurpose, proof) === bookingId

/** A key short enough for a chat. It shows there that the sender holds the private link, and opens no page. */
export const chatKey = (config: Secret, bookingId: string): string =>
  createHash('sha256')
    .update(`chat ${guestToken(config, bookingId)}`)
    .digest('hex')
    .slice(0, 16)
