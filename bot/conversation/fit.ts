import { against } from '#bot/flows/fits.ts'
import type { Stated } from '#bot/understand/stated/stated.ts'
import type { OfferThing } from './scene.ts'

/** How what was said stands to what is offered. */
export type Fit =
  /** Nothing speaks against it. */
  | 'fits'
  /** Another day or hour is named, and nothing else. */
  | 'another time'
  /** Something else is named, or a condition. */
  | 'against'

/** Pure. */
export function fitOf(stated: Stated, { facts }: OfferThing): { fit: Fit; date?: string; time?: string } {
  const { other, unfit } = against(stated, facts)
  const { date, time, tyres } = other
  if (unfit.length > 0 || tyres !== undefined) return { fit: 'against' }
  if (date || time) return { fit: 'another time', ...(date && { date }), ...(time && { time }) }
  return { fit: stated.condition ? 'against' : 'fits' }
}
