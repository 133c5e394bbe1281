import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort, type Program, repository, runProgram } from '#tests/support/program.ts'
import { spaceProblem } from '../../start/disk-space.ts'
import { endPostmaster, isAlive } from '../../start/postmaster.ts'

const folder = mkdtempSync(join(tmpdir(), 'spoor-gone-'))
const programs: Program[] = []
const mounts: string[] = []

const startOn = async (name: string): Promise<{ program: Program; origin: string; dataDir: string }> => {
  const port = await freePort()
  const dataDir = join(folder, name)
  const program = runProgram(join(repository, 'node_modules', '.bin', 'node'), ['start.ts'], {
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED: 'none',
    LOG_LEVEL: 'error',
  })
  programs.push(program)
  await program.until('Ctrl-C ends it.')
  return { program, origin: `http://localhost:${port}`, dataDir }
}
const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
/** What it said on purpose: without the lines of its progress and its log. */
const lastLine = (program: Program): string | undefined =>
  program
    .printed()
    .split('\n')
    .find((line) => line.startsWith('Ended:'))

afterAll(async () => {
  for (const { process } of programs) if (process.exitCode === null) process.kill('SIGTERM')
  await Promise.all(programs.map((one) => one.ended))
  for (const mount of mounts) spawnSync('umount', [mount])
  rmSync(folder, { recursive: true, force: true })
})

test('a database server that is killed is started again, and the product goes on', async () => {
  const { program, origin, dataDir } = await startOn('killed')
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await program.until('PostgreSQL runs again')
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 60_000 }).toBe(200)
  program.process.kill('SIGTERM')
  expect(await program.ended).toBe(0)
})

test('one that cannot be started again ends the product with a line and a code', async () => {
  const { program, dataDir } = await startOn('damaged')
  const control = join(dataDir, 'postgres', 'global', 'pg_control')
  renameSync(control, `${control}.gone`)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  expect(await program.ended).toBe(1)
  expect(lastLine(program)).toMatch(/^Ended: PostgreSQL did not start: .+ \(see \S+postgres\.log\)$/)
})

const small = join(folder, 'small')
mkdirSync(small)
const mounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=500m', 'tmpfs', small]).status === 0 && mounts.push(small) > 0

test.skipIf(!mounted)('a full disk ends the product with a line and a code, and nothing is left running', async () => {
  const { program, dataDir } = await startOn('small')
  const pid = postmasterOf(dataDir)
  const filler = join(dataDir, 'filler')
  try {
    for (;;) writeFileSync(filler, Buffer.alloc(1_000_000), { flag: 'a' })
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  }
  expect(await program.ended).toBe(1)
  expect(lastLine(program)).toMatch(/^Ended: (the disk of \S+ has only \d+ MB left|.*the disk is full.*)$/)
  expect(isAlive(pid)).toBe(false)
  await endPostmaster(pid)
})

test('a disk that is too small is one line, before anything is made', async () => {
  const dataDir = join(folder, 'new')
  expect(spaceProblem(dataDir, 399)).toBe(`DATA_DIR ${dataDir} has 399 MB of free space, and 400 MB are needed`)
  expect(spaceProblem(dataDir, 401)).toBeUndefined()
})
