import type { Context } from '#core/context.ts'
import { listenToNudges } from '#core/jobs/enqueue.ts'
import type { JobName } from '#core/jobs/jobs.ts'
import { type Clock, type ClockName, clockNames, clocks } from './schedule.ts'
import type { Senders } from './senders/senders.ts'

/** The first wait after a failed turn, such as the very first one beside a server that still starts. */
const RETRY_MS = 1_000
/**
 * A failed turn is repeated after a fifth of the clock's pace at the latest, so that a database that is back is soon
 * noticed.
 */
const OFTENER = 5
/** Between two turns of a clock, however often it is woken. */
const MIN_PAUSE_MS = 500

export type RunningClocks = {
  /** Makes the clock turn soon that does what this nudge is about, or every one that has a nudge. */
  wake(nudge?: JobName): void
  stop(): Promise<void>
}

/** Runs every clock at its pace, or sooner if it is woken; a turn never overtakes itself. */
export function startClocks(ctx: Context, senders: Senders): RunningClocks {
  const timers = new Map<ClockName, { timer: NodeJS.Timeout; at: number }>()
  const running = new Map<ClockName, Promise<void>>()
  const woken = new Set<ClockName>()
  const failures = new Map<ClockName, number>()
  let stopped = false

  const set = (name: ClockName, waitMs: number): void => {
    if (stopped) return
    clearTimeout(timers.get(name)?.timer)
    timers.set(name, { timer: setTimeout(start, waitMs, name), at: performance.now() + waitMs })
  }
  const turn = async (name: ClockName): Promise<void> => {
    const clock: Clock = clocks[name]
    let wait: number = clock.everyMs
    try {
      const end = await clock.turn(ctx, senders)
      failures.delete(name)
      if (end) wait = Math.min(wait, Math.max(0, end.next.getTime() - ctx.clock.now().getTime()))
    } catch (error) {
      const times = failures.get(name) ?? 0
      failures.set(name, times + 1)
      wait = Math.min(Math.max(RETRY_MS, wait / OFTENER), RETRY_MS * 2 ** times)
      ctx.log.warn({ err: error, clock: name }, 'a turn of a clock failed')
    }
    running.delete(name)
    set(name, woken.delete(name) ? Math.min(wait, MIN_PAUSE_MS) : wait)
  }
  const start = (name: ClockName): void => {
    timers.delete(name)
    running.set(name, turn(name))
  }
  const wake = (nudge?: JobName): void => {
    for (const name of clockNames) {
      const clock: Clock = clocks[name]
      if (nudge === undefined ? clock.nudge === undefined : clock.nudge !== nudge) continue
      if (running.has(name)) woken.add(name)
      else if ((timers.get(name)?.at ?? 0) > performance.now() + MIN_PAUSE_MS) set(name, MIN_PAUSE_MS)
    }
  }
  for (const name of clockNames) set(name, 0)
  const heard = listenToNudges(ctx, wake)
  return {
    wake,
    stop: async () => {
      stopped = true
      for (const { timer } of timers.values()) clearTimeout(timer)
      await Promise.all(running.values())
      await (await heard).close()
    },
  }
}
