import type { Person } from '#core/actor.ts'
import { guestToken } from '#core/bookings/guests/guest-booking.ts'
import type { Client } from '#core/bookings/guests/unverified-guest.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import type { BookAnswer } from '#core/contracts/deal/guest-quotes.ts'
import type { BookedOnWeb } from '#core/contracts/web-bookings.ts'
import { actorOf } from '#core/load-actor.ts'
import { addMinutes, instantOf } from '#core/rules/time/time.ts'
import { readSignedId, signId } from '#core/signed-id.ts'
import { type AskRow, findAsk, findRound } from '#db/queries/quotes/rounds.ts'
import { quoteOver, roundNotFound } from '../../bookings/quotes/take-quote.ts'

const purpose = 'page of quotes'
/** A private link works for so many minutes after the last price has run out. */
const MINUTES_OPEN = 90 * 24 * 60

type Secret = Pick<Config, 'authSecret'>

export const roundToken = ({ authSecret }: Secret, roundId: string): string => signId(authSecret, purpose, roundId)

/** The page that shows one round without signing in, for who asked, and nothing else. */
export const roundLink = (config: Secret & Pick<Config, 'publicUrl'>, roundId: string): string =>
  `${config.publicUrl}/quotes/${roundToken(config, roundId)}`

/**
 * What the holder of a round's private link acts on, and as whom: the person whose number was proven when it was asked.
 * Throws QUOTE_NOT_FOUND.
 */
export async function roundHolder(ctx: Context, token: string): Promise<{ actor: Person; roundId: string }> {
  const id = readSignedId(ctx.config.authSecret, purpose, token)
  const round = id === undefined ? undefined : await findRound(ctx.db, id)
  if (!round || addMinutes(round.valid_until, MINUTES_OPEN) < ctx.clock.now()) throw roundNotFound()
  return { actor: await actorOf(ctx, round.contact_id), roundId: round.id }
}

/** One answer to the request that a private link opens, and as whom its holder acts on it. Throws QUOTE_NOT_FOUND. */
export async function answerHolder(
  ctx: Context,
  { token, id }: { token: string; id: string },
): Promise<{ actor: Person; ask: AskRow }> {
  const { actor, roundId } = await roundHolder(ctx, token)
  const ask = await findAsk(ctx.db, id)
  if (ask?.round_id !== roundId) throw roundNotFound()
  return { actor, ask }
}

/**
 * The holder of a round's private link books one of the answers: as in the chat, the number is known. The booking has a
 * private link of its own. Throws QUOTE_NOT_FOUND, QUOTE_OVER, and what requestBooking refuses.
 */
export async function bookAnswer(
  ctx: Context,
  answer: { token: string; id: string },
  { date, time, name, seenTotalCents }: BookAnswer,
  client: Client,
): Promise<BookedOnWeb> {
  const { actor, ask } = await answerHolder(ctx, answer)
  if (ask.listing_id === null) throw quoteOver()
  const booking = await requestBooking(
    ctx,
    actor,
    {
      shopId: ask.shop_id,
      listingId: ask.listing_id,
      quantity: ask.quantity,
      services: ask.services,
      locationType: 'wait',
      ...(time ? { start: instantOf(date, time).toISOString() } : { date }),
      customer: { name },
      notes: ask.notes,
      quoteId: ask.id,
      seenTotalCents,
    },
    client,
  )
  return { ...booking, guestToken: guestToken(ctx.config, booking.id) }
}
