import { against } from '#bot/flows/fits.ts'
import type { Stated } from '#bot/understand/stated/stated.ts'
import type { ActName } from './acts.ts'
import type { OfferThing } from './scene.ts'

/** How what was said stands to what is offered. */
export type Fit =
  /** Nothing speaks against it. */
  | 'fits'
  /** Another day or hour is named, and nothing else. */
  | 'another time'
  /** Something else is named, or a condition. */
  | 'against'

/**
 * Pure. Whoever refuses speaks of what they have: 'no, I need all 4' where 2 of 4 are offered, 'no, keep 9:30' where
 * another time is asked for instead.
 */
export function fitOf(
  stated: Stated,
  { facts, has }: Pick<OfferThing, 'facts'> & Partial<OfferThing>,
  act?: ActName,
): { fit: Fit; date?: string; time?: string } {
  const { other, unfit } = against(stated, facts)
  const own = act === 'refuse' ? has : undefined
  const tyres = own?.tyres.includes(other.tyres ?? 0) ? undefined : other.tyres
  const isKept = own?.keeps && other.time === own.time && (other.date === undefined || other.date === own.date)
  const { date, time } = isKept ? {} : other
  if (unfit.length > 0 || tyres !== undefined) return { fit: 'against' }
  if (date || time) return { fit: 'another time', ...(date && { date }), ...(time && { time }) }
  return { fit: stated.condition ? 'against' : 'fits' }
}
