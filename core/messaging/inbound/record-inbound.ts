import type { Context } from '#core/context.ts'
import { LONGEST_KEPT_HOURS, TOLD_AGAIN_MINUTES } from '#core/rules/operations/names.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { type Db, notify } from '#db/client.ts'
import { keepInbound, keepNewcomer } from '#db/queries/messaging/inbound.ts'
import { messageWrittenAt } from '#db/queries/notifications/notifications.ts'
import { keepForBot, releaseKept, staysOff, tellOnce } from '#db/queries/operations/switches.ts'
import { reply } from '../outbound/send.ts'
import { findOrMakeContact, newcomer } from '../people/contacts.ts'
import { cappedInbound, type InboundWire } from './inbound.ts'

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
    (await keepOfUnknownNumber(ctx, wire, at))
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
const keepOfUnknownNumber = (ctx: Context, wire: InboundWire, at: Date) =>
  transaction(ctx, async (ctx) => {
    await findOrMakeContact(ctx, wire.addresses, wire.name)
    const kept = await keepInbound(ctx.db, wire, at)
    if (!kept) throw new Error('the addresses of a message lead to no contact')
    return kept
  })

/** Whether the bot is stopped. If so, it goes on at the end of this transaction at the earliest. */
export const isBotStopped = (ctx: Context): Promise<boolean> => staysOff(ctx.db, 'bot')

/** Keeps the message until the bot goes on, and says so once an hour. */
export async function keepForLater(
  ctx: Context,
  message: { id: string; contact_id: string },
  words: string,
): Promise<void> {
  const at = ctx.clock.now()
  await keepForBot(ctx.db, message.id, at)
  if (await tellOnce(ctx.db, message.contact_id, at, addMinutes(at, -TOLD_AGAIN_MINUTES)))
    await reply(ctx, message.contact_id, { type: 'text', body: words })
}

/** The bot goes on: it answers what was kept in the order in which it came; what is too old is set aside. */
export async function answerKept(ctx: Context): Promise<{ tooOld: number; released: number }> {
  const at = ctx.clock.now()
  const oldest = addMinutes(at, -LONGEST_KEPT_HOURS * 60)
  const done = await releaseKept(ctx.db, { at, oldest, why: 'the bot was stopped for more than a day' })
  await notify(ctx.db, 'inbound')
  return done
}

/** Under load one call stands for all messages of this time; the delay is too short to notice. */
const PAUSE_MS = 20
const calling = new WeakMap<Db, { again: boolean }>()

/**
 * Tells the bot processes that a message waits. The call follows the commit and stands for all messages that came
 * meanwhile, because PostgreSQL lets commits that notify pass only one by one. If the call is lost with its process,
 * the bots' sweep finds the message.
 */
export function wakeEngine(ctx: Context): void {
  const { db } = ctx
  const call = calling.get(db)
  if (call) {
    call.again = true
    return
  }
  calling.set(db, { again: false })
  notify(db, 'inbound')
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'bot not woken; its sweep finds the message'))
    .finally(() => setTimeout(callAgain, PAUSE_MS, ctx).unref())
}

function callAgain(ctx: Context): void {
  const again = calling.get(ctx.db)?.again
  calling.delete(ctx.db)
  if (again) wakeEngine(ctx)
}

/** When our message was written that the person answers; undefined if the answer does not name one. */
export const writtenAt = async (
  ctx: Context,
  contactId: string,
  repliesTo: string | undefined,
): Promise<Date | undefined> => (repliesTo ? messageWrittenAt(ctx.db, contactId, repliesTo) : undefined)
