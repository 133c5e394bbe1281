import { setTimeout as pause } from 'node:timers/promises'
import { isWorkLeft } from '#db/queries/messaging/conversations.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'

/** WhatsApp lets us write freely for 24 hours after a person's last message. */
const WINDOW_MS = 24 * 3_600_000
/** A message queued in the last minutes may reach WhatsApp too late. */
const MARGIN_MS = 10 * 60_000

/** Until when we may write freely to somebody who wrote last at that moment, with a margin for the way. */
export const windowEnd = (lastInboundAt: Date): Date => new Date(lastInboundAt.getTime() + WINDOW_MS - MARGIN_MS)

/** Whether WhatsApp lets us write freely at that moment, with a margin for the way. */
export const isWindowOpen = (lastInboundAt: Date | null, at: Date): boolean =>
  lastInboundAt !== null && at < windowEnd(lastInboundAt)

const LOOK_AGAIN_MS = 50
const LIMIT_MS = 60_000

/**
 * Resolves once everything that people wrote is answered, what follows from it is done, and what is due is sent; after
 * a minute all the same, because what is stopped or has failed may wait for long.
 */
export async function untilAnswered({ db }: Pick<Context, 'db'>): Promise<void> {
  const until = performance.now() + LIMIT_MS
  while ((await isWorkLeft(db)) && performance.now() < until) await pause(LOOK_AGAIN_MS)
}

/**
 * The webhook for messages. On its own, Twilio repeats only a call that could not connect, once; with these settings it
 * also repeats calls that we answered with an error or too late, within its 15 seconds. The part behind the # is not
 * signed.
 */
export const inboundWebhook = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const url = `${publicUrl}/webhooks/twilio/inbound#rc=3&rp=5xx,ct,rt&ct=2000&rt=4000&tt=15000`
  return { url, fallback: url }
}
