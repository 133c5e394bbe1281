import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { PriceLine, Work } from '#core/contracts/bookings.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { Caution } from '#core/contracts/tyres.ts'
import { placedWithinKm, placeOfAddress } from '#core/rules/places/address-place.ts'
import { distanceKm } from '#core/rules/places/geo.ts'
import { isQuoteFor, quotedBy } from '../quotes/take-quote.ts'
import { addressUnknown } from '../refusals.ts'
import { type PlannedWork, planWork } from './plan-work.ts'

type Priced = { lines: PriceLine[]; totalCents: number; minutes: number; cautions: Caution[] }

/** Itemised price in cents, duration in minutes, and what the fitter has to look at. Refusals: those of planWork. */
export const workPrice = async (ctx: Context, work: Work): Promise<Priced> => priced(await planWork(ctx, work))

/** The same with what the shop has quoted to the actor. Throws also QUOTE_NOT_FOUND, QUOTE_OVER. */
export async function quotedWorkPrice(ctx: Context, actor: Actor, work: Work, quoteId: string): Promise<Priced> {
  const quoted = await quotedBy(ctx, actor, quoteId)
  return priced(await planWork(ctx, work, 'driver', isQuoteFor(quoted, work) ? quoted : undefined))
}

export const priced = ({ lines, totalCents, minutes, cautions }: PlannedWork): Priced => ({
  lines,
  totalCents,
  minutes,
  cautions,
})

/**
 * Whether a fitter who drives up to so many kilometres reaches that address. The shared position decides, else the
 * suburb or town in the address. Throws ADDRESS_UNKNOWN if neither tells.
 */
export function reaches(from: Point & { radiusKm: number }, address: string, at?: Point): boolean {
  if (at) return distanceKm(from, at) <= from.radiusKm
  const place = placeOfAddress(address)
  if (!place) throw addressUnknown()
  return distanceKm(from, place) <= from.radiusKm + placedWithinKm
}
