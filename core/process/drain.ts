import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

type Part = {
  name: string
  /** Takes no new work and resolves when the running work is finished. */
  close: () => Promise<unknown>
  /** The last step if the process has to end at once. */
  cut?: () => void
}

export type Drain = {
  /** Registers what has just been opened. The last opened is closed first. */
  add(name: string, close: () => Promise<unknown>, cut?: () => void): void
  draining(): boolean
  /** Closes everything, and ends the process. A second call waits for the first. */
  run(why: string, exitCode?: number): Promise<never>
  /** Drains on SIGTERM, SIGINT and SIGHUP, and after an error that nobody caught. */
  onSignals(): void
}

type Options = {
  log: Logger
  limitMs?: number
  /** How long everything stays open after SIGTERM, in milliseconds, so that the web server in front notices the end. */
  delayMs?: number
  exit?: (code: number) => never
  onStart?: () => void
}

const LIMIT_MS = 20_000
/** Each part that is left when the time is up gets so long. */
const LAST_CHANCE_MS = 3_000
/** npm and the terminal both pass a single Ctrl-C on. */
const SAME_SIGNAL_MS = 1_000

/**
 * Closes the parts of a process in reverse order when it has to end. `limitMs` is the time for all of them together.
 */
export function makeDrain({
  log,
  limitMs = LIMIT_MS,
  delayMs = 0,
  exit = process.exit,
  onStart = () => {},
}: Options): Drain {
  const parts: Part[] = []
  let running: Promise<never> | undefined

  const closeAll = async (why: string, exitCode: number): Promise<never> => {
    if (parts.length === 0) return exit(exitCode)
    log.info({ why }, 'draining')
    onStart()
    if (why === 'SIGTERM' && delayMs > 0) await pause(delayMs)
    const deadline = performance.now() + limitMs
    let code = exitCode
    for (let part = parts.pop(); part; part = parts.pop()) {
      const closed = await closePart(
        part,
        Math.max(Math.min(limitMs, LAST_CHANCE_MS), deadline - performance.now()),
        log,
      )
      if (!closed) code ||= 1
    }
    log.info('drained')
    return exit(code)
  }
  const run = (why: string, exitCode = 0) => {
    running ??= closeAll(why, exitCode)
    return running
  }
  const cut = (): void => {
    for (const part of parts) part.cut?.()
    exit(130)
  }

  return {
    add: (name, close, cut) => void parts.push({ name, close, ...(cut && { cut }) }),
    draining: () => running !== undefined,
    run,
    onSignals: () => listen(run, cut, log),
  }
}

async function closePart(part: Part, limitMs: number, log: Logger): Promise<boolean> {
  const began = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not end in ${Math.round(limitMs)} ms`)), limitMs)
  })
  try {
    await Promise.race([part.close(), late])
    log.info({ part: part.name, ms: Math.round(performance.now() - began) }, 'closed')
    return true
  } catch (error) {
    log.error({ err: error, part: part.name }, 'not closed cleanly')
    part.cut?.()
    return false
  } finally {
    clearTimeout(timer)
  }
}

function listen(run: Drain['run'], cut: () => void, log: Logger): void {
  let first: number | undefined
  const heard = (signal: NodeJS.Signals): void => {
    if (first === undefined) {
      first = performance.now()
      void run(signal)
    } else if (performance.now() - first > SAME_SIGNAL_MS) {
      log.warn({ signal }, 'ending at once')
      cut()
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, heard)
  const broken = (error: unknown): void => {
    log.fatal({ err: error }, 'nobody caught this')
    void run('an error that nobody caught', 1)
  }
  process.on('uncaughtException', broken)
  process.on('unhandledRejection', broken)
}
