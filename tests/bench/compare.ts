import type { Pace } from './load.ts'
import type { Generator, Server } from './processes.ts'
import type { RequestPlan } from './requests.ts'
import type { Times } from './stats.ts'

export type Pair = { ours: Server; bare: Server }
export type Side = { times: Times; perSecond: number }
export type Compared = { ours: Side; bare: Side }

type Trial = { requests: () => RequestPlan; pace: Pace; count: number; rounds: number }

/** Both under the same load, turn by turn, so that what the machine does besides falls on both. */
export async function compare(
  generator: Generator,
  pair: Pair,
  { rounds, requests, pace, count }: Trial,
): Promise<Compared> {
  const run = (server: Server) => generator.run({ origin: server.origin, requests: requests(), pace, count })
  const found: Record<keyof Pair, { times: number[]; seconds: number }> = {
    ours: { times: [], seconds: 0 },
    bare: { times: [], seconds: 0 },
  }
  for (let round = 0; round <= rounds; round++) {
    const order: (keyof Pair)[] = round % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours']
    for (const side of order) {
      const { times, seconds } = await run(pair[side])
      // The first round warms up.
      if (round === 0) continue
      found[side].times.push(...times)
      found[side].seconds += seconds
    }
  }
  const side = ({ times, seconds }: { times: number[]; seconds: number }) => ({
    times,
    perSecond: times.length / seconds,
  })
  return { ours: side(found.ours), bare: side(found.bare) }
}
