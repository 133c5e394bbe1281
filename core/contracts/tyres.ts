import { z } from 'zod'

export const TyreType = z.enum([
  'all_season',
  'summer',
  'winter',
  'performance',
  'all_terrain',
  'mud_terrain',
  'highway_terrain',
  'commercial',
])
export type TyreType = z.infer<typeof TyreType>
