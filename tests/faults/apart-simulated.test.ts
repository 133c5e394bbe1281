import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Running, startProcess } from '#tests/support/faults.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'spoor-apart-'))
const local = { DATABASE_URL: url, DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3999' }
const running: Running[] = []
const start = async (name: string, env: Record<string, string> = {}): Promise<Running> => {
  const process = await startProcess(['node', `${name}/main.ts`], { ...local, ...env })
  running.push(process)
  return process
}
afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()))
  rmSync(folder, { recursive: true, force: true })
})

test('without an account the bot stands in for Twilio, and the workers send to it', async () => {
  const bot = await start('bot')
  await start('workers', { TWILIO_API_BASE_URL: bot.origin })
  const phone = '+27821234567'
  const page = `${bot.origin}/simulator/api/messages`
  const wrote = await fetch(page, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ from: phone, text: 'hi' }),
  })
  expect(wrote.status, await wrote.text()).toBeLessThan(300)
  const shown = async (): Promise<string> => (await fetch(`${page}?phone=${encodeURIComponent(phone)}`)).text()
  await expect.poll(shown, { timeout: 30_000 }).toContain('this is Spoor')
  await expect.poll(shown).toContain('delivered')
  expect(await Promise.all(running.map((one) => one.stop()))).toEqual([0, 0])
})
