import { resolve } from 'node:path'
import { isOrigin, type LogLevel, type Variable, type Variables, variableNames, variables } from './config-variables.ts'
import { localSecrets } from './process/local-secrets.ts'

export type ReaderSettings = Readonly<{
  /** Where 'chat/completions' and 'audio/transcriptions' are, without a closing slash. */
  url: string
  key: string | undefined
  model: string
  /** Undefined: voice notes are not listened to. */
  voiceModel: string | undefined
  /** Undefined: photos are not looked at. */
  photoModel: string | undefined
  /** How often it is asked in a day, by all processes together. */
  dailyAsks: number
}>

/** Where spans go: an OTLP server, without the path and without a closing slash. */
export type OtlpSettings = Readonly<{ url: string; headers: Readonly<Record<string, string>> }>

export type Settings = Readonly<{
  production: boolean
  port: number
  /** Interface to listen on; undefined means all. Local use needs no sign-in, so only this machine may connect. */
  host: string | undefined
  /** Origin without a closing slash; links in messages and webhook signatures use it. */
  publicUrl: string
  /**
   * How many proxies of our own stand in front, each of which adds the address that called it. Entries of
   * X-Forwarded-For beyond those are not believed.
   */
  trustedProxies: number
  /** Undefined: PostgreSQL is embedded, under dataDir. */
  databaseUrl: string | undefined
  /** The same database past a pooler that databaseUrl leads to; undefined: there is none in between. */
  databaseDirectUrl: string | undefined
  /** Absolute path of local state. */
  dataDir: string
  /** A bucket for pictures; undefined: they are kept in dataDir/media. */
  storageUrl: string | undefined
  redisUrl: string | undefined
  twilio: Readonly<{
    /** No account is configured: the simulator stands in, and the credentials below are made up. */
    simulated: boolean
    accountSid: string
    authToken: string
    /** The sender in E.164, without the whatsapp: prefix. */
    whatsappNumber: string
    messagingServiceSid: string | undefined
    /** Sends text messages to people who allow them and whom WhatsApp cannot reach; undefined: no SMS. */
    smsNumber?: string | undefined
    /** How many people a day may be written to outside the 24 hours after their last message. */
    dailyBudget: number
    /** How many one-time codes are sent an hour, to everybody together. */
    codesPerHour: number
    /** A known number with another id of WhatsApp's is the same person: after a move to another Meta portfolio. */
    acceptsNewIds: boolean
    /** The countries whose numbers are sent one-time codes. */
    codeCountries: readonly string[]
    syncTemplates: boolean
    /** Another origin for api.twilio.com, content.twilio.com and messaging.twilio.com alike; the simulator's own when simulated. */
    apiBaseUrl: string | undefined
  }>
  mail: Readonly<{
    /** Undefined: mail goes to the local mailbox. */
    smtpUrl: string | undefined
    from: string
  }>
  push: Readonly<{
    /** Undefined: a pair is made once and kept in the database. */
    keys: Readonly<{ publicKey: string; privateKey: string }> | undefined
    /** Stands in for every push service, for tests: the host comes first in the path. */
    serviceUrl: string | undefined
  }>
  /** The address of the map tiles, and the credit beside the map (HTML). */
  map: Readonly<{ tileUrl: string; attribution: string }>
  /** A language model that is asked about what our own reading is unsure of; undefined: nobody is. */
  reader: ReaderSettings | undefined
  /** A tracing system that is told of requests, messages and sends; undefined: none is. */
  otlp: OtlpSettings | undefined
  /** How long a process that is told to stop goes on answering before it drains, in milliseconds. */
  drainDelayMs: number
  authSecret: string
  seed: 'demo' | 'none'
  logLevel: LogLevel
}>

/** Settings of a process that has its database. */
export type Config = Settings & Readonly<{ databaseUrl: string }>

/**
 * Where a session is there at once and may last: for news that PostgreSQL sends, migrations, the queue, and statements
 * beside a transaction. A pooler in transaction mode has few sessions, and gives each transaction another one.
 */
export const directUrl = ({ databaseUrl, databaseDirectUrl }: Config): string => databaseDirectUrl ?? databaseUrl

export type Environment = Readonly<Record<string, string | undefined>>

/** Everything that is wrong with the environment, one line for each problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const twilioAccount = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_WHATSAPP_NUMBER'] as const
const everything: readonly Variable[] = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'AUTH_SECRET',
  ...twilioAccount,
  'SMTP_URL',
  'MAIL_FROM',
]

/** The processes of an installation that run on their own. */
export type ServiceName = 'api' | 'bot' | 'workers' | 'migrate'

/** The variables that production requires of each process, so that none gets a secret that it does not use. */
const requiredOf: Record<ServiceName, readonly Variable[]> = {
  api: everything.filter((name) => name !== 'TWILIO_AUTH_TOKEN' && name !== 'SMTP_URL'),
  bot: everything.filter((name) => name !== 'SMTP_URL'),
  workers: everything,
  migrate: ['DATABASE_URL'],
}

/**
 * Reads the environment once. Local use makes AUTH_SECRET and the simulator's credentials once and keeps them in
 * DATA_DIR. Throws ConfigError with every problem.
 */
export function readConfig(env: Environment, required = everything): Settings {
  const given = withoutBlanks(env)
  const parsed = variables.safeParse(given)
  const problems = [...missing(given, required), ...contradictions(given)]
  for (const issue of parsed.error?.issues ?? []) problems.push(`${issue.path.join('.')} ${issue.message}`)
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  return settings(parsed.data)
}

/** For a process that runs on its own: without the embedded database, DATABASE_URL is required. */
export function readServiceConfig(env: Environment, name: ServiceName): Config {
  const read = readConfig(env, requiredOf[name])
  if (read.databaseUrl === undefined) throw new ConfigError(['DATABASE_URL is required'])
  return withDatabase(read, read.databaseUrl)
}

export const withDatabase = (read: Settings, databaseUrl: string): Config => Object.freeze({ ...read, databaseUrl })

function settings(read: Variables): Settings {
  const production = read.NODE_ENV === 'production'
  const dataDir = resolve(read.DATA_DIR)
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  const simulated = !production && read.TWILIO_ACCOUNT_SID === undefined
  const secrets = !production && (simulated || read.AUTH_SECRET === undefined) ? keptSecrets(dataDir) : undefined
  return Object.freeze({
    production,
    port: read.PORT,
    host: production || !isLocal(publicUrl) ? undefined : '127.0.0.1',
    publicUrl,
    trustedProxies: read.TRUSTED_PROXIES,
    databaseUrl: read.DATABASE_URL,
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    dataDir,
    storageUrl: read.STORAGE_URL,
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
      acceptsNewIds: read.WHATSAPP_ACCEPT_NEW_IDS === '1',
      codeCountries: Object.freeze(read.ONE_TIME_CODE_COUNTRIES),
      syncTemplates: read.TWILIO_SYNC_TEMPLATES === '1',
      apiBaseUrl: read.TWILIO_API_BASE_URL ?? (simulated ? `http://127.0.0.1:${read.PORT}` : undefined),
    }),
    mail: Object.freeze({ smtpUrl: read.SMTP_URL, from: read.MAIL_FROM ?? 'Spoor <spoor@localhost>' }),
    push: Object.freeze({
      keys:
        read.VAPID_PUBLIC_KEY && read.VAPID_PRIVATE_KEY
          ? Object.freeze({ publicKey: read.VAPID_PUBLIC_KEY, privateKey: read.VAPID_PRIVATE_KEY })
          : undefined,
      serviceUrl: read.PUSH_SERVICE_URL,
    }),
    map: Object.freeze({ tileUrl: read.MAP_TILE_URL, attribution: read.MAP_ATTRIBUTION }),
    reader: readerIn(read),
    otlp: read.OTEL_EXPORTER_OTLP_ENDPOINT
      ? Object.freeze({
          url: read.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: Object.freeze(read.OTEL_EXPORTER_OTLP_HEADERS),
        })
      : undefined,
    drainDelayMs: read.DRAIN_DELAY_MS,
    authSecret: read.AUTH_SECRET ?? secrets?.authSecret ?? '',
    seed: read.SEED ?? (read.DATABASE_URL === undefined && simulated ? 'demo' : 'none'),
    logLevel: read.LOG_LEVEL,
  })
}

const readerIn = (read: Variables): ReaderSettings | undefined =>
  read.READER_URL && read.READER_MODEL
    ? Object.freeze({
        url: read.READER_URL,
        key: read.READER_KEY,
        model: read.READER_MODEL,
        voiceModel: read.READER_VOICE_MODEL,
        photoModel: read.READER_PHOTO_MODEL,
        dailyAsks: read.READER_DAILY_ASKS,
      })
    : undefined

/** Whether the second reader runs on this machine. */
export const readerIsHere = ({ url }: ReaderSettings): boolean => isLocal(url)

/** Whether the address can only mean this machine. */
const isLocal = (publicUrl: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(new URL(publicUrl).hostname)

/** A variable set to nothing counts as not set: that is how compose files and shells pass it on. */
function withoutBlanks(env: Environment): Partial<Record<Variable, string>> {
  const given: Partial<Record<Variable, string>> = {}
  for (const name of variableNames) {
    const value = env[name]?.trim()
    if (value) given[name] = value
  }
  return given
}

function missing(given: Partial<Record<Variable, string>>, required: readonly Variable[]): string[] {
  if (given.NODE_ENV === 'production') {
    return required.filter((name) => given[name] === undefined).map((name) => `${name} is required in production`)
  }
  if (twilioAccount.every((name) => given[name] === undefined)) return []
  return twilioAccount
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is required when another Twilio account variable is set`)
}

function contradictions(given: Partial<Record<Variable, string>>): string[] {
  const problems: string[] = []
  const production = given.NODE_ENV === 'production'
  if (production && given.SEED === 'demo') problems.push('SEED cannot be demo in production')
  if (given.PUBLIC_URL && isOrigin(given.PUBLIC_URL) && isLocal(given.PUBLIC_URL) === production)
    problems.push(`PUBLIC_URL ${production ? notLocal : onlyLocal}`)
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL)
    problems.push('DATABASE_URL is required beside DATABASE_DIRECT_URL, and leads to the pooler')
  if (Boolean(given.VAPID_PUBLIC_KEY) !== Boolean(given.VAPID_PRIVATE_KEY))
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together')
  if (Boolean(given.READER_URL) !== Boolean(given.READER_MODEL))
    problems.push('READER_URL and READER_MODEL belong together')
  const hasAccount = twilioAccount.some((name) => given[name] !== undefined)
  if (!production && hasAccount && given.SMTP_URL === undefined) problems.push(`SMTP_URL ${noMailbox}`)
  return problems
}

const notLocal = 'must be the public address in production, and this one is local'
const onlyLocal = 'must be local unless NODE_ENV is production: everybody could use the simulator and read the mailbox'
const noMailbox = 'is required when a Twilio account is set: real people could otherwise be read in the local mailbox'

function keptSecrets(dataDir: string) {
  try {
    return localSecrets(dataDir)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError([`DATA_DIR ${dataDir} cannot be used: ${why}`])
  }
}
