// Apart from watch.ts, which begins to watch as soon as it is read.
/** How much of a processor's time this process has used, in all of its threads. */
export function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
