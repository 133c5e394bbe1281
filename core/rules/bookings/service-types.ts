import type { ServiceCode } from '#core/contracts/shops.ts'

export type ServiceType = { name: string; services: readonly ServiceCode[] }

/** The choices of the booking forms for tyres; the first is the usual one. */
const serviceTypes: readonly ServiceType[] = [
  { name: 'Tyre Installation', services: ['fitting'] },
  { name: 'Tyre Installation + Alignment', services: ['fitting', 'alignment'] },
  { name: 'Tyre Installation + Balancing', services: ['fitting', 'balancing'] },
  { name: 'Full Service', services: ['fitting', 'balancing', 'alignment'] },
]

/** Services that cannot be booked alone: ways of coming or of selling, and fitting itself. */
const notAlone: ReadonlySet<ServiceCode> = new Set(['fitting', 'mobile', 'emergency', 'road_assistance', 'run_flat'])
export const isBookedAlone = (service: ServiceCode): boolean => !notAlone.has(service)

const repairs: ReadonlySet<ServiceCode> = new Set(['puncture_repair', 'tyre_repair'])
/** How many tyres it is about unless somebody says so: a repair is of one. */
export const usualTyres = (services: readonly ServiceCode[] = []): number =>
  services.length > 0 && services.every((service) => repairs.has(service)) ? 1 : 4

type Shop = { services: readonly { service: ServiceCode }[] }

/** The choices whose services the shop offers. A shop that fits balances as well. */
export function serviceTypesAt({ services }: Shop): ServiceType[] {
  const offered = new Set(services.map(({ service }) => service))
  return serviceTypes.filter((type) =>
    type.services.every((service) => offered.has(service === 'balancing' ? 'fitting' : service)),
  )
}

/** The shop's other services, which are booked without tyres. */
export const othersAt = ({ services }: Shop): ServiceCode[] =>
  services.map(({ service }) => service).filter(isBookedAlone)

/** The common name of a booking's services; undefined if they are none of the types. */
export const nameOfServices = (booked: readonly ServiceCode[]): string | undefined =>
  serviceTypes.find(
    ({ services }) => services.length === booked.length && services.every((service) => booked.includes(service)),
  )?.name
