import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import webPush from 'web-push'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { isPublicAddress, isPushEndpoint } from '#core/notifications/push/endpoint.ts'
import { type PushKeys, pushKeys } from '#core/notifications/push/keys.ts'
import {
  deviceGone,
  duePushes,
  type Push,
  pushFailed,
  pushRefused,
  pushSent,
  takePush,
} from '#core/notifications/push/outbox.ts'

const TIMEOUT_MS = 10_000
/** A push service that asks for more patience than this is asked again then. */
const LONGEST_WAIT_MS = 3_600_000

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
    sweep: async () => {
      const due = await duePushes(ctx)
      for (const id of due) await send(id)
      return due.length
    },
  }
}

async function deliver(ctx: Context, push: Push): Promise<void> {
  const { to, id: pushId } = push
  if (!to) return deviceGone(ctx, push)
  if (!isPushEndpoint(to.endpoint)) return void (await pushRefused(ctx, push, 'not the address of a push service'))
  try {
    const { status, wait } = await post(ctx.config, wireForm(ctx, push, to, await pushKeys(ctx)))
    if (status >= 200 && status < 300) return await pushSent(ctx, push)
    ctx.log.warn({ pushId, status }, 'push not sent')
    if (isGone.has(status)) return await deviceGone(ctx, push)
    if (isBusy(status)) return await pushFailed(ctx, push, `the push service answered ${status}`, wait)
    await pushRefused(ctx, push, `the push service answered ${status}`)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    ctx.log.warn({ pushId, why }, 'push not sent')
    await pushFailed(ctx, push, why)
  }
}

/** The browser has given the subscription up (404, 410), or gave it to another pair of keys than ours (401, 403). */
const isGone: ReadonlySet<number> = new Set([401, 403, 404, 410])
const isBusy = (status: number): boolean => status === 408 || status === 429 || status >= 500

type Wire = ReturnType<typeof wireForm>

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

/** Follows no redirection, and reads nothing of the answer but its status. */
function post({ push }: Config, { endpoint, headers, body }: Wire): Promise<{ status: number; wait: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; wait: number }>()
  const to = new URL(endpoint)
  const url = push.serviceUrl ? new URL(`/${to.host}${to.pathname}${to.search}`, push.serviceUrl) : to
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!push.serviceUrl && { lookup: publicLookup }),
  }
  const request = (url.protocol === 'http:' ? plainRequest : secureRequest)(url, options, (response) => {
    response.destroy()
    resolve({ status: response.statusCode ?? 0, wait: waitOf(response.headers['retry-after']) })
  })
  request.on('error', reject)
  request.end(body)
  return promise
}

const waitOf = (seconds: string | undefined): number =>
  Math.min(LONGEST_WAIT_MS, /^\d{1,6}$/.test(seconds ?? '') ? Number(seconds) * 1000 : 0)

/** Finds the host, and refuses it if any of its addresses is not of the public internet. */
export const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${host} is not a host of the public internet`), '')
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
