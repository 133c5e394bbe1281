import type { Instant, Optional } from './columns.ts'

export type IdempotencyKeyTable = {
  /** account:<id>, or guest. */
  actor: string
  /** POST /bookings */
  endpoint: string
  key: string
  /** Of what was sent. */
  fingerprint: string
  /** Empty only inside the transaction that makes the answer. */
  status: Optional<number>
  /** JSON as it was sent. */
  answer: Optional<string>
  created_at: Instant
  expires_at: Instant
}
