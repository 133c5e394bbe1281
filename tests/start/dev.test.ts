import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/e2e/browser.ts'
import { freePort, repository, runProgram } from '#tests/support/program.ts'

const folder = mkdtempSync(join(tmpdir(), 'spoor-dev-'))
const copy = join(folder, 'copy')
for (const name of ['api', 'bot', 'core', 'db', 'start', 'web', 'workers'])
  cpSync(join(repository, name), join(copy, name), { recursive: true })
for (const name of ['start.ts', 'start.mjs', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
  cpSync(join(repository, name), join(copy, name))
copyPackages()

/** As links where the disk allows it: Vite serves only what lies in the folder, and keeps what it has made there. */
function copyPackages(): void {
  const copyWith = (flags: string) => spawnSync('cp', [flags, join(repository, 'node_modules'), copy]).status
  if (copyWith('-al') !== 0) copyWith('-a')
}

const port = await freePort()
const origin = `http://localhost:${port}`
const env = { PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
const program = runProgram(join(copy, 'node_modules', '.bin', 'node'), ['start/dev.ts'], env, copy)
const visit = openBrowser()
afterAll(async () => {
  program.process.kill('SIGTERM')
  await program.ended
  rmSync(folder, { recursive: true, force: true })
})

const change = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(copy, file), text.replaceAll(from, to))
}

test('a change of the website is in the open page without a reload', async () => {
  await program.until('Ctrl-C ends it.')
  const page = await visit(`${origin}/nothing-here`)
  page.setDefaultTimeout(90_000)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const before = await page.getByRole('heading', { level: 1 }).innerText()
  await page.evaluate(() => Object.assign(window, { since: 'the beginning' }))
  change('web/app/pages/not-found.tsx', before, 'Gone astray')
  await page.getByRole('heading', { level: 1, name: 'Gone astray' }).waitFor()
  expect(await page.evaluate(() => 'since' in window)).toBe(true)
})

test('a change of the server is answered by a new start, over the same database', async () => {
  const message = async (): Promise<string> =>
    fetch(`${origin}/api/nothing`)
      .then((answer) => answer.text())
      .catch(() => '')
  expect(await message()).toContain('There is nothing at this address.')
  change('api/api.ts', 'There is nothing at this address.', 'Nobody lives here.')
  await expect.poll(message, { timeout: 90_000 }).toContain('Nobody lives here.')
  expect(program.printed()).toContain('api.ts has changed; starting anew')
})
