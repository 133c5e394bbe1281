import type { ServiceCode } from '#core/contracts/shops.ts'

/** How long the shop says its work takes, in minutes, fitting a tyre; what it does not say is usual. */
export type WorkTimes = Partial<Record<ServiceCode, number | null>>

const usualMinutes: Partial<Record<ServiceCode, number>> = { fitting: 15, alignment: 45 }
const usualMinutesOfOthers = 30

/** How long a bay is taken: fitting goes by the tyre, other services by the job; coming out to the driver adds none. */
export function minutesFor(work: { services: readonly ServiceCode[]; quantity: number }, shop: WorkTimes): number {
  const jobs = work.services.length > 1 ? work.services.filter((service) => service !== 'mobile') : work.services
  return [...new Set(jobs)].reduce((sum, service) => sum + minutesOf(service, work.quantity, shop), 0)
}

const minutesOf = (service: ServiceCode, quantity: number, shop: WorkTimes): number =>
  (shop[service] ?? usualMinutes[service] ?? usualMinutesOfOthers) * (service === 'fitting' ? quantity : 1)
