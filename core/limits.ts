/**
 * At most `times` in `seconds` for one key. `loose`: each process counts for itself and writes nothing, which is enough
 * against a flood.
 */
export type Limit = { name: string; times: number; seconds: number; loose?: boolean }

/** Counts in one place for all processes, except loose limits; each count is one step. Keys cannot be read there. */
export type Limits = {
  /** Counts once more. Undefined within the limit, else the milliseconds until it allows another. */
  take(limit: Limit, key: string): Promise<number | undefined>
  /** The milliseconds until the limit allows another, without counting; undefined within the limit. */
  waitFor(limit: Limit, key: string): Promise<number | undefined>
  /** Sets the count to zero. */
  clear(limit: Limit, key: string): Promise<void>
}
