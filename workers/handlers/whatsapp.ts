import type { Context } from '#core/context.ts'
import { takeUnsettled, whoWaits } from '#core/messaging/outbox.ts'
import type { WhatsappSender } from '../senders/whatsapp.ts'

const PARALLEL = 8

/** Sends what waits anywhere and settles what nobody knows the outcome of; how many people and messages that were. */
export async function sweepWhatsapp(ctx: Context, sender: WhatsappSender): Promise<number> {
  const unsettled = await takeUnsettled(ctx)
  for (const row of unsettled) await sender.settle(row)
  if (sender.isPaused()) return unsettled.length
  const waiting = await whoWaits(ctx)
  await inParallel(waiting, (contactId) => sender.sendWaiting(contactId))
  return unsettled.length + waiting.length
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const run = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: PARALLEL }, run))
}
