import type { Defaulted, Instant, Optional } from './columns.ts'

export type GarageVehicleTable = {
  id: Defaulted<string>
  account_id: string
  slot: number
  /** What the driver calls it; empty where they call it nothing. */
  name: Defaulted<string>
  /** Empty while its driver has not said so much; so is model. */
  make: string
  model: string
  variant: Defaulted<string>
  year: Optional<number>
  /** As formatTyreSize writes it; in front where rear_size differs. */
  size: Optional<string>
  rear_size: Optional<string>
  created_at: Instant
}
