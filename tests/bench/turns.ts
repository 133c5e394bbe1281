import type { Times } from './stats.ts'

type Work = () => Promise<unknown>

const WARMING_UP = 5

/** How long two works take, one after the other in each round. */
export async function inTurns(one: Work, other: Work, rounds: number): Promise<[Times, Times]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -WARMING_UP; round < rounds; round++) {
    const [first, second] = [await timeOf(one), await timeOf(other)]
    if (round < 0) continue
    times[0].push(first)
    times[1].push(second)
  }
  return times
}

async function timeOf(work: Work): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
