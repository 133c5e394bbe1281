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
