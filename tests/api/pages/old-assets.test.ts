import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepAssets } from '#api/pages/present-page.ts'
import { hours, wednesdayMorning } from '#tests/support/context.ts'

const folder = mkdtempSync(join(tmpdir(), 'spoor-assets-'))
const assets = join(folder, 'built', 'assets')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = (passed: number): Date => new Date(wednesdayMorning.getTime() + hours(passed))
function build(...names: string[]): void {
  rmSync(assets, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  for (const name of names) writeFileSync(join(assets, name), name)
}
const start = (now: Date): string => keepAssets(join(folder, 'data'), join(folder, 'built'), now)

test('files of an earlier build are served for a day after the next one, however long it ran', () => {
  build('home-1.js', 'base.js')
  const kept = start(at(0))
  const has = (name: string): boolean => existsSync(join(kept, 'assets', name))
  build('home-2.js', 'base.js')
  start(at(1000))
  start(at(1023))
  expect([has('home-1.js'), has('home-2.js'), has('base.js')]).toEqual([true, true, true])
  start(at(1025))
  expect([has('home-1.js'), has('home-2.js'), has('base.js')]).toEqual([false, true, true])
})

test('a build that comes back is current again', () => {
  build('home-3.js')
  const kept = start(at(2000))
  build('home-4.js')
  start(at(2001))
  build('home-3.js')
  start(at(2002))
  build('home-4.js')
  start(at(2020))
  start(at(2040))
  expect(existsSync(join(kept, 'assets', 'home-3.js'))).toBe(true)
})
