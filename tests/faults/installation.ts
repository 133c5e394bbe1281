import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Config } from '#core/config.ts'
import type { Pool } from '#db/client.ts'
import { testConfig } from '#tests/support/context.ts'
import type { Running } from '#tests/support/faults.ts'
import { repository } from '#tests/support/program.ts'
import { type Form, inboundForm, postWebhook, type TwilioStandIn } from '#tests/support/twilio.ts'

const Service = z.object({
  command: z.array(z.string()),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
})
const Compose = z.object({ services: z.record(z.string(), z.unknown()) })

/** What docker-compose.yml says of a service that runs our own code. */
export function composed(name: string): z.infer<typeof Service> {
  const text = readFileSync(join(repository, 'docker-compose.yml'), 'utf8')
  return Service.parse(Compose.parse(parse(text, { merge: true })).services[name])
}

export type Installation = {
  config: Config
  /** What .env and the compose file give each process, with the addresses of this test in their place. */
  env(service: string): Record<string, string>
}

export function installation(databaseUrl: string, redisUrl: string | undefined, twilio: TwilioStandIn): Installation {
  const config = { ...testConfig(databaseUrl), production: true }
  const dotEnv: Record<string, string> = {
    PUBLIC_URL: config.publicUrl,
    AUTH_SECRET: config.authSecret,
    TWILIO_ACCOUNT_SID: config.twilio.accountSid,
    TWILIO_AUTH_TOKEN: config.twilio.authToken,
    TWILIO_WHATSAPP_NUMBER: config.twilio.whatsappNumber,
    TWILIO_API_BASE_URL: twilio.origin,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: config.mail.from,
  }
  const places = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl ?? '', DRAIN_DELAY_MS: '0' }
  const volume = mkdtempSync(join(tmpdir(), 'spoor-volume-'))
  afterAll(() => rmSync(volume, { recursive: true, force: true }))
  return {
    config,
    env: (name) => {
      const { environment, volumes } = composed(name)
      const dataDir = volumes.includes(`data:${environment.DATA_DIR}`) ? volume : NOWHERE
      return { ...filled(environment, dotEnv), ...places, DATA_DIR: dataDir }
    },
  }
}

/** Outside of its volumes a container writes nothing. */
const NOWHERE = '/dev/null/data'

/** ${NAME:?words} and ${NAME:-value} as docker compose fills them in. */
export const filled = (
  environment: Readonly<Record<string, string>>,
  dotEnv: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_, variable: string) => dotEnv[variable] ?? ''),
    ]),
  )

/**
 * Posts a message as Twilio does through the web server in front: to the next process that opens its door, and again
 * when the connection is lost before an answer. False when nobody took it.
 */
export async function delivered({ config }: Installation, bots: readonly Running[], form: Form): Promise<boolean> {
  for (const { origin } of bots) {
    const answer = await postWebhook({ config, origin }, '/webhooks/twilio/inbound', form).catch(() => undefined)
    if (answer?.status === 200) return true
    if (answer && answer.status !== 503) throw new Error(`the webhook answered ${answer.status}`)
  }
  return false
}

/** Somebody writes; the message is kept when it returns. */
export async function write(place: Installation, bots: readonly Running[], from: string, body: string): Promise<void> {
  if (!(await delivered(place, bots, inboundForm(from, body)))) throw new Error('no bot took the message')
}

/** What was said to the person since `from`, once it says all of this. */
export async function told(twilio: TwilioStandIn, to: string, from: number, ...words: RegExp[]): Promise<void> {
  const said = (): string =>
    twilio.messages
      .slice(from)
      .filter((one) => one.to === `whatsapp:${to}`)
      .map((one) => `${one.body.replaceAll('*', '')} ${one.form.get('PersistentAction') ?? ''}`)
      .join('\n')
  for (const word of words) await expect.poll(said, { timeout: 90_000, interval: 20 }).toMatch(word)
}

/** What a killed worker had in hand is looked up at Twilio once its lease is over: lets that time pass. */
export const leasesPass = (pool: Pool): Promise<unknown> =>
  pool.query(
    "update outbound_message set due_at = now(), claimed_at = claimed_at - interval '2 minutes' where status = 'sending'",
  )
