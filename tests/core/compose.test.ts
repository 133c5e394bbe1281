import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ServiceName } from '#core/config.ts'
import { variableNames } from '#core/config-variables.ts'
import { composed } from '#tests/faults/installation.ts'

/** What docker-compose.yml says itself; everything else comes from .env under the same name. */
const setByCompose = ['NODE_ENV', 'PORT', 'TRUSTED_PROXIES', 'DATA_DIR', 'DRAIN_DELAY_MS', 'DATABASE_URL', 'REDIS_URL']
/** In megabytes: two children that look into files, each killed at its limit (core/media/inspect/watch.ts). */
const CHILDREN = 2 * 640
/** What a process takes beside its heap. */
const BESIDE_HEAP = 200
/** Production takes no demo data. */
const neverInProduction = ['SEED']
/** What a process does not read: secrets of others, and the store of pictures. */
const readByOthers: Record<Exclude<ServiceName, 'migrate'>, readonly string[]> = {
  api: ['TWILIO_AUTH_TOKEN', 'SMTP_URL', 'READER_KEY', 'READER_DAILY_ASKS'],
  bot: ['SMTP_URL', 'STORAGE_URL', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  workers: variableNames.filter((name) => name.startsWith('READER_')),
}

test.each(Object.entries(readByOthers))('the compose file hands %s every variable that it reads', (name, others) => {
  const { environment } = composed(name)
  const wanted = variableNames.filter((variable) => ![...neverInProduction, ...others].includes(variable))
  expect(Object.keys(environment).toSorted()).toEqual(wanted.toSorted())
  for (const [variable, value] of Object.entries(environment))
    if (!setByCompose.includes(variable)) expect(value).toMatch(new RegExp(`^\\$\\{${variable}:[?-].*\\}$`))
})

test('the compose file hands the migration nothing but the database', () => {
  expect(Object.keys(composed('migrate').environment).toSorted()).toEqual([
    'DATABASE_DIRECT_URL',
    'DATABASE_URL',
    'NODE_ENV',
  ])
})

const Service = z.object({
  cpus: z.number(),
  mem_limit: z.string().transform((text) => Number.parseInt(text, 10) * (text.endsWith('g') ? 1024 : 1)),
  command: z.array(z.string()).default([]),
  user: z.string().optional(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
})
const services = z
  .object({ services: z.record(z.string(), Service) })
  .parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true })).services

test('no service of the compose file may take the whole machine, write to its image, or become more than it is', () => {
  expect(Object.keys(services)).toEqual(['api', 'bot', 'workers', 'migrate', 'web', 'postgres', 'backup', 'redis'])
  for (const [name, { cpus, mem_limit: megabytes }] of Object.entries(services)) {
    expect(cpus, name).toBeGreaterThan(0)
    expect(cpus, name).toBeLessThanOrEqual(4)
    expect(megabytes, name).toBeLessThanOrEqual(6 * 1024)
    expect(megabytes, name).toBeGreaterThanOrEqual(256)
  }
  expect(Object.values(services).flatMap(({ cap_add }) => cap_add)).not.toContain('SYS_ADMIN')
})

test.each(Object.keys(readByOthers))('%s has room beside its heap for what looks into files', (name) => {
  const { command = [], mem_limit: megabytes = 0 } = services[name] ?? {}
  const heap = Number(/^--max-old-space-size=(\d+)$/.exec(command[1] ?? '')?.[1])
  expect(heap).toBeGreaterThan(0)
  expect(megabytes - heap).toBeGreaterThanOrEqual(CHILDREN + BESIDE_HEAP)
})

test('Redis refuses what it has no room for before it is killed', () => {
  const { command = [], mem_limit: megabytes = 0 } = services.redis ?? {}
  const most = Number(/--maxmemory (\d+)mb/.exec(command.join(' '))?.[1])
  expect(most * 2).toBeLessThanOrEqual(megabytes)
})

test('the web server says on every answer that the site is only reached encrypted, and what its content is', () => {
  const door = readFileSync('deploy/Caddyfile', 'utf8')
  expect(door).toContain('?Strict-Transport-Security "max-age=31536000; includeSubDomains"')
  expect(door).toContain('?X-Content-Type-Options nosniff')
  expect(door).toMatch(/@internal path \/metrics \/readyz\n\s+respond @internal 404/)
})

test('the image holds what runs, and nothing of the repository beside it', () => {
  const [first, ...taken] = readFileSync('.dockerignore', 'utf8').trim().split('\n')
  expect(first).toBe('*')
  expect(
    taken.filter((line) => !/^!(?:package|package-lock|tsconfig)\.json$|^!vite\.config\.ts$|^![a-z]+$/.test(line)),
  ).toEqual([])
  expect(taken).not.toContain('!tests')
})
