import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const secrets = {
    PUBLIC_URL: config.publicUrl,
    AUTH_SECRET: config.authSecret,
    TWILIO_ACCOUNT_SID: config.twilio.accountSid,
    TWILIO_AUTH_TOKEN: config.twilio.authToken,
    TWILIO_WHATSAPP_NUMBER: config.twilio.whatsappNumber,
    TWILIO_API_BASE_URL: twilio.origin,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: config.mail.from,
  }
  const places = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl ?? '' }
  return { config, env: (service) => ({ ...secrets, ...composed(service).environment, ...places }) }
}

/**
 * Posts a message as Twilio does through the web server in front: to the next process that opens its door, and once
 * more when the connection is lost before an answer. Resolves once somebody has kept it.
 */
export async function post(
  { config }: Installation,
  bots: readonly Running[],
  from: string,
  body: string,
  more?: Form,
): Promise<void> {
  const form = inboundForm(from, body, more)
  for (const { origin } of bots) {
    const answer = await postWebhook({ config, origin }, '/webhooks/twilio/inbound', form).catch(() => undefined)
    if (answer?.status === 200) return
    if (answer && answer.status !== 503) throw new Error(`the webhook answered ${answer.status}`)
  }
  throw new Error('no bot took the message')
}

/** Resolves with the messages to the person since `from` once they say all of this between them. */
export async function told(twilio: TwilioStandIn, to: string, from: number, ...words: RegExp[]): Promise<string> {
  for (;;) {
    const next = twilio.nextMessage()
    const said = twilio.messages
      .slice(from)
      .filter((one) => one.to === `whatsapp:${to}`)
      .map((one) => one.body)
      .join('\n')
    if (words.every((word) => word.test(said))) return said
    await next
  }
}

/** What a killed worker had in hand is looked up at Twilio once its lease is over; here that time has passed. */
export async function leasesPass(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query("update outbound_message set due_at = now() where status = 'sending'")
  return rowCount ?? 0
}
