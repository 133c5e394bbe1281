/** What a chart counts by: ten, or the hour for minutes. */
export type CountsBy = 'ten' | 'hour'

const LINES = 4
const roundOfTen = [1, 2, 5, 10]
const roundMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360, 720, 1440]

/** The round values at which a chart draws its lines, from 0 to the first that is not under the highest value. */
export function scaleOf(highest: number, by: CountsBy): number[] {
  const step = stepOf(Math.max(highest / LINES, 1), by)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

function stepOf(least: number, by: CountsBy): number {
  const minutes = by === 'hour' ? roundMinutes.find((step) => step >= least) : undefined
  if (minutes) return minutes
  const power = 10 ** Math.floor(Math.log10(least))
  return power * (roundOfTen.find((step) => step * power >= least) ?? 10)
}
