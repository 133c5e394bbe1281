import type { ServiceCode } from '#core/contracts/shops.ts'

/** The services that an application offers, by the value of its form: each is one of the catalogue. */
const offered = {
  'tyre-fitting': { label: 'Tyre Fitting', code: 'fitting' },
  balancing: { label: 'Balancing', code: 'balancing' },
  alignment: { label: 'Alignment', code: 'alignment' },
  'mobile-fitting': { label: 'Mobile Fitting', code: 'mobile' },
  rotation: { label: 'Rotation', code: 'rotation' },
  'puncture-repair': { label: 'Puncture Repair', code: 'puncture_repair' },
} as const satisfies Record<string, { label: string; code: ServiceCode }>

export type ApplicationService = keyof typeof offered
export const applicationServices = [
  'tyre-fitting',
  'balancing',
  'alignment',
  'mobile-fitting',
  'rotation',
  'puncture-repair',
] as const satisfies readonly ApplicationService[]
export const MAX_APPLICATION_SERVICES = applicationServices.length

export const labelOf = (service: ApplicationService): string => offered[service].label
export const serviceCodeOf = (service: ApplicationService): ServiceCode => offered[service].code
