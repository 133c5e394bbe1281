import type { Context } from '#core/context.ts'
import { destination, lookAgain, type OutboundMessage, sendAgain, sent } from '#core/messaging/outbound/outbox.ts'
import type { WhatsappClient } from './whatsapp-client.ts'
import { failureFrom } from './whatsapp-errors.ts'
import { findAtTwilio } from './whatsapp-reconcile.ts'

/**
 * `until`: a set-up that Twilio refuses stops everything; after a while it is tried whether it works. `free`: when the
 * pace of all senders allows the next message.
 * `busy`: to whom this process sends now; true if somebody has asked meanwhile to look again.
 */
export type Sending = {
  ctx: Context
  client: WhatsappClient
  busy: Map<string, boolean>
  pause: { until: Date | undefined; free: Date | undefined }
}

const LOOK_AGAIN_MS = 20_000

/** Settles a message whose sending ended without a known outcome: it is found at Twilio, or sent again. */
export async function settle({ ctx, client }: Sending, row: OutboundMessage): Promise<void> {
  const at = ctx.clock.now()
  const soon = new Date(at.getTime() + LOOK_AGAIN_MS)
  const where = await destination(ctx, row)
  try {
    const found = typeof where === 'string' ? undefined : await findAtTwilio(ctx, client, where.to, row)
    if (found) return void (await sent(ctx, row, found.sid))
  } catch (error) {
    return void (await lookAgain(ctx, row, soon, failureFrom(error).says))
  }
  const since = at.getTime() - (row.claimed_at ?? at).getTime()
  // Twilio's list may lag behind what it has just taken.
  if (since < LOOK_AGAIN_MS) await lookAgain(ctx, row, soon, 'whether Twilio has it is not known yet')
  else await sendAgain(ctx, row)
}
