import { request } from 'node:http'
import express from 'express'
import { afterAll, beforeEach } from 'vitest'
import { makeApp } from '#api/app.ts'
import { handleNext } from '#bot/answer.ts'
import { webhooks } from '#bot/webhook.ts'
import { makeLog } from '#core/process/log.ts'
import { makeTestContext, testConfig } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { testDatabaseWithTemplates } from '#tests/support/postgres.ts'
import { inboundForm, postWebhook, serve, startTwilio } from '#tests/support/twilio.ts'

// Templates are at Twilio before the first person comes.
const { url, templates } = await testDatabaseWithTemplates()
const base = makeTestContext({ databaseUrl: url })
export const twilio = await startTwilio(() => base.clock.now(), templates)
const config = testConfig(url)
const logged: string[] = []
const log = makeLog({ logLevel: 'trace' }, { write: (line) => void logged.push(line) })

/** The whole website behind real HTTP, with a small Twilio, and everything that is logged kept. */
export const ctx = { ...base, log, config: { ...config, twilio: { ...config.twilio, apiBaseUrl: twilio.origin } } }
export const allLogged = (): string => logged.join('')
export const own = config.publicUrl

export const site = await serve(makeApp(ctx, { first: [express.Router().use(webhooks(ctx))] }))
afterAll(async () => {
  await site.close()
  await twilio.close()
  await base.close()
})
beforeEach(async () => {
  await ctx.db.deleteFrom('rate_limit').execute()
  twilio.messages.length = 0
})

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  json: Json
}
type Json = { [key: string]: Json } & string
export type Ask = {
  body?: unknown
  form?: Record<string, string>
  /** As it goes over the wire, whatever it is. */
  raw?: string | Uint8Array
  /** The address on the loopback network that the connection comes from. */
  from?: string
  origin?: string | null
  cookie?: string
  headers?: Record<string, string>
  to?: string
}

/** One request as a browser on our own page makes it, unless told otherwise. */
export function ask(method: string, path: string, options: Ask = {}): Promise<Answer> {
  const { body, form, raw, from = '127.0.0.1', origin = own, cookie, headers = {}, to = site.origin } = options
  const payload =
    raw ?? (form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body))
  const all: Record<string, string> = {
    'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
    'User-Agent': 'a browser',
    ...(origin && method !== 'GET' ? { Origin: origin } : {}),
    ...(cookie ? { Cookie: cookie } : {}),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const asked = request(`${to}${path}`, { method, headers: all, localAddress: from }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parsed(text) }),
      )
    })
    asked.on('error', reject)
    asked.end(payload)
  })
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return {} as Json
  }
}

/** The cookie that an answer sets, as a browser gives it back. */
export const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? ''

/** All cookies that an answer sets, as a browser gives them back later, after signing out as well. */
export const allCookiesOf = (answer: Answer): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

let numbers = 0
/** A number that nobody has used yet. */
export const newNumber = (): string => `+2783${String(1_000_000 + ++numbers).padStart(7, '0')}`

/** Time passes for us, and for the limits, which keep the time of their own. */
export async function pass(milliseconds: number): Promise<void> {
  ctx.clock.advance(milliseconds)
  await base.pool.query('update rate_limit set expire = expire - $1', [milliseconds])
}

/** Sends what waits to be sent and gives the latest code that Twilio was handed for the number. */
export async function codeFor(number: string): Promise<string> {
  await drainWork(ctx)
  const sent = twilio.messages.filter((one) => one.to === `whatsapp:${number}`)
  return sent.map(codeIn).findLast((code) => code !== undefined) ?? ''
}

/** Notices go out beside codes, in an order of their own. */
function codeIn({ form, body }: (typeof twilio.messages)[number]): string | undefined {
  const variables: Record<string, string> = JSON.parse(form.get('ContentVariables') ?? '{}')
  return /(?<!\d)\d{6}(?!\d)/.exec(variables['1'] ?? body ?? '')?.[0]
}

export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export const send = (options: Record<string, string>, more: Ask = {}) =>
  ask('POST', '/api/auth/code', { body: options, ...more })
export const check = (session: string, code: string, more: Ask = {}) =>
  ask('POST', '/api/auth/code/check', { body: { session, code }, ...more })

export async function signUp(number: string, name = 'Thandi Nkosi'): Promise<Answer> {
  const sent = await send({ purpose: 'sign_up', number, name })
  const entered = await check(sent.json.session ?? '', await codeFor(number))
  // The greeting has gone out as well.
  await drainWork(ctx)
  return entered
}

/** The session of a code that has just shown that the person of this number is there. */
export async function presenceOf(cookie: string, number: string): Promise<string> {
  const sent = await ask('POST', '/api/auth/presence', { cookie })
  const session = String(sent.json.session)
  await ask('POST', '/api/auth/presence/check', { cookie, body: { session, code: await codeFor(number) } })
  return session
}

/** Taps the button of the question whether it was them; answers with what comes back. */
export const saysYes = (from: string): Promise<string> => write(from, 'Yes, sign me in')

/** Writes to our number and answers with what comes back on the phone. */
export async function write(from: string, words: string, more: Record<string, string> = {}): Promise<string> {
  const before = twilio.messages.length
  await postWebhook(
    { config: ctx.config, origin: site.origin },
    '/webhooks/twilio/inbound',
    inboundForm(from, words, more),
  )
  while (await handleNext(ctx));
  await drainWork(ctx)
  return twilio.messages
    .slice(before)
    .map((one) => one.body || (one.form.get('ContentVariables') ?? ''))
    .join('\n')
}
