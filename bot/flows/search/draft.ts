import type { Place } from '#bot/engine/state.ts'
import type { Slots } from '#bot/understand/types.ts'
import type { Offer, OfferSearchInput } from '#core/contracts/offers.ts'
import type { AskedService } from '#core/contracts/tyres.ts'
import type { Axle } from '#core/rules/tyres/axles.ts'
import type { Texts } from '#core/texts/texts.ts'
import { type ChoiceOfDays, choiceOfDays } from '../booking/draft.ts'
import { goWithin } from '../steps.ts'

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
  rating?: number | null
}

/** Unless another one is asked for. */
export const RADIUS_KM = 50

export type SearchDraft = {
  query: Partial<OfferSearchInput>
  place?: Place
  /** The person does not mind where. */
  anywhere?: boolean
  vehicle?: { make?: string; model?: string; year?: number; variant?: string }
  /** That of the car of their garage, until it was looked up. */
  plate?: string
  /** Models to choose from, or sizes that the vehicle may wear. */
  models?: string[]
  /** The years in which the model was sold here; null: still sold. */
  years?: [number, number | null]
  options?: SizeOption[]
  /** Both axles at once: `query.size` in front and `other.size` behind, two of each at one shop. */
  set?: boolean
  /** The shop whose tyres are wanted, until it was looked up; its name, once only its tyres are shown. */
  wantedShop?: { id?: string; name?: string }
  onlyAt?: string
  /** Several shops are to be asked for a price, in place of showing what is listed. */
  wantsQuotes?: boolean
  /** They want to be told of a price as well, until that was offered. */
  wantsNotice?: boolean
  /** The price of which they want to be told, which limits no search. */
  noticeUnder?: Pick<SearchDraft['query'], 'maxCents' | 'maxCovers'>
  /** Not at the shop that could not do it. */
  elsewhere?: boolean
  /** The axle that was named before its size was known. */
  axle?: Axle
  /** The load and speed that were asked for. */
  asked?: AskedService
  /** The size and vehicle of which has been said what does not suit, so that it is said once. */
  cautioned?: string
  /** An original size of the vehicle, where another one was asked for. */
  original?: string
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
  /** The hours and other days that would do as well. */
  hours?: ChoiceOfDays
}

declare module '../steps.ts' {
  interface DraftOf {
    search: SearchDraft
  }
}

/** The day, the time and the other hours that words name. */
export function whenSaid(slots: Slots): Pick<SearchDraft, 'date' | 'time' | 'hours'> {
  const hours = choiceOfDays(slots)
  return {
    ...(slots.date && { date: slots.date }),
    ...(slots.time && { time: slots.time }),
    ...(Object.keys(hours).length > 0 && { hours }),
  }
}

const suits = ({ loadOk, speedOk }: Offer): boolean => loadOk && speedOk

/** What suits the vehicle comes first; `below` are the tyres of what does not. */
export function suitedFirst<Found>(found: readonly Found[], tyresOf: (one: Found) => readonly Offer[]) {
  const [first, others] = [true, false].map((fits) => found.filter((one) => tyresOf(one).every(suits) === fits))
  return { offers: [...(first ?? []), ...(others ?? [])], below: (others ?? []).map((one) => tyresOf(one)) }
}

/**
 * A line each; above those that are below what is needed, a line says why they come last. `isAgain`: it has been said
 * above of others.
 */
export function listed(
  lines: readonly string[],
  below: readonly (readonly Offer[])[],
  { vehicle }: SearchDraft,
  say: Texts,
  isAgain = false,
): string {
  const suited = lines.slice(0, lines.length - below.length)
  const why = isAgain
    ? say.search.belowToo
    : say.search.below(
        below.flatMap((tyres) => tyres.filter((tyre) => !suits(tyre))),
        vehicle ? 'vehicle' : 'asked',
      )
  return [...suited, ...(below.length > 0 ? [why, ...lines.slice(suited.length)] : [])].join('\n')
}

export const go = goWithin<'search'>()
