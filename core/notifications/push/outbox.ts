import {
  type ClaimedPush,
  claimPush,
  forgetGoneDevice,
  insertPushes,
  markPushFailed,
  markPushSent,
  pushDevicesOfContact,
  pushesDue,
  pushLater,
} from '#db/queries/notifications/push.ts'
import type { Context } from '../../context.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Decision } from '../../rules/notifications/notify.ts'
import { addMinutes } from '../../rules/time/time.ts'
import type { PushPayload } from '../notice.ts'
import { timing } from '../timing.ts'

export type Push = ClaimedPush

const LEASE_MINUTES = 1
const MAX_ATTEMPTS = 6
/** A push service that does not answer holds up as few of the others as possible. */
const PARALLEL = 16

/** Claims a message that is due, also one whose sender died; nobody else gets it until the lease is over. */
export function takePush(ctx: Context, id: string): Promise<Push | undefined> {
  const at = ctx.clock.now()
  return claimPush(ctx.db, id, at, addMinutes(at, LEASE_MINUTES))
}

/** Sends all messages that are due, also those whose sender died. */
export const sendPushes = eachDue<string, { push: { send(pushId: string): Promise<void> } }>({
  name: 'push',
  claim: (ctx, claim) => pushesDue(ctx.db, claim),
  id: (pushId) => pushId,
  apart: (_, pushId, { push }) => push.send(pushId),
  parallel: PARALLEL,
})

export const pushSent = (ctx: Context, push: Push): Promise<void> => markPushSent(ctx.db, push, ctx.clock.now())

/** The browser is signed out, or its push service knows it no more: nothing else goes there. */
export async function deviceGone(ctx: Context, push: Push): Promise<void> {
  await markPushFailed(ctx.db, push.id, 'the browser is no longer notified')
  if (push.subscription_id) await forgetGoneDevice(ctx.db, push.subscription_id)
}

/** The push service does not take this one, whatever is tried. */
export const pushRefused = (ctx: Context, push: Push, why: string) => markPushFailed(ctx.db, push.id, why)

/** Tries again later, not before `waitMs`, unless it was tried often enough or is of no use by then. */
export async function pushFailed(ctx: Context, push: Push, why: string, waitMs = 0): Promise<void> {
  const wait = Math.max(waitMs, Math.round(5_000 * 2 ** (push.attempts - 1) * (0.5 + ctx.random())))
  const due = new Date(ctx.clock.now().getTime() + wait)
  if (push.attempts >= MAX_ATTEMPTS || due > push.expires_at) await markPushFailed(ctx.db, push.id, why)
  else await pushLater(ctx.db, push.id, due, why)
}

type Device = Awaited<ReturnType<typeof devicesToTell>>[number]

/** The browsers in which the person is signed in and shown notices. */
export const devicesToTell = (ctx: Context, contactId: string) =>
  pushDevicesOfContact(ctx.db, contactId, ctx.clock.now())

type Queued = {
  notificationId: string
  devices: readonly Device[]
  content: PushContent
  decision: Exclude<Decision, { do: 'drop' }>
  bookingId: string | null
  keeps: number
}

/** One message for each of the browsers, each with as much as it may show. */
export async function queuePush(ctx: Context, queued: Queued): Promise<void> {
  const { notificationId, devices, content, decision, bookingId, keeps } = queued
  if (devices.length === 0) return
  const at = ctx.clock.now()
  const { status, due_at } = timing(decision, at)
  const ids = await insertPushes(
    ctx.db,
    devices.map(({ id, shows_words }) => ({
      notification_id: notificationId,
      subscription_id: id,
      booking_id: bookingId,
      payload: JSON.stringify(payloadOf(content, shows_words)),
      status,
      due_at,
      expires_at: new Date(at.getTime() + keeps),
      created_at: at,
      trace_id: ctx.traceId ?? null,
    })),
  )
  if (decision.do === 'send') for (const pushId of ids) await enqueue(ctx, 'push', { pushId })
}

/** A notice for browsers: `brief` says nothing that a stranger may not read over a shoulder. */
export type PushContent = Pick<PushPayload, 'title' | 'url' | 'tag'> & { brief: string; words: string }

const MAX_TITLE = 90
/** More than a phone shows of one. */
const MAX_BODY = 240

const payloadOf = ({ title, brief, words, url, tag }: PushContent, showsWords: boolean): PushPayload => ({
  title: short(title, MAX_TITLE),
  body: short((showsWords && words) || brief, MAX_BODY),
  url,
  tag,
})

/** No letter is cut in two. */
const short = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
        .trimEnd()}…`
