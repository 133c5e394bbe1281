import type { ServiceCode } from '#core/contracts/shops.ts'

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
