import webPush from 'web-push'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { isPushEndpoint, type PushKeys, pushKeys } from '#core/notifications/push/devices.ts'
import {
  deviceGone,
  type Push,
  pushFailed,
  pushRefused,
  pushSent,
  sendPushes,
  takePush,
} from '#core/notifications/push/outbox.ts'
import { inSpan } from '#core/process/spans.ts'
import { post } from './post.ts'

export type PushSender = {
  /** Sends one message, if it is due and no other process sends it now. */
  send(pushId: string): Promise<void>
  /** Sends all messages that are due, also those whose sender died. Returns how many. */
  sweep(): Promise<number>
}

/** Hands notices to the push services of the browsers, encrypted for the browser alone. */
export function makePushSender(ctx: Context): PushSender {
  const send = async (pushId: string): Promise<void> => {
    const push = await takePush(ctx, pushId)
    if (push) await deliver(ctx, push)
  }
  return {
    send,
    sweep: () => sendPushes(ctx, { push: { send } }),
  }
}

async function deliver(ctx: Context, push: Push): Promise<void> {
  const { to } = push
  const named = { traceId: push.trace_id ?? undefined, pushId: push.id }
  if (!to) return deviceGone(ctx, push)
  if (!isPushEndpoint(to.endpoint)) return void (await pushRefused(ctx, push, 'not the address of a push service'))
  try {
    const wire = wireForm(ctx, push, to, await pushKeys(ctx))
    const { status, wait } = await inSpan(
      { name: 'send push', kind: 'send', traceId: push.trace_id ?? push.id, facts: { attempt: push.attempts } },
      () => post(ctx.config, wire),
      ({ status }) => !isTaken(status),
    )
    if (isTaken(status)) {
      ctx.log.info(named, 'push sent')
      return await pushSent(ctx, push)
    }
    ctx.log.warn({ ...named, status }, 'push not sent')
    if (isGone.has(status)) return await deviceGone(ctx, push)
    if (isBusy(status)) return await pushFailed(ctx, push, `the push service answered ${status}`, wait)
    await pushRefused(ctx, push, `the push service answered ${status}`)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    ctx.log.warn({ ...named, why }, 'push not sent')
    await pushFailed(ctx, push, why)
  }
}

const isTaken = (status: number): boolean => status >= 200 && status < 300
/** The browser has given the subscription up (404, 410), or gave it to another pair of keys than ours (401, 403). */
const isGone: ReadonlySet<number> = new Set([401, 403, 404, 410])
const isBusy = (status: number): boolean => status === 408 || status === 429 || status >= 500

function wireForm(ctx: Context, push: Push, { endpoint, p256dh, auth }: NonNullable<Push['to']>, keys: PushKeys) {
  const left = push.expires_at.getTime() - ctx.clock.now().getTime()
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(push.payload),
    {
      vapidDetails: { subject: subjectOf(ctx.config), ...keys },
      TTL: Math.max(0, Math.round(left / 1000)),
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    },
  )
  return { endpoint, headers, body }
}

/** Where a push service reaches us if something is wrong with what we send. */
const subjectOf = ({ publicUrl, mail }: Config): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mail.from)?.[0] ?? mail.from}`
