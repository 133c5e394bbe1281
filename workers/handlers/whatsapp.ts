import { setTimeout as wait } from 'node:timers/promises'
import type { WhatsappSender } from '../senders/whatsapp.ts'

/** How many times in a turn of the clock the pace of all senders is waited for. */
const MOST_WAITS = 60

/** Sends what waits anywhere, as fast as the pace of all senders allows, for the length of a turn of its clock. */
export async function sweepWhatsapp(sender: WhatsappSender): Promise<void> {
  for (let turn = 0; turn < MOST_WAITS; turn++) {
    await sender.sweep()
    const ms = sender.heldUpMs()
    if (ms === undefined) return
    await wait(ms)
  }
}
