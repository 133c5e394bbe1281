import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from '../config-variables.ts'

/**
 * Writes one JSON object a line to the standard output, or lines for people in a terminal. Texts and fields alike pass
 * through the redaction.
 */
export function makeLog(
  config: { logLevel: LogLevel },
  destination: DestinationStream = process.stdout.isTTY ? forPeople : pino.destination({ fd: 1, sync: true }),
): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error) => error },
      formatters: {
        level: (label) => ({ level: label }),
        log: shown,
      },
      hooks: {
        logMethod(args, method) {
          const clean = args.map((value) => (typeof value === 'string' ? masked(value) : value)) as typeof args
          const failure = args.length === 1 ? errorIn(args[0]) : undefined
          if (failure) method.apply(this, [args[0], masked(failure.message)])
          else method.apply(this, clean)
        },
      },
    },
    destination,
  )
}

const shown = (fields: Record<string, unknown>): Record<string, unknown> => redactedFields(Object.entries(fields))

/** Pino repeats the message of an error that is logged without a text of its own. */
function errorIn(logged: unknown): Error | undefined {
  const error = typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged
  return error instanceof Error ? error : undefined
}

const forPeople: DestinationStream = {
  write(line) {
    const { time, level, msg = '', ...rest } = JSON.parse(line)
    const { err, ...others } = rest
    const extras = Object.entries(others).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`)
    const failure = err ? `\n  ${err.stack ?? err.message ?? ''}` : ''
    process.stdout.write(
      `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${msg}${extras.join('')}${failure}\n`,
    )
  },
}

/** Values under these keys are never logged, at any depth: what people write, who they are, and everything secret. */
const SECRET =
  /^(body|text|caption|content|notes?|first_?name|last_?name|profile_?name|wa_?id|cookie|set-cookie|authorization|x-twilio-signature|otp|pin|latitude|longitude)$|(token|secret|password|phone|phone_?number|whatsapp_?number|email)$/i

/** Nine digits and more, as phone numbers are; uuids and SIDs are left alone. */
const PHONE = /(?<![\w-])\+?\d{7,13}(\d\d)(?![\w-])/g
const EMAIL = /[\w.+-]+@([\w-]+\.[\w.-]+)/g
const CREDENTIALS = /(\w+:\/\/[^\s:/@]*):[^\s@/]+@/g
const MAX_DEPTH = 6

/** The text without whole phone numbers, people's e-mail addresses, and passwords in addresses. */
export const masked = (text: string): string =>
  text.replace(CREDENTIALS, '$1:…@').replace(EMAIL, '…@$1').replace(PHONE, '…$1')

/** The value in the form that may be logged. */
function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return masked(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth === MAX_DEPTH) return '…'
  if (value instanceof Error) return errorParts(value, depth)
  if (Array.isArray(value)) return value.map((one) => redacted(one, depth + 1))
  return redactedFields(Object.entries(value), depth)
}

const redactedFields = (entries: [string, unknown][], depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    entries.map(([key, value]) => [key, isSecret(key, value) ? '[redacted]' : redacted(value, depth + 1)]),
  )

/** A code is either the name of an error, or digits that a person has to type, which are secret. */
const isSecret = (key: string, value: unknown): boolean =>
  value !== undefined && value !== null && (SECRET.test(key) || (/code$/i.test(key) && /^\d{4,8}$/.test(String(value))))

/** The fields of an error can hold the failed request, so only those that name the failure are kept. */
function errorParts(error: Error, depth: number): Record<string, unknown> {
  const parts: Record<string, unknown> = { type: error.name, message: masked(error.message) }
  for (const key of ['code', 'status', 'constraint', 'table', 'routine', 'syscall']) {
    const value = Reflect.get(error, key)
    if (typeof value === 'string' || typeof value === 'number') parts[key] = value
  }
  if (error.stack) parts.stack = masked(error.stack)
  if (error.cause !== undefined) parts.cause = redacted(error.cause, depth + 1)
  if (error instanceof AggregateError) parts.errors = redacted(error.errors, depth + 1)
  return parts
}
