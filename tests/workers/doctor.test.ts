import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { webhooks } from '#bot/webhook.ts'
import { makeAdmin } from '#core/auth/admin/make-admin.ts'
import { beat } from '#db/queries/operations/work.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { serve, startTwilio } from '#tests/support/twilio.ts'

const { url } = await testDatabase()
const twilio = await startTwilio()
twilio.contents.set('HX1', { friendly_name: 'booking_request', language: 'en', types: {} })
const dataDir = mkdtempSync(join(tmpdir(), 'doctor-'))
let served: RequestHandler = (_request, response) => void response.status(503).end()
const mails = createServer((socket) => {
  socket.on('error', () => {})
  socket.write('220 ready\r\n')
  socket.on('data', (line) => socket.write(String(line).startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n'))
})
await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', resolve))
const mailPort = (mails.address() as AddressInfo).port
const site = await serve(express().use((request, response, next) => served(request, response, next)))
const ctx = makeTestContext({ databaseUrl: url, now: new Date(), config: { publicUrl: site.origin } })
afterAll(async () => {
  mails.close()
  await Promise.all([ctx.close(), twilio.close(), site.close()])
  rmSync(dataDir, { recursive: true, force: true })
})

const root = join(import.meta.dirname, '../..')

type Ended = { code: number; said: string }
/** What the command says, with the configuration of a deployment that is well. */
const doctor = (env: Record<string, string> = {}) =>
  new Promise<Ended>((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/node'),
      [join(root, 'workers/doctor.cli.ts')],
      {
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: url,
          DATA_DIR: dataDir,
          PUBLIC_URL: site.origin,
          TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
          TWILIO_AUTH_TOKEN: ctx.config.twilio.authToken,
          TWILIO_WHATSAPP_NUMBER: '+27600123456',
          TWILIO_API_BASE_URL: twilio.origin,
          SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
          MAIL_FROM: 'Spoor <hello@tyres.example>',
          ...env,
        },
      },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })

const running = (checks: Record<string, 'ok' | 'failed'>) =>
  beat(ctx.db, {
    ...{ id: '01a2b3c4-0000-7000-8000-000000000001', name: 'spoor', host: 'one', pid: 7, build: '1.0.0' },
    started_at: new Date(),
    seen_at: new Date(),
    facts: { checks, memoryBytes: 1, disk: null, jobs: {} },
  })

beforeEach(async () => {
  served = express()
    .use(webhooks(ctx))
    .get('/', (_request, response) => void response.send('the website'))
  await running({ database: 'ok' })
})

test('a deployment without an admin is not ready', async () => {
  expect(await doctor()).toMatchObject({ code: 1, said: expect.stringMatching(/mend +Admins +nobody can enter/) })
})

test('one that is well has nothing to mend', async () => {
  await makeAdmin(ctx, {
    email: 'lerato@example.com',
    name: 'Lerato Dube',
    roles: ['owner'],
    password: 'Sixteen tyres in a row',
  })
  const { code, said } = await doctor()
  expect(said).toMatch(/ok +Webhooks +signed calls are taken/)
  expect(said).toMatch(/ok +Twilio +the account answers; 1 templates/)
  expect(said).toMatch(/ok +Mail +the server takes mail/)
  expect(said).toContain('Nothing to mend.')
  expect(code).toBe(0)
})

test('it says what is to be mended, and never a secret', async () => {
  await running({ database: 'failed' })
  const { code, said } = await doctor({
    TWILIO_AUTH_TOKEN: 'another-token-than-the-bot-has',
    SMTP_URL: 'smtp://spoor:its-password@127.0.0.1:1',
  })
  expect(code).toBe(1)
  expect(said).toMatch(/mend +Webhooks +a signed call is refused: the bot has another TWILIO_AUTH_TOKEN or PUBLIC_URL/)
  expect(said).toMatch(/mend +Mail +.*ECONNREFUSED/)
  expect(said).toMatch(/mend +Processes +checks that fail: spoor: database/)
  expect(said).not.toMatch(/its-password|another-token/)
})

test('a website and a database that are away are said', async () => {
  served = (_request, response) => void response.status(502).end()
  const { code, said } = await doctor({ DATABASE_URL: 'postgres://spoor:its-password@127.0.0.1:1/spoor' })
  expect(code).toBe(1)
  expect(said).toMatch(/mend +Services +DATABASE_URL cannot be used/)
  expect(said).toMatch(/mend +Public address +.* answers 502/)
  expect(said).not.toContain('its-password')
})
