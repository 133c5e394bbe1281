import type { ColumnType } from 'kysely'
import type { TyreType } from '#core/contracts/tyres.ts'
import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Defaulted, Instant, Optional, OptionalInstant } from './columns.ts'

export type AlertTable = {
  id: Defaulted<string>
  contact_id: string
  /** What its person calls it; empty where they call it nothing. */
  name: Defaulted<string>
  /** 1 to 20: nobody has more. */
  slot: number
  size_id: number
  brands: Optional<string[]>
  types: Optional<TyreType[]>
  run_flat: Defaulted<boolean>
  /** How many tyres have to be in stock. */
  quantity: number
  /** What the limit covers says `covers`; null: at any price. */
  max_cents: Optional<number>
  covers: Defaulted<'tyre' | 'fitted' | 'total'>
  /** The limit for one tyre. */
  limit_cents: ColumnType<number, never, never>
  /** Null: anywhere. */
  place: Optional<string>
  lat: Optional<number>
  lng: Optional<number>
  radius_km: Optional<number>
  deals_only: Defaulted<boolean>
  cell: number
  active: Defaulted<boolean>
  created_at: Instant
  /** When the person is asked whether to go on. */
  ask_at: Instant
  /** Asked, and not answered yet. */
  asked_at: OptionalInstant
}

export type AlertMatchTable = {
  contact_id: string
  listing_id: string
  alert_id: Optional<string>
  /** Found and not told yet. */
  waiting_since: OptionalInstant
  /** The price of a tyre when it was last told; only a lower one is told again. */
  told_cents: Optional<number>
  told_at: OptionalInstant
}

export type AlertRoundTable = {
  contact_id: string
  /** Null: nothing waits. */
  due_at: OptionalInstant
  /** Why not sooner. */
  reason: Optional<Reason>
  told_at: OptionalInstant
}
