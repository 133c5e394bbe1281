import type { Context } from '#core/context.ts'
import { addMinutes } from '#core/rules/time.ts'
import { claimUnsettled, contactsWaiting, unsettledIds } from '#db/queries/outbound.ts'
import { LEASE_MINUTES, type WhatsappSender } from '../senders/whatsapp.ts'

const AT_ONCE = 200
const PARALLEL = 8

/** Sends what waits anywhere and settles what nobody knows the outcome of; how many people and messages that were. */
export async function sweepWhatsapp(ctx: Context, sender: WhatsappSender): Promise<number> {
  const at = ctx.clock.now()
  const unsettled = await unsettledIds(ctx.db, at, AT_ONCE)
  for (const id of unsettled) {
    const row = await claimUnsettled(ctx.db, id, at, addMinutes(at, LEASE_MINUTES))
    if (row) await sender.settle(row)
  }
  if (sender.isPaused()) return unsettled.length
  const waiting = await contactsWaiting(ctx.db, at, AT_ONCE)
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
