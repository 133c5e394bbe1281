import type { ServiceCode } from '#core/contracts/shops.ts'

/** The service catalogue in English, for the website and the chat; the services that most drivers want come first. */
export const serviceNames: Record<ServiceCode, string> = {
  fitting: 'Tyre Fitting',
  alignment: 'Wheel Alignment',
  balancing: 'Wheel Balancing',
  mobile: 'Mobile Service',
  emergency: 'Emergency Service',
  run_flat: 'Run-flat Tyres',
  tyre_repair: 'Tyre Repairs',
  puncture_repair: 'Puncture Repairs',
  valve_replacement: 'Valve Replacements',
  rotation: 'Tyre Rotation',
  pressure_check: 'Pressure Checks',
  road_assistance: 'Road Assistance',
}

export const isService = (text: string): text is ServiceCode => Object.hasOwn(serviceNames, text)

const codes = Object.keys(serviceNames)

/** Compares for sorting, in the order of the names above. */
export const byImportance = (one: ServiceCode, other: ServiceCode): number => codes.indexOf(one) - codes.indexOf(other)
