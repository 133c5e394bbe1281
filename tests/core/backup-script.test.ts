import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { repository } from '#tests/support/program.ts'

const folder = mkdtempSync(join(tmpdir(), 'spoor-backup-'))
const [bin, to, files] = ['bin', 'backups', 'data'].map((name) => join(folder, name)) as [string, string, string]
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  for (const one of [bin, to, files]) {
    rmSync(one, { recursive: true, force: true })
    mkdirSync(one)
  }
  program('pg_dump', 'for last; do :; done; echo rows > "$last"')
  program('pg_restore', 'grep -q rows "$2"')
})

/** Stands in for a program of PostgreSQL. */
function program(name: string, does: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${does}\n`)
  chmodSync(join(bin, name), 0o755)
}

const backUp = () =>
  spawnSync('sh', [join(repository, 'deploy/backup.sh'), 'once'], {
    env: { PATH: `${bin}:${process.env.PATH}`, BACKUP_FOLDER: to, BACKUP_FILES: files },
    encoding: 'utf8',
  })
const kept = () => readdirSync(to).map((name) => name.replace(/^[\dT:Z-]+/, 'NOW'))

test('the database and the files are copied, and what is older than two weeks goes', () => {
  mkdirSync(join(files, 'media'))
  writeFileSync(join(files, 'media', 'a.webp'), 'a picture')
  const old = join(to, '2026-01-01T000000Z.dump')
  writeFileSync(old, 'rows')
  utimesSync(old, new Date('2026-01-01'), new Date('2026-01-01'))
  const { status, stderr } = backUp()
  expect([status, stderr]).toEqual([0, ''])
  expect(kept().toSorted()).toEqual(['NOW.dump', 'NOW.files.tgz'])
})

test.each([
  ['ends half way', 'for last; do :; done; echo ro > "$last"; exit 1'],
  ['writes what cannot be read', 'for last; do :; done; echo nothing > "$last"'],
])('a copy that %s is none, and those before it stay', (_, does) => {
  program('pg_dump', does)
  const old = join(to, '2026-01-01T000000Z.dump')
  writeFileSync(old, 'rows')
  utimesSync(old, new Date('2026-01-01'), new Date('2026-01-01'))
  expect(backUp().status).toBe(1)
  expect(kept().filter((name) => !name.endsWith('.part'))).toEqual(['NOW.dump'])
  expect(backUp().status).toBe(1)
  expect(kept().filter((name) => name.endsWith('.part')).length).toBeLessThanOrEqual(1)
})
