import { counter } from './metrics.ts'

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
