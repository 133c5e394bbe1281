import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort, type Program, repository, runProgram } from '#tests/support/program.ts'

const folder = mkdtempSync(join(tmpdir(), 'spoor-start-'))
const dataDir = join(folder, 'data')
const port = await freePort()
const programs: Program[] = []

const start = (env: Record<string, string> = {}): Program => {
  const program = runProgram(join(repository, 'node_modules', '.bin', 'node'), ['start.mjs'], {
    DATA_DIR: dataDir,
    PORT: String(port),
    ...env,
  })
  programs.push(program)
  return program
}
const ready = async (): Promise<Program> => {
  const program = start()
  await program.until('Ctrl-C ends it.')
  return program
}
const stop = (program: Program): Promise<number | null> => {
  program.process.kill('SIGTERM')
  return program.ended
}
const get = (path: string): Promise<Response> => fetch(`http://localhost:${port}${path}`)
const databaseRuns = (): boolean => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))

afterAll(async () => {
  await Promise.all(programs.filter(({ process }) => process.exitCode === null).map(stop))
  rmSync(folder, { recursive: true, force: true })
})

test('everything that production lacks is listed at once', async () => {
  const program = start({ NODE_ENV: 'production', PORT: 'eighty', REDIS_URL: 'localhost' })
  expect(await program.ended).toBe(1)
  expect(program.printed().trim().split('\n')).toEqual([
    'DATABASE_URL is required in production',
    'PUBLIC_URL is required in production',
    'AUTH_SECRET is required in production',
    'TWILIO_ACCOUNT_SID is required in production',
    'TWILIO_AUTH_TOKEN is required in production',
    'TWILIO_WHATSAPP_NUMBER is required in production',
    'SMTP_URL is required in production',
    'MAIL_FROM is required in production',
    'PORT must be a port number from 1 to 65535',
    'REDIS_URL must be an address such as redis://host:6379',
  ])
})

test('a port in use, a database and a Redis that do not answer are a line each', async () => {
  const nobody = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  const program = start({
    DATABASE_URL: `postgres://me:secret@127.0.0.1:${nobody}/tyres`,
    REDIS_URL: `redis://127.0.0.1:${nobody}`,
  })
  expect(await program.ended).toBe(1)
  other.close()
  expect(program.printed().trim().split('\n')).toEqual([
    `PORT ${port} is already in use; set PORT to another one`,
    `DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:${nobody}`,
    `REDIS_URL cannot be used: connect ECONNREFUSED 127.0.0.1:${nobody}`,
  ])
})

test('a first start sets everything up, says where it is, and ends cleanly', async () => {
  const program = await ready()
  expect(program.printed()).toContain(`http://localhost:${port}/simulator`)
  expect(await (await get('/readyz')).json()).toMatchObject({ status: 'ok', checks: { database: 'ok' } })
  expect((await get('/')).status).toBe(200)
  expect((await get('/metrics')).status).toBe(200)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)

  const second = start({ PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.printed()).toMatch(/^Not started: \S+ is in use by process \d+, at http:\/\/localhost:\d+;.*\n$/)
  expect((await get('/readyz')).status).toBe(200)

  expect(await stop(program)).toBe(0)
  expect(databaseRuns()).toBe(false)
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false)
})

test('the next start recovers from a kill', async () => {
  const killed = await ready()
  process.kill(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')).pid, 'SIGKILL')
  expect(await killed.ended).not.toBe(0)

  const next = await ready()
  expect((await get('/readyz')).status).toBe(200)
  process.kill(Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  process.kill(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')).pid, 'SIGKILL')
  expect(await next.ended).not.toBe(0)

  const last = await ready()
  expect((await get('/readyz')).status).toBe(200)
  expect(await stop(last)).toBe(0)
  expect(databaseRuns()).toBe(false)
})

test('it ends with the process that started it', async () => {
  const program = await ready()
  program.process.kill('SIGKILL')
  await program.ended
  const next = await ready()
  expect(await stop(next)).toBe(0)
  expect(databaseRuns()).toBe(false)
})
