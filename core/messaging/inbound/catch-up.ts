import type { Context } from '#core/context.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { latestInbound } from '#db/queries/messaging/inbound.ts'
import type { InboundWire } from './inbound.ts'
import { recordInbound } from './record-inbound.ts'

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

/** Keeps the messages that we lack. Returns how many. A message is kept once, whichever way it comes. */
export async function catchUp(ctx: Context, found: readonly { wire: InboundWire; at: Date }[]): Promise<number> {
  const youngest = addMinutes(ctx.clock.now(), -YOUNGEST_MINUTES)
  const oldest = addMinutes(ctx.clock.now(), -LONGEST_MINUTES)
  let fresh = 0
  const due = found.filter(({ at }) => at <= youngest && at > oldest)
  for (const { wire, at } of due.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    if ((await recordInbound(ctx, wire, at)).fresh) fresh++
  if (fresh > 0) ctx.log.warn({ messages: fresh }, 'messages that no webhook brought were found at Twilio')
  return fresh
}
