import { z } from 'zod'

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

export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
}

const origin = (says: string) =>
  z
    .string()
    .refine(isOrigin, says)
    .transform((text) => new URL(text).origin)

const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` })

/** https, or this machine; the key goes in a header, never in the address. */
function isReaderAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.search || url.hash) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** What WhatsApp allows a new account. */
export const DEFAULT_DAILY_BUDGET = 250
/** Far more than honest people ask for, and few enough that a flood of numbers costs little. */
export const DEFAULT_CODES_PER_HOUR = 600
/** More unclear messages than a few hundred drivers write in a day, and few enough that a flood costs little. */
export const DEFAULT_READER_ASKS = 500

/** OpenTelemetry writes headers as name=value,name=value, with values percent-encoded. */
const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(text.replaceAll('+', '%2B').replaceAll('&', '%26').replaceAll(',', '&'))])

const portSays = 'must be a port number from 1 to 65535'
/** Every variable of the environment: how it is read, and the message if it cannot be. */
export const variables = z.object({
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
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATA_DIR: z.string().default('.data'),
  STORAGE_URL: z
    .string()
    .refine((text) => {
      const url = URL.parse(text)
      if (!url || !/^s3(\+http)?:$/.test(url.protocol) || url.password === '') return false
      return url.pathname.length > 1 && Number(url.searchParams.get('timeout') ?? 1) > 0
    }, 'must be an address such as s3://key:secret@host/bucket?region=af-south-1, perhaps with &timeout=10 (seconds)')
    .optional(),
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
  WHATSAPP_ACCEPT_NEW_IDS: oneOf('0', '1').default('0'),
  ONE_TIME_CODE_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(?:,[A-Z]{2})*$/, 'must be countries such as ZA,NA,BW')
    .transform((text) => text.split(','))
    .default(['ZA', 'NA', 'BW', 'LS', 'SZ', 'ZW', 'MZ']),
  ONE_TIME_CODES_PER_HOUR: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a number of codes an hour such as 600')
    .transform(Number)
    .default(DEFAULT_CODES_PER_HOUR),
  TWILIO_API_BASE_URL: origin('must be an origin such as http://127.0.0.1:4010, without a path').optional(),
  SMTP_URL: address('must be an address such as smtp://user:password@host:587', 'smtp', 'smtps').optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 87 characters, as npx web-push generate-vapid-keys writes it')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 43 characters, as npx web-push generate-vapid-keys writes it')
    .optional(),
  PUSH_SERVICE_URL: origin('must be an origin such as http://127.0.0.1:4020, without a path').optional(),
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
  READER_URL: z
    .string()
    .refine(
      isReaderAddress,
      'must be an address such as https://api.example/v1, or http://127.0.0.1:11434/v1 on this machine',
    )
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  READER_KEY: z.string().optional(),
  READER_MODEL: z.string().optional(),
  READER_VOICE_MODEL: z.string().optional(),
  READER_PHOTO_MODEL: z.string().optional(),
  READER_DAILY_ASKS: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a number of asks a day such as 500')
    .transform(Number)
    .default(DEFAULT_READER_ASKS),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('must be an address such as http://collector:4318', 'http', 'https')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,\s]*(?:,[\w-]+=[^,\s]*)*$/, 'must be headers such as name=value,other=value, percent-encoded')
    .transform(headersIn)
    .default({}),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SEED: oneOf('demo', 'none').optional(),
  DRAIN_DELAY_MS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number of milliseconds such as 4000')
    .transform(Number)
    .default(0),
  LOG_LEVEL: oneOf(...logLevels).default('info'),
})
export type Variables = z.infer<typeof variables>
export type Variable = keyof typeof variables.shape

export const variableNames = variables.keyof().options
