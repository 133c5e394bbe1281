/** Chance that is the same each time. */
export function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function shuffle<T>(things: T[], random: () => number): void {
  for (let at = things.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = things[at] as T
    things[at] = things[other] as T
    things[other] = kept
  }
}
