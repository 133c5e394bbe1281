import type { ServiceCode } from '#core/contracts/shops.ts'

/** The durations that the shop has set, in minutes; fitting is per tyre. The others are the usual ones. */
export type WorkTimes = Partial<Record<ServiceCode, number | null>>

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

const minutesOf = (service: ServiceCode, quantity: number, shop: WorkTimes): number =>
  (shop[service] ?? usualMinutes[service] ?? usualMinutesOfOthers) * (service === 'fitting' ? quantity : 1)
