import { resolve } from 'node:path'
import { z } from 'zod'
import { localSecrets } from './process/local-secrets.ts'

export type Settings = Readonly<{
  production: boolean
  port: number
  /** Interface to listen on; undefined: all of them. Locally nobody has to sign in, so only this machine may come in. */
  host: string | undefined
  /** Origin without a closing slash; links in messages and webhook signatures use it. */
  publicUrl: string
  /**
   * How many proxies of our own stand in front, each of which adds the address that it was called from. What anybody
   * else writes into X-Forwarded-For is not believed.
   */
  trustedProxies: number
  /** Undefined: PostgreSQL is embedded, under dataDir. */
  databaseUrl: string | undefined
  /** Absolute path of local state. */
  dataDir: string
  redisUrl: string | undefined
  twilio: Readonly<{
    /** No account is configured: the simulator stands in, and the credentials below are made up. */
    simulated: boolean
    accountSid: string
    authToken: string
    /** The sender in E.164, without the whatsapp: prefix. */
    whatsappNumber: string
    messagingServiceSid: string | undefined
    /** Sends text messages where WhatsApp cannot reach somebody who allows it; undefined: no SMS. */
    smsNumber?: string | undefined
    /** How many people a day may be written to outside the 24 hours after their last message. */
    dailyBudget: number
    /** How many one-time codes are sent an hour, to everybody together. */
    codesPerHour: number
    syncTemplates: boolean
    /** Another origin for api.twilio.com and content.twilio.com alike; the simulator's own when simulated. */
    apiBaseUrl: string | undefined
  }>
  mail: Readonly<{
    /** Undefined: mail goes to the local mailbox. */
    smtpUrl: string | undefined
    from: string
  }>
  /** Undefined: images are kept in dataDir/media. */
  /** Where maps get their pictures from, and whom they thank for them (HTML). */
  map: Readonly<{ tileUrl: string; attribution: string }>
  authSecret: string
  seed: 'demo' | 'none'
  logLevel: LogLevel
}>

/** Settings of a process that has its database. */
export type Config = Settings & Readonly<{ databaseUrl: string }>

export type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with the environment: one line a problem, all of them at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const address = (says: string, ...protocols: string[]) =>
  z.string().refine((text) => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(url.protocol.slice(0, -1)) && url.hostname !== ''
  }, says)

/** A database on a socket has no host in its address, so only the scheme and the form are checked. */
const databaseAddress = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    'must be an address such as postgres://user:password@host:5432/name',
  )

const origin = (says: string) =>
  z
    .string()
    .refine((text) => {
      const url = URL.parse(text)
      return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
    }, says)
    .transform((text) => new URL(text).origin)

const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` })

/** What WhatsApp allows a new account. */
export const DEFAULT_DAILY_BUDGET = 250
/** Far more than honest people ask for, and few enough that a flood of numbers costs little. */
export const DEFAULT_CODES_PER_HOUR = 600

const portSays = 'must be a port number from 1 to 65535'
const variables = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portSays)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, portSays)
    .default(3000),
  PUBLIC_URL: origin('must be an origin such as https://tyres.example, without a path').optional(),
  TRUSTED_PROXIES: z.string().regex(/^\d$/, 'must be a number from 0 to 9').transform(Number).default(0),
  DATABASE_URL: databaseAddress.optional(),
  DATA_DIR: z.string().default('.data'),
  REDIS_URL: address('must be an address such as redis://host:6379', 'redis', 'rediss').optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-zA-Z]{32}$/, 'must be AC and 32 letters or digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_WHATSAPP_NUMBER: z
    .string()
    .regex(/^(whatsapp:)?\+[1-9]\d{6,14}$/, 'must be an international number such as +27600000000')
    .transform((text) => text.replace('whatsapp:', ''))
    .optional(),
  TWILIO_MESSAGING_SERVICE_SID: z
    .string()
    .regex(/^MG[0-9a-zA-Z]{32}$/, 'must be MG and 32 letters or digits')
    .optional(),
  TWILIO_SMS_NUMBER: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be an international number such as +27600000000')
    .optional(),
  TWILIO_SYNC_TEMPLATES: oneOf('0', '1').default('0'),
  WHATSAPP_DAILY_BUDGET: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a number of people a day such as 250')
    .transform(Number)
    .default(DEFAULT_DAILY_BUDGET),
  ONE_TIME_CODES_PER_HOUR: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a number of codes an hour such as 600')
    .transform(Number)
    .default(DEFAULT_CODES_PER_HOUR),
  TWILIO_API_BASE_URL: origin('must be an origin such as http://127.0.0.1:4010, without a path').optional(),
  SMTP_URL: address('must be an address such as smtp://user:password@host:587', 'smtp', 'smtps').optional(),
  MAIL_FROM: z.string().includes('@', { error: 'must be an address such as Name <name@example.com>' }).optional(),
  MAP_TILE_URL: z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) && /^https?:/.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
      'must be an address with {z}, {x} and {y} such as https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    )
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: z
    .string()
    .default('© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SEED: oneOf('demo', 'none').optional(),
  LOG_LEVEL: oneOf(...logLevels).default('info'),
})
type Variable = keyof typeof variables.shape

/** Everything that the environment may say. */
export const variableNames = variables.keyof().options

const twilioAccount = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_WHATSAPP_NUMBER'] as const
const requiredInProduction: readonly Variable[] = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'AUTH_SECRET',
  ...twilioAccount,
  'SMTP_URL',
  'MAIL_FROM',
]

/**
 * Reads the environment once. What local use needs and nobody set (AUTH_SECRET, the simulator's credentials) is made
 * once and kept in DATA_DIR. Throws ConfigError with every problem.
 */
export function readConfig(env: Environment): Settings {
  const given = withoutBlanks(env)
  const parsed = variables.safeParse(given)
  const problems = [...missing(given), ...contradictions(given)]
  for (const issue of parsed.error?.issues ?? []) problems.push(`${issue.path.join('.')} ${issue.message}`)
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  return settings(parsed.data)
}

/** For a process that runs on its own: without the embedded database, DATABASE_URL is required. */
export function readServiceConfig(env: Environment): Config {
  const read = readConfig(env)
  if (read.databaseUrl === undefined) throw new ConfigError(['DATABASE_URL is required'])
  return withDatabase(read, read.databaseUrl)
}

export const withDatabase = (read: Settings, databaseUrl: string): Config => Object.freeze({ ...read, databaseUrl })

function settings(read: z.infer<typeof variables>): Settings {
  const production = read.NODE_ENV === 'production'
  const dataDir = resolve(read.DATA_DIR)
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  const simulated = read.TWILIO_ACCOUNT_SID === undefined
  const secrets = simulated || read.AUTH_SECRET === undefined ? keptSecrets(dataDir) : undefined
  return Object.freeze({
    production,
    port: read.PORT,
    host: production || !isLocal(publicUrl) ? undefined : '127.0.0.1',
    publicUrl,
    trustedProxies: read.TRUSTED_PROXIES,
    databaseUrl: read.DATABASE_URL,
    dataDir,
    redisUrl: read.REDIS_URL,
    twilio: Object.freeze({
      simulated,
      accountSid: read.TWILIO_ACCOUNT_SID ?? secrets?.twilioAccountSid ?? '',
      authToken: read.TWILIO_AUTH_TOKEN ?? secrets?.twilioAuthToken ?? '',
      whatsappNumber: read.TWILIO_WHATSAPP_NUMBER ?? secrets?.whatsappNumber ?? '',
      messagingServiceSid: read.TWILIO_MESSAGING_SERVICE_SID,
      smsNumber: read.TWILIO_SMS_NUMBER,
      dailyBudget: read.WHATSAPP_DAILY_BUDGET,
      codesPerHour: read.ONE_TIME_CODES_PER_HOUR,
      syncTemplates: read.TWILIO_SYNC_TEMPLATES === '1',
      apiBaseUrl: read.TWILIO_API_BASE_URL ?? (simulated ? `http://127.0.0.1:${read.PORT}` : undefined),
    }),
    mail: Object.freeze({ smtpUrl: read.SMTP_URL, from: read.MAIL_FROM ?? 'Spoor <spoor@localhost>' }),
    map: Object.freeze({ tileUrl: read.MAP_TILE_URL, attribution: read.MAP_ATTRIBUTION }),
    authSecret: read.AUTH_SECRET ?? secrets?.authSecret ?? '',
    seed: read.SEED ?? (read.DATABASE_URL === undefined && simulated ? 'demo' : 'none'),
    logLevel: read.LOG_LEVEL,
  })
}

const isLocal = (publicUrl: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(publicUrl).hostname)

/** A variable set to nothing counts as not set: that is how compose files and shells pass it on. */
function withoutBlanks(env: Environment): Partial<Record<Variable, string>> {
  const given: Partial<Record<Variable, string>> = {}
  for (const name of variableNames) {
    const value = env[name]?.trim()
    if (value) given[name] = value
  }
  return given
}

function missing(given: Partial<Record<Variable, string>>): string[] {
  if (given.NODE_ENV === 'production') {
    return requiredInProduction
      .filter((name) => given[name] === undefined)
      .map((name) => `${name} is required in production`)
  }
  if (twilioAccount.every((name) => given[name] === undefined)) return []
  return twilioAccount
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is required when another Twilio account variable is set`)
}

function contradictions(given: Partial<Record<Variable, string>>): string[] {
  const problems: string[] = []
  if (given.NODE_ENV === 'production' && given.SEED === 'demo') problems.push('SEED cannot be demo in production')
  return problems
}

function keptSecrets(dataDir: string) {
  try {
    return localSecrets(dataDir)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError([`DATA_DIR ${dataDir} cannot be used: ${why}`])
  }
}
