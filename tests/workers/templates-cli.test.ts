import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { allTemplates } from '#core/notifications/templates/templates.ts'
import { testDatabase } from '../support/postgres.ts'
import { startTwilio } from '../support/twilio.ts'

const { url } = await testDatabase()
const twilio = await startTwilio()
const dataDir = mkdtempSync(join(tmpdir(), 'templates-'))
afterAll(async () => {
  await twilio.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const root = join(import.meta.dirname, '../..')
const node = join(root, 'node_modules/.bin/node')

const run = (env: Record<string, string> = {}) =>
  promisify(execFile)(node, [join(root, 'workers/senders/templates.cli.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://tyres.example',
      AUTH_SECRET: 'a secret of at least thirty-two characters',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Spoor <hello@tyres.example>',
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'a-token',
      TWILIO_WHATSAPP_NUMBER: '+27600123456',
      TWILIO_API_BASE_URL: twilio.origin,
      ...env,
    },
  })

test('the command brings the templates to Twilio, shows their state and the addresses to set there', async () => {
  twilio.approves = 'pending'
  const { stdout } = await run()
  const all = allTemplates().length
  expect(stdout).toMatch(/booking_request +en +pending +HX\w+/)
  expect(stdout).toContain(`${all} templates at Twilio, ${all} not approved yet.`)
  expect(stdout).toContain('https://tyres.example/webhooks/twilio/inbound#rc=3&rp=5xx,ct,rt')
  for (const [sid, approval] of twilio.approvals) twilio.approvals.set(sid, { ...approval, status: 'approved' })
  expect((await run()).stdout).toContain(`${all} templates at Twilio, 0 not approved yet.`)
  expect(twilio.contents.size).toBe(all)
})

test('it says what is wrong and ends with an error', async () => {
  await expect(run({ TWILIO_AUTH_TOKEN: '' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('TWILIO_AUTH_TOKEN is required'),
  })
})
