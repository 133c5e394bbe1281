import type { Context } from '#core/context.ts'
import { eachDue, LATER } from '#core/jobs/each-due.ts'
import { enqueue } from '#core/jobs/enqueue.ts'
import type { Reason } from '#core/rules/notifications/reason.ts'
import { backOffMs, MAX_ATTEMPTS, MAX_PER_SECOND, toOnePerson } from '#core/rules/notifications/sending.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { bringBackTimes } from '#db/queries/messaging/inbound.ts'
import {
  claimUnsettled,
  dropSending,
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
} from '#db/queries/messaging/outbound.ts'
import {
  type ClaimedRow,
  carry,
  claimNext,
  contactsWaiting,
  nextOutboundDue,
  sendingHeldUntil,
  waitingBehind,
} from '#db/queries/messaging/sending.ts'
import { pushThreads } from '../../realtime.ts'
import type { OutboundContent } from '../content.ts'
import { bodyLimit } from '../templates/layouts.ts'
import { isWindowOpen } from '../window.ts'
import { type Failed, failForGood, openWithTemplate } from './failed.ts'

export type OutboundMessage = OutboundRow
export type ClaimedMessage = ClaimedRow
export type { Failed } from './failed.ts'

/** Longer than one send can take, so that a message with a living sender never counts as lost. */
const LEASE_MINUTES = 1
/** The same for the message that tries a set-up which Twilio refused. */
const PROBE_LEASE_MS = 30_000
const paces = { person: toOnePerson, perSecond: MAX_PER_SECOND }

/**
 * Claims the person's oldest waiting message, if it is due, none of theirs is being sent, and the paces allow it. Two
 * workers may try at once; the index one_in_flight lets only one of them have it.
 */
export async function takeNext(ctx: Context, contactId: string): Promise<ClaimedMessage | undefined> {
  const at = ctx.clock.now()
  const leases = { lease: addMinutes(at, LEASE_MINUTES), probe: new Date(at.getTime() + PROBE_LEASE_MS) }
  try {
    return await claimNext(ctx.db, contactId, at, leases, paces)
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'one_in_flight') return undefined
    throw error
  }
}

/** Sets times that a clock wrote while it was ahead back to now. */
export async function mendTimes(ctx: Context): Promise<void> {
  const at = ctx.clock.now()
  const mended = await bringBackTimes(ctx.db, at, { person: toOnePerson, lease: addMinutes(at, LEASE_MINUTES) })
  if (mended > 0) ctx.log.warn({ mended }, 'the clock was ahead; times of the sending pace count as now')
}

type Sender = {
  whatsapp: {
    isPaused(): boolean
    sendWaiting(contactId: string): Promise<void>
    settle(messageId: string): Promise<void>
  }
}
const PARALLEL = 8

/** Sends the waiting messages of all people whose oldest message is due. */
export const sendToAll = eachDue<string, Sender>({
  name: 'person-to-send-to',
  claim: (ctx, claim) => contactsWaiting(ctx.db, claim, paces),
  id: (contactId) => contactId,
  apart: async (_, contactId, { whatsapp }) => (whatsapp.isPaused() ? LATER : whatsapp.sendWaiting(contactId)),
  parallel: PARALLEL,
})

/** Finds out what became of messages whose sending has ended without a known outcome. */
export const settleAll = eachDue<string, Sender>({
  name: 'unknown-outcome',
  claim: (ctx, claim) => unsettledIds(ctx.db, claim),
  id: (messageId) => messageId,
  apart: (_, messageId, { whatsapp }) => whatsapp.settle(messageId),
})

/** When the next message is due, or its sending has to be looked into; undefined if none waits. */
export const nextToSend = (ctx: Context): Promise<Date | undefined> => nextOutboundDue(ctx.db, sendToAll.work)

/** What holds up all senders: their pace together, or a set-up that Twilio refuses. Undefined if nothing does. */
export async function whatHoldsUp(ctx: Context): Promise<{ free: Date | undefined; stopped: Date | undefined }> {
  const now = ctx.clock.now()
  const { free, stopped } = await sendingHeldUntil(ctx.db, MAX_PER_SECOND)
  return { free: free && free > now ? free : undefined, stopped: stopped && stopped > now ? stopped : undefined }
}

/**
 * Adds the words that wait behind a message to it, if the person's pace is used up, so that nobody waits six seconds
 * for each bubble. Returns the message as it goes out.
 */
export async function withWaitingWords(ctx: Context, row: ClaimedMessage): Promise<ClaimedMessage> {
  const at = ctx.clock.now()
  // What waited behind a switch is decided again one by one.
  if (row.waited || row.content.type !== 'text' || !row.holds_up) return row
  return transaction(ctx, async (ctx) => {
    let { content } = row
    const others: string[] = []
    for (const next of await waitingBehind(ctx.db, row, at)) {
      const both = next.channel === row.channel && !next.to_address ? joined(content, next.content) : undefined
      if (!both) break
      content = both
      others.push(next.id)
    }
    if (others.length > 0) await carry(ctx.db, row.id, JSON.stringify(content), others)
    return { ...row, content }
  })
}

/** Claims a message whose sending has ended without a known outcome; undefined if somebody else has it. */
export function takeUnsettled(ctx: Context, id: string): Promise<OutboundMessage | undefined> {
  const at = ctx.clock.now()
  return claimUnsettled(ctx.db, id, at, addMinutes(at, LEASE_MINUTES))
}

/** The address that the message goes to now; a string is the reason why it goes nowhere. */
export async function destination(
  ctx: Context,
  row: OutboundMessage | ClaimedMessage,
): Promise<{ to: string; windowOpen: boolean } | string> {
  const person = 'recipient' in row ? row.recipient : await recipientOf(ctx.db, row.contact_id)
  const to = row.to_address ?? person?.address
  if (!person || !to) return 'no WhatsApp number'
  if (person.is_demo && !ctx.config.twilio.simulated) return 'a demo contact is not written to in earnest'
  const at = ctx.clock.now()
  if (row.kind === 'one_time_code' && row.expires_at && row.expires_at < at) return 'too late to be of use'
  return { to, windowOpen: to === person.address && isWindowOpen(person.last_inbound_at, at) }
}

/** Notes that Twilio has taken the message under this id. Returns whether more waits for the person. */
export async function sent(ctx: Context, row: OutboundMessage, providerSid: string): Promise<boolean> {
  const { threads, more } = await markSent(ctx.db, row.id, providerSid, ctx.clock.now())
  if (threads.length > 0) await pushThreads(ctx, threads)
  return more
}

export const failed = failForGood

/** Drops the message, because its cause is gone. */
export const dropped = (ctx: Context, row: OutboundMessage, reason: Reason) => dropSending(ctx.db, row.id, reason)

/** Replaces the message by the template with the same content, because WhatsApp counts the 24 hours as over. */
export const failedOutsideWindow = (ctx: Context, row: OutboundMessage, why: Failed) =>
  transaction(ctx, async (ctx) => {
    await markFailed(ctx.db, row.id, why)
    await openWithTemplate(ctx, row)
  })

/**
 * Tries again later: after a wait that grows and differs, or after about `waitMs`. It gives up after the last attempt.
 */
export async function tryLater(ctx: Context, row: OutboundMessage, why: Failed, waitMs?: number): Promise<void> {
  if (row.attempts >= MAX_ATTEMPTS) return void (await failed(ctx, row, why))
  const wait = backOffMs(waitMs === undefined ? row.attempts : 1, ctx.random(), waitMs)
  const due = new Date(ctx.clock.now().getTime() + wait)
  await sendLater(ctx.db, row.id, due, why)
}

/** Sends a message again at once that Twilio never got. */
export async function sendAgain(ctx: Context, row: OutboundMessage): Promise<void> {
  if (row.attempts >= MAX_ATTEMPTS) return void (await failed(ctx, row, { code: null, text: 'Twilio did not answer' }))
  await sendLater(ctx.db, row.id, ctx.clock.now(), { code: null, text: 'Twilio did not get it the first time' })
  await enqueue(ctx, 'whatsapp', { contactId: row.contact_id })
}

/** Puts a message back unsent; the try does not count. */
export const putBack = (ctx: Context, row: OutboundMessage, due: Date) => giveBack(ctx.db, row.id, due)

/** Holds the message, because its decision no longer applies; it is decided again when due. */
export const decideLater = (ctx: Context, row: OutboundMessage, due: Date, reason: Reason) =>
  holdAgain(ctx.db, row.id, due, reason)

/** Leaves the outcome unknown until `due`, with the reason. */
export const lookAgain = (ctx: Context, row: OutboundMessage, due: Date, why: string) =>
  leaveUnsettled(ctx.db, row.id, due, why)

/** Those of Twilio's message ids that we know. */
export const knownAmong = (ctx: Context, sids: readonly string[]): Promise<Set<string>> => knownSids(ctx.db, sids)

/** Two messages to the same person as one; undefined if they do not go together. */
export function joined(first: OutboundContent, next: OutboundContent): OutboundContent | undefined {
  if (first.type !== 'text' || next.type === 'template' || next.type === 'pin' || next.type === 'media')
    return undefined
  if (first.secret || (next.type === 'text' && next.secret)) return undefined
  const body = `${first.body}\n\n${next.body}`
  return body.length <= bodyLimit(next.type) ? { ...next, body } : undefined
}
