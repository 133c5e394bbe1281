import { keepInbound } from '#db/queries/inbound.ts'
import type { Context } from '../context.ts'
import { transaction } from '../transaction.ts'
import { findOrMakeContact } from './contacts.ts'
import type { InboundWire } from './inbound.ts'
import { wakeEngine } from './wake.ts'

/** Keeps a message once, however often it arrives; committed when it returns. `fresh` is false for a repetition. */
export async function recordInbound(ctx: Context, wire: InboundWire): Promise<{ fresh: boolean; contactId: string }> {
  const at = ctx.clock.now()
  const kept = (await keepInbound(ctx.db, wire, at)) ?? (await keepOfStranger(ctx, wire, at))
  if (kept.fresh) wakeEngine(ctx)
  return kept
}

/** The sender is new, or goes by a name that we did not know yet. */
const keepOfStranger = (ctx: Context, wire: InboundWire, at: Date) =>
  transaction(ctx, async (ctx) => {
    await findOrMakeContact(ctx, wire.addresses, wire.name)
    const kept = await keepInbound(ctx.db, wire, at)
    if (!kept) throw new Error('the addresses of a message lead to no contact')
    return kept
  })
