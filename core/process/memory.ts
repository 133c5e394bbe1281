import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { Logger } from 'pino'
import type { Drain } from './drain.ts'

/** V8 cuts a process off that cannot get below four fifths of its heap. */
const MAX_USED = 0.75
const MEGABYTE = 1_048_576

/**
 * Ends a process whose heap stays nearly full in order, and says why, before V8 cuts it off wherever it is. Who started
 * it starts it anew. Only for a process that was given a limit: one that has none has nobody to start it anew either.
 */
export function watchMemory(log: Logger, drain: Pick<Drain, 'run'>): void {
  const limitMegabytes = Number(/--max-old-space-size=(\d+)/.exec(process.execArgv.join(' '))?.[1])
  if (!limitMegabytes) return
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(isWhole)) return
    const usedMegabytes = Math.round(getHeapStatistics().used_heap_size / MEGABYTE)
    if (usedMegabytes < limitMegabytes * MAX_USED) return
    observer.disconnect()
    log.fatal({ usedMegabytes, limitMegabytes }, 'the memory is at its limit')
    void drain.run('the memory is at its limit', 1)
  })
  observer.observe({ entryTypes: ['gc'] })
}

/** Whether it went through the whole heap. */
const isWhole = (entry: PerformanceEntry): boolean =>
  'detail' in entry &&
  typeof entry.detail === 'object' &&
  entry.detail !== null &&
  'kind' in entry.detail &&
  entry.detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR
