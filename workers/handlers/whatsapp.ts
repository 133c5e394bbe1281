import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#core/context.ts'
import { nextToSend } from '#core/messaging/outbound/outbox.ts'
import type { Senders } from '../senders/senders.ts'

/** A turn ends soon, so that a process that is to stop can. */
const MAX_MS = 1_000
/** What is due and was not sent waits for something else: the pace, or a message that is on its way. */
const AGAIN_MS = 500

/**
 * Sends waiting messages of all people, as fast as the pace of all senders allows, for the length of a turn of its
 * clock. If nothing is due, it costs one statement, and says when something will be.
 */
export async function sweepWhatsapp(
  ctx: Context,
  { whatsapp }: Pick<Senders, 'whatsapp'>,
): Promise<{ next: Date } | undefined> {
  const due = await nextToSend(ctx)
  if (!due) return undefined
  if (due > ctx.clock.now()) return { next: due }
  const end = performance.now() + MAX_MS
  for (;;) {
    await whatsapp.sweep()
    const ms = whatsapp.heldUpMs()
    if (ms === undefined || performance.now() + ms > end) break
    await wait(ms)
  }
  return { next: new Date(ctx.clock.now().getTime() + AGAIN_MS) }
}
