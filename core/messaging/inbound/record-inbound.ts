import type { Context } from '#core/context.ts'
import { transaction } from '#core/transaction.ts'
import { keepInbound, keepNewcomer } from '#db/queries/messaging/inbound.ts'
import { findOrMakeContact, newcomer } from '../people/contacts.ts'
import { cappedInbound, type InboundWire } from './inbound.ts'
import { wakeEngine } from './wake.ts'

/** Keeps a message once, however often it arrives; committed when it returns. `fresh` is false for a repetition. */
export async function recordInbound(
  ctx: Context,
  sent: InboundWire,
  at: Date = ctx.clock.now(),
): Promise<{ fresh: boolean; contactId: string }> {
  const wire = cappedInbound(sent)
  const kept =
    (await keepInbound(ctx.db, wire, at)) ??
    (await keepOfNewcomer(ctx, wire, at)) ??
    (await keepOfStranger(ctx, wire, at))
  if (kept.fresh) wakeEngine(ctx)
  return kept
}

/** None of the sender's addresses is known, as with nearly every stranger. */
async function keepOfNewcomer(ctx: Context, wire: InboundWire, at: Date) {
  // A lost race would end the running transaction.
  if (ctx.nudges) return undefined
  try {
    return await keepNewcomer(ctx.db, wire, newcomer, at)
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'contact_address_pkey') return undefined
    throw error
  }
}

/** One of the sender's addresses is new to us, or was only claimed so far, or becomes known at this moment. */
const keepOfStranger = (ctx: Context, wire: InboundWire, at: Date) =>
  transaction(ctx, async (ctx) => {
    await findOrMakeContact(ctx, wire.addresses, wire.name)
    const kept = await keepInbound(ctx.db, wire, at)
    if (!kept) throw new Error('the addresses of a message lead to no contact')
    return kept
  })
