import type { ServiceCode } from '#core/contracts/shops.ts'

/**
 * The durations that the shop has set, in minutes; fitting is per tyre. A list holds those for one, two, three … tyres.
 * The others are the usual ones.
 */
export type WorkTimes = Partial<Record<ServiceCode, number | readonly number[] | null>>

const usualMinutes: Partial<Record<ServiceCode, number>> = { fitting: 15, alignment: 45 }
const usualMinutesOfOthers = 30

/**
 * The minutes for which a bay is taken: fitting counts by the tyre, other services by the job; coming out to the driver
 * adds none.
 */
export function minutesFor(work: { services: readonly ServiceCode[]; quantity: number }, shop: WorkTimes): number {
  const jobs = work.services.length > 1 ? work.services.filter((service) => service !== 'mobile') : work.services
  return [...new Set(jobs)].reduce((sum, service) => sum + minutesOf(service, work.quantity, shop), 0)
}

/** What the work takes if the shop does not say: of fitting, one tyre. */
export const usualMinutesOf = (service: ServiceCode): number => usualMinutes[service] ?? usualMinutesOfOthers

function minutesOf(service: ServiceCode, quantity: number, shop: WorkTimes): number {
  const set = shop[service] ?? usualMinutesOf(service)
  if (typeof set !== 'number') return byQuantity(set, quantity)
  return set * (service === 'fitting' ? quantity : 1)
}

/** More tyres than the shop has named take as long each as the most that it has. */
function byQuantity(minutes: readonly number[], quantity: number): number {
  const named = minutes[Math.max(quantity, 1) - 1]
  const most = minutes.at(-1) ?? 0
  return named ?? Math.ceil((most / minutes.length) * quantity)
}
