import type { Logger } from 'pino'
import { type Config, ConfigError, readServiceConfig, type ServiceName } from '../config.ts'
import { type Drain, makeDrain } from './drain.ts'
import { type Health, makeHealth } from './health.ts'
import { makeLog } from './log.ts'
import { watchMemory } from './memory.ts'
import { countProcess } from './metrics.ts'

export type Shell = { name: string; config: Config; log: Logger; drain: Drain; health: Health }

/**
 * Runs one process of the installation until a signal comes: reads the configuration and calls `open`, which registers
 * each part with the drain. If something is wrong, each problem is one line, and the exit code is 1.
 */
export async function service(name: ServiceName, open: (shell: Shell) => Promise<void>): Promise<void> {
  const config = configOrExit(name)
  const log = makeLog(config).child({ process: name })
  const drain = makeDrain({ log, delayMs: config.drainDelayMs })
  const health = makeHealth(log, drain.draining)
  drain.onSignals()
  watchMemory(log, drain)
  countProcess()
  try {
    await open({ name, config, log, drain, health })
    health.started = true
    log.info('ready')
  } catch (error) {
    log.fatal({ err: error }, 'not started')
    await drain.run('the start failed', 1)
  }
}

function configOrExit(name: ServiceName): Config {
  try {
    return readServiceConfig(process.env, name)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const problem of error.problems) process.stderr.write(`${problem}\n`)
    process.exit(1)
  }
}

const local: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether the request's Host is our public address or one of this machine's names. Otherwise a page elsewhere could
 * point a name of its own at this machine and read pages for local use.
 */
export function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return local.has(hostname) || hostname === new URL(publicUrl).hostname
}
