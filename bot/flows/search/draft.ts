import type { Place } from '#bot/engine/state.ts'
import type { OfferWishInput } from '#core/contracts/offers.ts'

export type SizeOption = { variant: string; front: SizeRef; rear: SizeRef | null }
export type SizeRef = { code: string; usualLoadIndex: number | null; usualSpeedKmh: number | null }

export type ShownOffer = {
  code: string
  brand: string
  shop: string
  shopId: string
  suburb: string
  totalCents: number
  distanceKm: number | null
}

/** Unless another one is asked for. */
export const RADIUS_KM = 50

export type SearchDraft = {
  query: Partial<OfferWishInput>
  place?: Place
  /** The person does not mind where. */
  anywhere?: boolean
  vehicle?: { make?: string; model?: string; year?: number; variant?: string }
  /** Models to choose from, or sizes that the vehicle may wear. */
  models?: string[]
  /** The years in which the model was sold here; null: still sold. */
  years?: [number, number | null]
  options?: SizeOption[]
  /** The other axle's size, where front and rear differ. */
  other?: { which: 'front' | 'rear'; size: SizeRef }
  /** Codes of what was shown, in order, with what people call them by. */
  shown?: ShownOffer[]
  next?: string | null
  /** Codes of the offers that stand side by side. */
  compared?: string[]
  /** The offer that is looked at, and its shop. */
  code?: string
  focus?: { shopId: string }
  /** A rim that was asked for instead, as in 'what about 17s'. */
  rim?: number
  /** Sizes on that rim that roll as far. */
  alike?: { code: string; differencePercent: number }[]
  /** Day and time that were named along with the search. */
  date?: string
  time?: string
}

declare module '../steps.ts' {
  interface DraftOf {
    search: SearchDraft
  }
}
