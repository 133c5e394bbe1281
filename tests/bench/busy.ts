import { z } from 'zod'

const Event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
})
const Trace = z.object({ traceEvents: z.array(Event) })

/** As Lighthouse slows a processor, and how long a task may take without standing in the way. */
const SLOWER = 4
const MAY_TAKE_MS = 50

/**
 * For how many milliseconds the page would stand in the way of a tap after its first paint, as Lighthouse counts it,
 * but by the time that the processor worked for the page: waiting for other programs of the machine is left out.
 */
export function blockedByWork(trace: unknown): number {
  const { traceEvents } = Trace.parse(trace)
  const painted = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').toSorted((a, b) => b.ts - a.ts)[0]
  if (!painted) throw new Error('nothing was painted')
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && ph === 'X' && pid === painted.pid && tid === painted.tid && ts + dur > painted.ts,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - MAY_TAKE_MS), 0)
}
