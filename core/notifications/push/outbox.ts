import { forgetGoneDevice } from '#db/queries/notifications/push-devices.ts'
import {
  type ClaimedPush,
  claimPush,
  markPushFailed,
  markPushSent,
  pushesDue,
  pushLater,
} from '#db/queries/notifications/push-messages.ts'
import type { Context } from '../../context.ts'
import { eachDue } from '../../due/each-due.ts'
import { addMinutes } from '../../rules/time/time.ts'

export type Push = ClaimedPush

const LEASE_MINUTES = 1
const MOST_ATTEMPTS = 6

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
  if (push.attempts >= MOST_ATTEMPTS || due > push.expires_at) await markPushFailed(ctx.db, push.id, why)
  else await pushLater(ctx.db, push.id, due, why)
}
