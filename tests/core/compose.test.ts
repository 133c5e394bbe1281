import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ServiceName } from '#core/config.ts'
import { variableNames } from '#core/config-variables.ts'
import { composed } from '#tests/faults/installation.ts'

/** What docker-compose.yml says itself; everything else comes from .env under the same name. */
const setByCompose = ['NODE_ENV', 'PORT', 'TRUSTED_PROXIES', 'DATA_DIR', 'DRAIN_DELAY_MS', 'DATABASE_URL', 'REDIS_URL']
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
