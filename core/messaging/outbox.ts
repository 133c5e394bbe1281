import {
  claimNext,
  claimUnsettled,
  contactsWaiting,
  giveBack,
  holdAgain,
  knownSids,
  leaveUnsettled,
  markFailed,
  markSent,
  type OutboundRow,
  recipientOf,
  sendLater,
  unsettledIds,
} from '#db/queries/outbound.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { isTooLate } from '../rules/notify.ts'
import { addMinutes } from '../rules/time.ts'
import { transaction } from '../transaction.ts'
import { openWithTemplate } from './record-status.ts'
import { isWindowOpen } from './window.ts'

export type OutboundMessage = OutboundRow
export type Failed = { code: number | null; text: string }

/** Longer than any one send can take, so that a message with a living sender is never taken for lost. */
const LEASE_MINUTES = 1
const AT_ONCE = 200
const MOST_ATTEMPTS = 6

/**
 * Takes the person's oldest waiting message, when it is due and none of theirs is on its way. Two workers may try at
 * once; the index one_in_flight lets only one of them have it.
 */
export async function takeNext(ctx: Context, contactId: string): Promise<OutboundMessage | undefined> {
  const at = ctx.clock.now()
  try {
    return await claimNext(ctx.db, contactId, at, addMinutes(at, LEASE_MINUTES))
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'one_in_flight') return undefined
    throw error
  }
}

/** People whose oldest message is due. */
export const whoWaits = (ctx: Context): Promise<string[]> => contactsWaiting(ctx.db, ctx.clock.now(), AT_ONCE)

/** Takes the messages whose sending has ended, one way or the other, without anybody knowing how. */
export async function takeUnsettled(ctx: Context): Promise<OutboundMessage[]> {
  const at = ctx.clock.now()
  const taken: OutboundMessage[] = []
  for (const id of await unsettledIds(ctx.db, at, AT_ONCE)) {
    const row = await claimUnsettled(ctx.db, id, at, addMinutes(at, LEASE_MINUTES))
    if (row) taken.push(row)
  }
  return taken
}

/** Where the message goes now; a string says why it goes nowhere. */
export async function destination(
  ctx: Context,
  row: OutboundMessage,
): Promise<{ to: string; windowOpen: boolean } | string> {
  const person = await recipientOf(ctx.db, row.contact_id)
  const to = row.to_address ?? person?.address
  if (!person || !to) return 'no WhatsApp number'
  if (person.is_demo && !ctx.config.twilio.simulated) return 'a demo contact is not written to in earnest'
  const at = ctx.clock.now()
  if (row.kind === 'one_time_code' && isTooLate(row.kind, row.created_at, at)) return 'too late to be of use'
  return { to, windowOpen: to === person.address && isWindowOpen(person.last_inbound_at, at) }
}

export const sent = (ctx: Context, row: OutboundMessage, providerSid: string) =>
  markSent(ctx.db, row.id, providerSid, ctx.clock.now())

export const failed = (ctx: Context, row: OutboundMessage, why: Failed) => markFailed(ctx.db, row.id, why)

/** WhatsApp finds the 24 hours over: the template that says the same takes the message's place. */
export const failedOutsideWindow = (ctx: Context, row: OutboundMessage, why: Failed) =>
  transaction(ctx, async (ctx) => {
    await failed(ctx, row, why)
    await openWithTemplate(ctx, row)
  })

/** Tries again after a wait that grows and differs, or after `waitMs` or so; not for ever. */
export async function tryLater(ctx: Context, row: OutboundMessage, why: Failed, waitMs?: number): Promise<void> {
  if (row.attempts >= MOST_ATTEMPTS) return void (await failed(ctx, row, why))
  const base = waitMs ?? 2_000 * 2 ** (row.attempts - 1)
  const due = new Date(ctx.clock.now().getTime() + Math.round(base * (0.5 + ctx.random())))
  await sendLater(ctx.db, row.id, due, why)
}

/** Sends again at once what Twilio never got. */
export async function sendAgain(ctx: Context, row: OutboundMessage): Promise<void> {
  if (row.attempts >= MOST_ATTEMPTS) return void (await failed(ctx, row, { code: null, text: 'Twilio did not answer' }))
  await sendLater(ctx.db, row.id, ctx.clock.now(), { code: null, text: 'Twilio did not get it the first time' })
  await enqueue(ctx, 'whatsapp', { contactId: row.contact_id })
}

/** Gives a message back unsent; the try does not count. */
export const putBack = (ctx: Context, row: OutboundMessage, due: Date) => giveBack(ctx.db, row.id, due)

/** What was decided no longer holds; it is decided again when due. */
export const decideLater = (ctx: Context, row: OutboundMessage, due: Date, reason: string) =>
  holdAgain(ctx.db, row.id, due, reason)

export const lookAgain = (ctx: Context, row: OutboundMessage, due: Date, why: string) =>
  leaveUnsettled(ctx.db, row.id, due, why)

/** Which of Twilio's messages are messages that we know. */
export const knownAmong = (ctx: Context, sids: readonly string[]): Promise<Set<string>> => knownSids(ctx.db, sids)
