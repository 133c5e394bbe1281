import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

export type WebhookRequest = { url: string; headers: Record<string, string>; body: string }
/** Sends the request and returns the status of the answer; throws when nobody answers. */
export type Deliver = (request: WebhookRequest) => Promise<number>

const totalMs = 15_000
const waitsMs = [250, 500, 1000, 2000, 4000, 4000]

export const deliverByHttp: Deliver = async ({ url, headers, body }) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(totalMs),
  })
  await answer.arrayBuffer()
  return answer.status
}

export type Post = (url: string, params: Readonly<Record<string, string>>) => Promise<number | undefined>

/**
 * Posts a signed form. The signature covers the public address; what lies behind it is reached on the local port.
 * Tries again when nobody answers, with the same idempotency token. Returns the status of the answer, or undefined
 * when nobody ever answered.
 */
export function makePost(options: {
  authToken: string
  publicUrl: string
  localUrl: string
  deliver: Deliver
  signal: AbortSignal
}): Post {
  const { authToken, publicUrl, localUrl, deliver, signal } = options
  return async (url, params) => {
    const address = new URL(url)
    address.hash = ''
    const request: WebhookRequest = {
      url: address.origin === publicUrl ? `${localUrl}${address.pathname}${address.search}` : address.href,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8',
        'User-Agent': 'TwilioProxy/1.1',
        'I-Twilio-Idempotency-Token': randomUUID(),
        'X-Twilio-Signature': sign(authToken, address.href, params),
      },
      body: new URLSearchParams(params).toString(),
    }
    for (const pause of [...waitsMs, undefined]) {
      if (signal.aborted) return undefined
      try {
        return await deliver(request)
      } catch {
        if (pause === undefined) return undefined
        await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
      }
    }
    return undefined
  }
}

/** X-Twilio-Signature of a form request: the address, then every name and value in the order of the names. */
function sign(authToken: string, url: string, params: Readonly<Record<string, string>>): string {
  const text = Object.keys(params)
    .sort()
    .reduce((sofar, name) => `${sofar}${name}${params[name]}`, url)
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64')
}
