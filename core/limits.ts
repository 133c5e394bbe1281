/**
 * So many times in so many seconds for one key. `loose`: each process counts for itself, which writes nothing, and is
 * enough against a flood.
 */
export type Limit = { name: string; times: number; seconds: number; loose?: boolean }

/** Counts for all processes in one place, unless loosely, each time in one step; whose key it is cannot be read there. */
export type Limits = {
  /** Counts once more. Undefined: within the limit; else the milliseconds until it allows another. */
  take(limit: Limit, key: string): Promise<number | undefined>
  /** The same without counting. */
  waitFor(limit: Limit, key: string): Promise<number | undefined>
  /** Begins to count anew. */
  clear(limit: Limit, key: string): Promise<void>
}
