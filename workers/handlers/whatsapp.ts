import { setTimeout as wait } from 'node:timers/promises'
import type { WhatsappSender } from '../senders/whatsapp.ts'

/** A turn ends soon, so that a process that is to stop can. */
const LONGEST_MS = 1_000

/**
 * Sends waiting messages of all people, as fast as the pace of all senders allows, for the length of a turn of its
 * clock.
 */
export async function sweepWhatsapp(sender: WhatsappSender): Promise<void> {
  const end = performance.now() + LONGEST_MS
  for (;;) {
    await sender.sweep()
    const ms = sender.heldUpMs()
    if (ms === undefined || performance.now() + ms > end) return
    await wait(ms)
  }
}
