import type { ServiceCode } from '#core/contracts/shops.ts'
import type { TyreType } from '#core/contracts/tyres.ts'

/** What people call the codes. */
export const typeNames: Record<TyreType, string> = {
  all_season: 'All-season',
  summer: 'Summer',
  winter: 'Winter',
  performance: 'Performance',
  all_terrain: 'All-terrain',
  mud_terrain: 'Mud-terrain',
  highway_terrain: 'Highway-terrain',
  commercial: 'Commercial',
}

export const serviceNames: Record<ServiceCode, string> = {
  fitting: 'Tyre fitting',
  alignment: 'Wheel alignment',
  balancing: 'Wheel balancing',
  mobile: 'Mobile service',
  emergency: 'Emergency service',
  run_flat: 'Run-flat tyres',
  tyre_repair: 'Tyre repair',
  puncture_repair: 'Puncture repair',
  valve_replacement: 'Valve replacement',
  rotation: 'Tyre rotation',
  pressure_check: 'Pressure check',
  road_assistance: 'Road assistance',
}

export const isTyreType = (text: string): text is TyreType => Object.hasOwn(typeNames, text)
export const isService = (text: string): text is ServiceCode => Object.hasOwn(serviceNames, text)

const codes = Object.keys(serviceNames)

/** What most drivers come for stands first, as the names above do. */
export const byImportance = (one: ServiceCode, other: ServiceCode): number => codes.indexOf(one) - codes.indexOf(other)
