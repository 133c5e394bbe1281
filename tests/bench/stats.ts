/** Milliseconds of single requests. */
export type Times = readonly number[]

/** The time that so many per cent of the requests stay within. */
export function percentile(times: Times, percent: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

export const p50 = (times: Times): number => percentile(times, 50)
export const p99 = (times: Times): number => percentile(times, 99)
