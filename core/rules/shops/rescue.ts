import type { ServiceCode } from '../../contracts/shops.ts'

/** A driver in trouble asks no more shops than would still be told that they are not needed. */
export const MAX_SHOPS_ASKED = 8
/** Of one number, in so many days. */
export const MAX_ROUNDS = 10
export const ROUNDS_COUNTED_DAYS = 30
/** Nobody said that they come: the driver is told, and who opens first. */
export const MINUTES_TO_ANSWER = 5
/** Late answers count until then. */
export const MINUTES_OF_A_ROUND = 60
/** What a driver tells of the place and the car: so often, and so long each time. */
export const MAX_SAID = 12
export const MAX_SAID_LENGTH = 1000
/** The minutes of the two buttons. */
export const MINUTES_OFFERED = [30, 60] as const
/** How much later somebody says that they are with a tap. */
export const MINUTES_LATE = [15, 30, 60] as const

/** How a shop comes out if it does not say 'mobile', the most fitting first. */
const comings = ['road_assistance', 'emergency'] as const satisfies readonly ServiceCode[]

/**
 * The work that a shop is asked for at the roadside: mending the puncture if it does that, and its way of coming out.
 * A tyre that it brings along is not priced before anybody has seen the wheel.
 */
export function rescueWork(offered: readonly ServiceCode[]): ServiceCode[] {
  const coming = comings.find((one) => offered.includes(one))
  if (!offered.includes('puncture_repair')) return coming ? [coming] : offered.includes('mobile') ? ['mobile'] : []
  return offered.includes('mobile') || !coming ? ['puncture_repair'] : ['puncture_repair', coming]
}
