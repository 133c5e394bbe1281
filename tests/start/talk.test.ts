import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProgram } from '#tests/e2e/program.ts'
import { repository, runProgram } from '#tests/support/program.ts'

const { origin } = await startProgram()

test('npm run talk writes on the phones of a running product, and waits until each is answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'script.txt')
  writeFileSync(file, 'sam is new Sam Nkosi\nsam: 4x 205/55R16 in randburg\nsam: tap 1\nwait 10m\n')
  const command = ['bot/simulator/talk.cli.ts', '--url', origin, '--script', file]
  const talk = runProgram(join(repository, 'node_modules', '.bin', 'node'), command, {})
  expect(await talk.ended).toBe(1)
  expect(talk.printed()).toContain('   4  [picture]')
  expect(talk.printed()).toContain('[Book fitting]')
  expect(talk.printed()).toContain('line 4: This product goes by the time of the machine')
})
