import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from '../config-variables.ts'
import { masked, redactedFields } from './redact.ts'

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
