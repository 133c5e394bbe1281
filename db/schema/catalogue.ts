import type { LabelGrade, NoiseClass, TyreType } from '#core/contracts/tyres.ts'
import type { Defaulted, DefaultedInstant, Instant, Optional, OptionalInstant } from './columns.ts'

export type BrandTable = {
  id: Defaulted<number>
  name: string
  needs_review: Defaulted<boolean>
  aliases: Defaulted<string[]>
}

export type TyreSizeTable = {
  id: Defaulted<number>
  code: string
  width: Optional<number>
  aspect: Optional<number>
  rim: number
  commercial: Defaulted<boolean>
  overall_diameter_in: Optional<string>
  section_width_in: Optional<string>
  circumference_mm: number
  usual_load_index: Optional<number>
  usual_speed_rating: Optional<string>
}

export type TyreTable = {
  id: Defaulted<string>
  brand_id: number
  model: string
  size_id: number
  type: TyreType
  load_index: Optional<number>
  load_index_dual: Optional<number>
  speed_rating: Optional<string>
  extra_load: Defaulted<boolean>
  run_flat: Defaulted<boolean>
  image_url: Optional<string>
  wet_grip: Optional<LabelGrade>
  fuel_efficiency: Optional<LabelGrade>
  noise_db: Optional<number>
  noise_class: Optional<NoiseClass>
  needs_review: Defaulted<boolean>
  created_at: DefaultedInstant
}

/** The picture that a list of tyres links to, until we keep a copy of it. */
export type TyrePictureTable = {
  tyre_id: string
  link: string
  attempts: Defaulted<number>
  /** Null once it is not tried any more. */
  due_at: OptionalInstant
  /** Why it could not be taken. */
  problem: Optional<string>
}

/** What a tyre was called before. */
export type FormerTyreTable = {
  id: Defaulted<string>
  tyre_id: string
  brand_id: number
  model: string
  size_id: number
  load_index: Optional<number>
  load_index_dual: Optional<number>
  speed_rating: Optional<string>
  run_flat: boolean
}

export type FitmentTable = {
  id: Defaulted<string>
  make: string
  model: string
  variant: Defaulted<string>
  year_from: number
  year_to: Optional<number>
  confidence: 'high' | 'medium' | 'low'
}

export type FitmentSizeTable = {
  fitment_id: string
  ordinal: number
  front_size_id: number
  rear_size_id: Optional<number>
}

export type FitmentGivenTable = { key: string }

export type VehicleAliasTable = {
  id: Defaulted<string>
  /** As they are compared. */
  words: string
  make: string
  model: Optional<string>
  created_at: Instant
}

export type UnknownVehicleTable = {
  id: Defaulted<string>
  text: string
  make: Optional<string>
  model: Optional<string>
  year: Optional<number>
  times: Defaulted<number>
  first_asked_at: Instant
  last_asked_at: Instant
  settled_at: OptionalInstant
}
