import type { Context } from '#core/context.ts'
import { type ClockName, clockNames, clocks } from './schedule.ts'
import type { Senders } from './senders/senders.ts'

/** The first wait after a failed turn, such as the very first one beside a server that still starts. */
const RETRY_MS = 1_000
/**
 * A failed turn is repeated after a fifth of the clock's pace at the latest, so that a database that is back is soon
 * noticed.
 */
const OFTENER = 5

/** Runs every clock at its pace; a turn never overtakes itself. */
export function startClocks(ctx: Context, senders: Senders): { stop(): Promise<void> } {
  const timers = new Map<ClockName, NodeJS.Timeout>()
  const running = new Map<ClockName, Promise<void>>()
  const failures = new Map<ClockName, number>()
  let stopped = false

  const turn = async (name: ClockName): Promise<void> => {
    const { everyMs } = clocks[name]
    let wait: number = everyMs
    try {
      await clocks[name].turn(ctx, senders)
      failures.delete(name)
    } catch (error) {
      const times = failures.get(name) ?? 0
      failures.set(name, times + 1)
      wait = Math.min(Math.max(RETRY_MS, everyMs / OFTENER), RETRY_MS * 2 ** times)
      ctx.log.warn({ err: error, clock: name }, 'a turn of a clock failed')
    }
    running.delete(name)
    if (!stopped) timers.set(name, setTimeout(start, wait, name))
  }
  const start = (name: ClockName): void => {
    running.set(name, turn(name))
  }
  for (const name of clockNames) timers.set(name, setTimeout(start, 0, name))
  return {
    stop: async () => {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}
