import type { BrandClass, TyreType } from '#core/contracts/tyres.ts'

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

export const classNames: Record<BrandClass, string> = { premium: 'Premium', mid: 'Mid-range', budget: 'Budget' }

export const isTyreType = (text: string): text is TyreType => Object.hasOwn(typeNames, text)
