import type { Context } from '#core/context.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import type { Claim } from '#db/queries/due.ts'
import { latestInbound, missingAmong } from '#db/queries/messaging/inbound.ts'
import type { InboundWire } from './inbound.ts'

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
