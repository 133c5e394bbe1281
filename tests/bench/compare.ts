import type { Loaded, Pace } from './load.ts'
import type { Generator, Server } from './processes.ts'
import type { RequestPlan } from './requests.ts'
import { p50 } from './stats.ts'

export type Pair<T> = { ours: T; bare: T }
/** What both sides did in each round. */
export type Compared = readonly Pair<Round>[]
/** `work`: milliseconds of the processor for each request in the server's process, which others on the machine change little. */
type Round = Loaded & { work: number }

type Trial = { requests: () => RequestPlan; pace: Pace; count: number; rounds: number }

/** Both under the same load, turn by turn in short rounds, so that what the machine does besides falls on both. */
export async function compare(generator: Generator, pair: Pair<Server>, trial: Trial): Promise<Compared> {
  const { requests, pace, count, rounds } = trial
  const run = async ({ origin, cpuMs }: Server): Promise<Round> => {
    const before = await cpuMs()
    const loaded = await generator.run({ origin, requests: requests(), pace, count })
    return { ...loaded, work: ((await cpuMs()) - before) / count }
  }
  const both = async (oursFirst: boolean): Promise<Pair<Round>> => {
    if (oursFirst) return { ours: await run(pair.ours), bare: await run(pair.bare) }
    const bare = await run(pair.bare)
    return { ours: await run(pair.ours), bare }
  }
  const found: Pair<Round>[] = []
  for (let round = 0; round <= rounds; round++) found.push(await both(round % 2 === 0))
  // The first round warms up.
  return found.slice(1)
}

/** The middle of the rounds, of each side and of how they compare within a round. */
export const middle = (compared: Compared, of: (round: Round) => number): Pair<number> & { ratio: number } => ({
  ours: p50(compared.map(({ ours }) => of(ours))),
  bare: p50(compared.map(({ bare }) => of(bare))),
  ratio: p50(compared.map(({ ours, bare }) => of(ours) / of(bare))),
})
