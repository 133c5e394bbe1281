import type { Context } from '#core/context.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { reportIncident, transaction } from '#core/transaction.ts'
import type { Claim } from '#db/queries/due.ts'
import {
  type ClaimedMessage,
  countAttempt,
  markHandled,
  markSetAside,
  writeFailure,
} from '#db/queries/messaging/conversations.ts'
import { latestInbound, missingAmong } from '#db/queries/messaging/inbound.ts'
import { answerMessage, type WholeMessage } from './conversation.ts'
import type { InboundWire } from './inbound.ts'

const MAX_ATTEMPTS = 3
const LONGEST_FAILURE = 500
/**
 * Before the last attempt, whether the bot was ended meanwhile or the attempt failed: a few restarts in a row, or what
 * is out of order for some seconds, use up the attempts of no message that has nothing to do with it.
 */
const WAIT_MS = 30_000

/** Whether the message has had all its attempts and must not be read again. */
export const hasHadItsAttempts = ({ attempts }: ClaimedMessage): boolean => attempts >= MAX_ATTEMPTS

/** Counts an attempt before it begins, and commits that at once, so that it counts even if it ends the process. */
export const beginAttempt = (ctx: Context, { id, attempts }: ClaimedMessage) => {
  const onlyOneLeft = attempts + 1 === MAX_ATTEMPTS - 1
  return countAttempt(ctx.aside, [id], onlyOneLeft ? new Date(ctx.clock.now().getTime() + WAIT_MS) : null)
}

/** Counts the attempt for the fragments that are read with the first one, too. */
export const countWith = async (ctx: Context, { id, ids }: WholeMessage): Promise<void> => {
  const others = ids.filter((one) => one !== id)
  if (others.length > 0) await countAttempt(ctx.aside, others, null)
}

/** Stores the reason of a failed attempt beside the message. */
export const noteFailure = (ctx: Context, message: ClaimedMessage, error: unknown) =>
  writeFailure(ctx.db, [message.id], String(error).slice(0, LONGEST_FAILURE))

/**
 * Keeps the first of the messages unanswered for good, with what was read together with it: the person is told, the conversation begins anew with `state`, the admins are
 * alerted. If even that fails, the message is only marked, because it must not hold up everybody else.
 */
export async function setAside(
  ctx: Context,
  waiting: readonly [ClaimedMessage, ...ClaimedMessage[]],
  state: unknown,
  told: OutboundContent,
): Promise<void> {
  const [message] = waiting
  const ids = waiting.filter(hasHadItsAttempts).map(({ id }) => id)
  const failure = message.failure ?? 'the bot ended while it handled the message'
  ctx.log.error({ inboundId: message.id, failure }, 'message set aside')
  try {
    await transaction(ctx, async (ctx) => {
      await answerMessage(ctx, { ...message, ids }, [told], state)
      await reportIncident(ctx, 'message_set_aside', message.failure ? 'an error' : 'the bot ended')
    })
  } catch (error) {
    ctx.log.error({ err: error, inboundId: message.id }, 'nobody could be told of a message set aside')
    await markHandled(ctx.db, ids, ctx.clock.now())
  }
  await markSetAside(ctx.db, ids, failure, ctx.clock.now())
}

/**
 * Twilio repeats its webhook for a shorter time. A younger message may still come that way, with everything that it
 * carries.
 */
const YOUNGEST_MINUTES = 2
const OVERLAP_MINUTES = 60
const LONGEST_MINUTES = 24 * 60
const FIRST_MINUTES = 15

/** Since when to look for messages that never reached us; messages older than a day are not answered any more. */
export async function catchUpSince(ctx: Context): Promise<Date> {
  const at = ctx.clock.now()
  const latest = await latestInbound(ctx.db)
  const since = latest ? addMinutes(latest, -OVERLAP_MINUTES) : addMinutes(at, -FIRST_MINUTES)
  const longest = addMinutes(at, -LONGEST_MINUTES)
  return since > longest ? since : longest
}

export type Lost = { wire: InboundWire; at: Date }

/** Those of the messages that we lack, oldest first. */
export async function lostAmong(ctx: Context, found: readonly Lost[], claim: Claim): Promise<Lost[]> {
  const youngest = addMinutes(claim.at, -YOUNGEST_MINUTES)
  const oldest = addMinutes(claim.at, -LONGEST_MINUTES)
  const due = found.filter(({ at }) => at <= youngest && at > oldest)
  const missing = await missingAmong(
    ctx.db,
    due.map(({ wire }) => wire.messageSid),
    claim,
  )
  return due
    .filter(({ wire }) => missing.has(wire.messageSid))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, claim.limit)
}
