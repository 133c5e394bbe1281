import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { makeTestContext, type TestContext } from '#tests/support/context.ts'
import { builtWebsite, testDatabase } from '#tests/support/postgres.ts'
import { freePort, type Program, repository, runProgram } from '#tests/support/program.ts'
import { type Form, postWebhook, startTwilio, type TwilioStandIn } from '#tests/support/twilio.ts'

export type Product = {
  ctx: TestContext
  twilio: TwilioStandIn
  start(): Promise<void>
  /** Ends it at once, wherever it is, and lets a minute pass for what it was sending. */
  kill(): Promise<void>
  /** Posts a message as Twilio does: again and again until it is taken, also while nobody is there. */
  deliver(form: Form): Promise<void>
  /** Resolves once every message is answered and every answer sent. */
  settled(): Promise<void>
  /** What this phone got, in order. */
  got(phone: string): string[]
}

/**
 * The whole product as `npm start` runs it, over a database of its own, with a stand-in for Twilio; `more` adds to its
 * environment.
 */
export async function product(more: Readonly<Record<string, string>> = {}): Promise<Product> {
  await builtWebsite()
  const { url } = await testDatabase()
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'spoor-faults-'))
  const twilio = await startTwilio()
  const publicUrl = `http://localhost:${port}`
  const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'a-token-for-tests', whatsappNumber: '+27600123456' }
  const ctx = makeTestContext({ databaseUrl: url, now: new Date(), config: { publicUrl } })
  let running: Promise<Program> | undefined

  const launch = async (): Promise<Program> => {
    const program = runProgram(join(repository, 'node_modules', '.bin', 'node'), ['start.ts'], {
      DATABASE_URL: url,
      DATA_DIR: folder,
      PORT: String(port),
      TWILIO_ACCOUNT_SID: account.accountSid,
      TWILIO_AUTH_TOKEN: account.authToken,
      TWILIO_WHATSAPP_NUMBER: account.whatsappNumber,
      TWILIO_SYNC_TEMPLATES: '1',
      TWILIO_API_BASE_URL: twilio.origin,
      AUTH_SECRET: ctx.config.authSecret,
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'error',
      ...more,
    })
    await program.until('Ctrl-C ends it.')
    return program
  }
  const deliver = async (form: Form): Promise<void> => {
    for (let taken = false; !taken; ) {
      await running
      const poster = { config: ctx.config, origin: publicUrl }
      taken = await postWebhook(poster, '/webhooks/twilio/inbound', form).then(
        ({ status }) => status === 200,
        () => false,
      )
    }
  }
  afterAll(async () => {
    await end(await running?.catch(() => undefined), 'SIGTERM')
    await twilio.close()
    await ctx.close()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    ctx,
    twilio,
    start: async () => {
      running = launch()
      await running
    },
    kill: async () => {
      await end(await running, 'SIGKILL')
      await minutePasses(ctx)
    },
    deliver,
    settled: () => expect.poll(() => unfinished(ctx), { timeout: 120_000, interval: 50 }).toBe(0),
    got: (phone) => twilio.messages.filter((one) => one.to === `whatsapp:${phone}`).map((one) => one.body),
  }
}

async function end(program: Program | undefined, signal: NodeJS.Signals): Promise<void> {
  program?.process.kill(signal)
  await program?.ended
}

/** A message that was on its way when its sender died is looked after once nobody can be sending it any more. */
const minutePasses = ({ pool }: TestContext) =>
  pool.query(`
    update outbound_message set due_at = due_at - interval '1 minute', claimed_at = claimed_at - interval '1 minute'
    where status = 'sending'`)

async function unfinished({ pool }: TestContext): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select ((select count(*) from inbound_message where handled_at is null)
      + (select count(*) from event where handled_at is null)
      + (select count(*) from outbound_message where status in ('queued', 'sending', 'held')))::int as count`)
  return rows[0]?.count ?? 0
}
