/** Below this nobody waits, whatever the growth. */
const FLOOR_MS = 8
const LONGEST = 16_000
/** Four times the text takes a linear pattern four times as long, and a quadratic one sixteen times. */
const MAX_GROWTH = 9
const RUNS = 6

/**
 * How the time of `run` grows when its text becomes four times as long; undefined when it grows about as the text does,
 * or stays below what anybody notices. Lengths rise slowly, so that an exponential pattern is caught before it hangs.
 */
export function badGrowth(run: (text: string) => void, textOf: (length: number) => string): string | undefined {
  for (let length = 12; ; length = Math.min(LONGEST, Math.ceil(length * 1.25))) {
    const text = textOf(length)
    if (timed(run, text) > FLOOR_MS) {
      const long = usual(run, text, RUNS)
      const short = usual(run, textOf(Math.ceil(length / 4)), 4 * RUNS)
      if (long > FLOOR_MS && long / short > MAX_GROWTH)
        return `${long.toFixed(1)} ms for ${length} characters, ${short.toFixed(2)} ms for a quarter of them`
    }
    if (length === LONGEST) return undefined
  }
}

/** The mean of many runs: where the system counts in steps of milliseconds, one alone may seem to take no time. */
const usual = (run: (text: string) => void, text: string, runs: number): number =>
  timed(() => {
    for (let count = 0; count < runs; count++) run(text)
  }, text) / runs

/** Of this thread alone: on a busy machine the clock on the wall goes on while others work. */
function timed(run: (text: string) => void, text: string): number {
  const start = process.threadCpuUsage()
  run(text)
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
