import type { Logger } from 'pino'
import { type Config, ConfigError, readServiceConfig } from '../config.ts'
import { type Drain, makeDrain } from './drain.ts'
import { makeLog } from './log.ts'
import { countProcess } from './metrics.ts'

export type Shell = { config: Config; log: Logger; drain: Drain }

/**
 * Runs one process of the installation: reads the configuration, opens what `open` opens (registering each part with
 * the drain), and lives until a signal comes. What is wrong is told in one line each, and the exit code is 1.
 */
export async function service(name: string, open: (shell: Shell) => Promise<void>): Promise<void> {
  const config = configOrExit()
  const log = makeLog(config).child({ process: name })
  const drain = makeDrain({ log })
  drain.onSignals()
  countProcess()
  try {
    await open({ config, log, drain })
    log.info('ready')
  } catch (error) {
    log.fatal({ err: error }, 'not started')
    await drain.run('the start failed', 1)
  }
}

function configOrExit(): Config {
  try {
    return readServiceConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const problem of error.problems) process.stderr.write(`${problem}\n`)
    process.exit(1)
  }
}
