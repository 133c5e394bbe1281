import type { ServiceCode } from '#core/contracts/shops.ts'

/** What each service is called in English. What most drivers come for stands first. */
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

/** 'Wheel alignment', as it stands among other words. */
export const serviceInWords = (service: ServiceCode): string => {
  const name = serviceNames[service]
  return `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`
}
