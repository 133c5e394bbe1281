import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'

const counts = new Set<() => Promise<void>>()

/** Counts something only when GET /metrics is asked. Returns what ends it. */
export function beforeShown(count: () => Promise<void>): () => void {
  counts.add(count)
  return () => void counts.delete(count)
}

/** What this process counts, as GET /metrics shows it. */
export async function shown(): Promise<{ type: string; text: string }> {
  await Promise.all([...counts].map((count) => count()))
  return { type: register.contentType, text: await register.metrics() }
}

/** Adds memory, event loop and garbage collection of the process itself. Once a process. */
export const countProcess = (): void => {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics()
}

/** Something that only goes up; the name ends in _total. */
export const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> =>
  new Counter({ name, help, labelNames })

/** Something that goes up and down. */
export const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> =>
  new Gauge({ name, help, labelNames })

/** How long something takes, in seconds. */
export const duration = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Histogram<Label> =>
  new Histogram({
    name,
    help,
    labelNames,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  })

const jobs = counter('spoor_jobs_total', 'Jobs of the queue by name and by what became of them.', 'job', 'outcome')

type Done = { completed: number; failed: number }
/** What this process did, by name; only goes up. */
const done = new Map<string, Done>()

export function countJob(name: string, outcome: keyof Done): void {
  jobs.inc({ job: name, outcome })
  const of = done.get(name) ?? { completed: 0, failed: 0 }
  done.set(name, { ...of, [outcome]: of[outcome] + 1 })
}

const MINUTE_MS = 60_000

/** Tells at each call what was done within the last minute, as far back as it was asked. */
export function jobsOfMinute(): (at: Date) => Record<string, Done> {
  let seen: { at: number; done: Map<string, Done> }[] = []
  return (at) => {
    const now = at.getTime()
    const older = seen.findLast((one) => one.at <= now - MINUTE_MS)
    seen = [...seen.filter((one) => one === older || one.at > now - MINUTE_MS), { at: now, done: new Map(done) }]
    const from = seen[0]?.done ?? new Map<string, Done>()
    return Object.fromEntries(
      [...done].map(([name, { completed, failed }]) => {
        const before = from.get(name) ?? { completed: 0, failed: 0 }
        return [name, { completed: completed - before.completed, failed: failed - before.failed }]
      }),
    )
  }
}
