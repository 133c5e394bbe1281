import { createHash } from 'node:crypto'

/** The same numbers (0 up to 1) for the same key, on every machine (sfc32 over the key's hash). */
export function randomFor(key: string): () => number {
  const hash = createHash('sha1').update(key).digest()
  let a = hash.readInt32LE(0)
  let b = hash.readInt32LE(4)
  let c = hash.readInt32LE(8)
  let count = 1
  return () => {
    const sum = (((a + b) | 0) + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
}

export const between = (random: () => number, low: number, high: number): number => low + random() * (high - low)

export const wholeBetween = (random: () => number, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

export function pick<T>(random: () => number, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

/** Round to the step, in cents. */
export const roundTo = (cents: number, step: number): number => Math.round(cents / step) * step

const firstInstant = Date.UTC(2026, 0, 1)

/** The id of the demo row with this number: a uuid v7 that is the same on every machine and rises with the number. */
export function demoId(kind: string, number: number): string {
  const time = (firstInstant + number).toString(16).padStart(12, '0')
  const rest = createHash('sha1').update(`${kind}:${number}`).digest('hex')
  const variant = ((Number.parseInt(rest.charAt(3), 16) & 3) | 8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(7, 19)}`
}
