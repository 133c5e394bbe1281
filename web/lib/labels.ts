import type { ServiceCode } from '#core/contracts/shops.ts'
import type { TyreType } from '#core/contracts/tyres.ts'
import { serviceNames as names, serviceInWords } from '#core/rules/bookings/service-names.ts'

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

const codes = Object.keys(names) as ServiceCode[]

export const serviceNames = Object.fromEntries(codes.map((code) => [code, serviceInWords(code)])) as Record<
  ServiceCode,
  string
>

export const isTyreType = (text: string): text is TyreType => Object.hasOwn(typeNames, text)
export const isService = (text: string): text is ServiceCode => Object.hasOwn(serviceNames, text)

/** What most drivers come for stands first, as the names above do. */
export const byImportance = (one: ServiceCode, other: ServiceCode): number => codes.indexOf(one) - codes.indexOf(other)
