import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, type Environment, readConfig, readServiceConfig, type ServiceName } from '#core/config.ts'
import { variableNames } from '#core/config-variables.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'spoor-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const production: Environment = {
  NODE_ENV: 'production',
  DATA_DIR,
  DATABASE_URL: 'postgres://spoor@db/spoor',
  PUBLIC_URL: 'https://tyres.example/',
  AUTH_SECRET: 'a secret of at least thirty-two characters',
  TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_WHATSAPP_NUMBER: 'whatsapp:+27600000000',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Spoor <hello@tyres.example>',
}

function problemsOf(env: Environment, read: (env: Environment) => unknown = readConfig): readonly string[] {
  try {
    read({ DATA_DIR, ...env })
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('nothing set: the simulator, an embedded database and the demo, on this machine only', () => {
  const config = readConfig({ DATA_DIR })
  expect(config).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    trustedProxies: 0,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    twilio: { simulated: true, apiBaseUrl: 'http://127.0.0.1:3000' },
    mail: { smtpUrl: undefined },
    seed: 'demo',
  })
  expect(config.authSecret.length).toBeGreaterThanOrEqual(32)
})

test('what is made up stays the same', () => {
  expect(readConfig({ DATA_DIR })).toEqual(readConfig({ DATA_DIR }))
})

test('a complete production environment is read as it stands', () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    host: undefined,
    publicUrl: 'https://tyres.example',
    twilio: { simulated: false, whatsappNumber: '+27600000000', apiBaseUrl: undefined },
    seed: 'none',
  })
})

test('the simulator and the mailbox are never open to the world', () => {
  const open = 'PUBLIC_URL must be local unless NODE_ENV is production'
  for (const PUBLIC_URL of ['https://tyres.example', 'http://192.168.1.5:3000', 'http://localhost.tyres.example'])
    expect(problemsOf({ PUBLIC_URL })).toEqual([expect.stringContaining(open)])
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://tyres.localhost'])
    expect(problemsOf({ PUBLIC_URL })).toEqual([])
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_WHATSAPP_NUMBER, SMTP_URL } = production
  const account = { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_WHATSAPP_NUMBER }
  expect(problemsOf(account)).toEqual([expect.stringContaining('SMTP_URL is required when a Twilio account is set')])
  expect(problemsOf({ ...account, SMTP_URL })).toEqual([])
})

test('production does not take a local address', () => {
  for (const PUBLIC_URL of ['http://localhost', 'http://127.0.0.1:3000', 'http://0.0.0.0', 'http://[::1]'])
    expect(problemsOf({ ...production, PUBLIC_URL })).toEqual([
      'PUBLIC_URL must be the public address in production, and this one is local',
    ])
})

test('production does not take the demo', () => {
  expect(problemsOf({ ...production, SEED: 'demo' })).toEqual(['SEED cannot be demo in production'])
})

test('an empty variable is one that is not set', () => {
  expect(problemsOf({ ...production, SMTP_URL: ' ' })).toEqual(['SMTP_URL is required in production'])
  expect(problemsOf({ PORT: '', REDIS_URL: '' })).toEqual([])
})

test('half a Twilio account is named as such', () => {
  expect(problemsOf({ TWILIO_AUTH_TOKEN: 'token' })).toEqual([
    'TWILIO_ACCOUNT_SID is required when another Twilio account variable is set',
    'TWILIO_WHATSAPP_NUMBER is required when another Twilio account variable is set',
    expect.stringContaining('SMTP_URL is required when a Twilio account is set'),
  ])
})

test.each([
  { PORT: '0' },
  { PORT: '65536' },
  { PUBLIC_URL: 'tyres.example' },
  { PUBLIC_URL: 'https://tyres.example/app' },
  { DATABASE_URL: 'mysql://db' },
  { REDIS_URL: 'http://redis' },
  { SMTP_URL: 'mail.example' },
  { STORAGE_URL: 's3://key:secret@host/bucket?timeout=soon' },
  { AUTH_SECRET: 'short' },
  { TRUSTED_PROXIES: 'all' },
  { NODE_ENV: 'prod' },
  { SEED: 'all' },
  { LOG_LEVEL: 'loud' },
  { TWILIO_API_BASE_URL: 'https://x.example/2010' },
])('%o is refused by name', (env) => {
  const [name] = Object.keys(env)
  expect(problemsOf(env)).toEqual([expect.stringMatching(new RegExp(`^${name} must `))])
})

test('what is refused is not repeated: it may be a secret', () => {
  expect(problemsOf({ AUTH_SECRET: 'hush', DATABASE_URL: 'mysql://me:hush@db' }).join()).not.toContain('hush')
})

test('a process on its own needs a database', () => {
  expect(problemsOf({}, (env) => readServiceConfig(env, 'api'))).toEqual(['DATABASE_URL is required'])
})

test('in production a process is asked for the secrets that it uses, and for no others', () => {
  const lacksNothing = (name: ServiceName, left: readonly string[]) => {
    const env = Object.fromEntries(Object.entries(production).filter(([key]) => !left.includes(key)))
    expect(problemsOf(env, (env) => readServiceConfig(env, name))).toEqual([])
  }
  lacksNothing('api', ['TWILIO_AUTH_TOKEN', 'SMTP_URL'])
  lacksNothing('bot', ['SMTP_URL'])
  lacksNothing(
    'migrate',
    Object.keys(production).filter((name) => !/^(NODE_ENV|DATABASE_URL)$/.test(name)),
  )
  expect(problemsOf({ ...production, SMTP_URL: '' }, (env) => readServiceConfig(env, 'workers'))).toHaveLength(1)
  expect(problemsOf({ ...production, TWILIO_AUTH_TOKEN: '' }, (env) => readServiceConfig(env, 'bot'))).toHaveLength(1)
})

test('a data folder that cannot be used is one line', () => {
  const file = join(DATA_DIR, 'file')
  writeFileSync(file, '')
  expect(problemsOf({ DATA_DIR: file })).toEqual([expect.stringContaining(`DATA_DIR ${file} cannot be used`)])
})

test('the example of an .env names every variable without a value, and what the compose file needs', () => {
  const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
  const ofCompose = ['POSTGRES_PASSWORD', 'POSTGRES_ADMIN_PASSWORD', 'REDIS_PASSWORD', 'BACKUP_DAYS']
  const lines = example.split('\n').filter((line) => line && !line.startsWith('#'))
  expect(lines.toSorted()).toEqual([...variableNames, ...ofCompose].map((name) => `${name}=`).toSorted())
})

test('a second reader is named by its address and its model, and off without', () => {
  expect(readConfig({ DATA_DIR }).reader).toBeUndefined()
  const named = { DATA_DIR, READER_URL: 'https://api.example/v1/', READER_MODEL: 'small' }
  expect(readConfig(named).reader).toEqual({
    url: 'https://api.example/v1',
    key: undefined,
    model: 'small',
    voiceModel: undefined,
    photoModel: undefined,
    dailyAsks: 500,
  })
  expect(problemsOf({ READER_URL: 'https://api.example/v1' })).toEqual(['READER_URL and READER_MODEL belong together'])
  expect(problemsOf({ READER_MODEL: 'small' })).toEqual(['READER_URL and READER_MODEL belong together'])
  expect(problemsOf({ ...named, READER_DAILY_ASKS: '0' })).toEqual([
    'READER_DAILY_ASKS must be a number of asks a day such as 500',
  ])
})

test.each([
  ['https://api.example/v1', true],
  ['http://127.0.0.1:11434/v1', true],
  ['http://localhost:8000/v1', true],
  ['http://[::1]:8000/v1', true],
  ['http://api.example/v1', false],
  ['http://10.0.0.7:8000/v1', false],
  ['http://localhost.example/v1', false],
  ['https://user:password@api.example/v1', false],
  ['https://api.example/v1?key=secret', false],
  ['file:///etc/passwd', false],
  ['api.example', false],
])('a second reader at %s: %s', (url, isTaken) => {
  const problems = problemsOf({ READER_URL: url, READER_MODEL: 'small' })
  expect(problems.length === 0).toBe(isTaken)
  for (const problem of problems) expect(problem).toMatch(/^READER_URL must be an address such as https/)
})
