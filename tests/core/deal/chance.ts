export type Chance = {
  /** From 0 to below 1. */
  next(): number
  pick<T>(from: readonly T[]): T
  upTo(most: number): number
  is(share: number): boolean
}

/** The same choices for the same seed (mulberry32), so that a failure can be seen again. */
export function chanceOf(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
    upTo: (most) => 1 + Math.floor(next() * most),
    is: (share) => next() < share,
  }
}
