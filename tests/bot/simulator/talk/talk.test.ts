import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { repository, runProgram } from '#tests/support/program.ts'

test('npm run talk plays a script on phones of drivers and shops, and shows what each gets', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'script.txt')
  writeFileSync(
    file,
    `# A driver asks a shop, which offers another hour
thandi is driver Thandi
shop is shop Ferndale Tyre Workshop
sam is new Sam Nkosi
thandi: 4x 205/55R16 in randburg
thandi: tap 2
thandi: tap Book fitting
thandi: tomorrow 10:00
thandi: tap Send request
shop: yes but 11
thandi: tap Accept
wait 2h
sam: hi
`,
  )
  const talk = runProgram(
    join(repository, 'node_modules', '.bin', 'node'),
    ['bot/simulator/talk.cli.ts', '--script', file, '--clock', '2026-11-25 09:00'],
    {},
  )
  expect(await talk.ended, talk.printed()).toBe(0)
  const printed = talk.printed()
  const order = [
    '# A driver asks a shop, which offers another hour',
    '== thandi (Thandi Mokoena), Wed 2026-11-25 09:00',
    '   1  > 4x 205/55R16 in randburg',
    '[= Choose]',
    'Asked! *Ferndale Tyre Workshop*',
    '== shop (Ferndale Tyre Workshop)',
    '[Confirm]',
    '> yes but 11',
    'Proposed Thursday 26 November at 11:00',
    '== thandi (Thandi Mokoena)',
    'Thursday 26 November at 11:00',
    '(under 11)',
    '-- Wed 2026-11-25 11:0',
    '== sam (Sam Nkosi)',
    '   1  > hi',
  ]
  let at = 0
  for (const words of order) {
    expect(printed.indexOf(words, at), `${words} after ${printed.slice(at)}`).toBeGreaterThanOrEqual(at)
    at = printed.indexOf(words, at) + words.length
  }
})
