import type { TyreType } from '../../contracts/tyres.ts'
import type { SizeMarks, TyreSize } from '../tyres/tyre-size.ts'
import { plainName } from './columns.ts'

const names: Readonly<Record<TyreType, string>> = {
  all_season: 'allseason,passenger,car,touring,4season',
  summer: 'summer',
  winter: 'winter,snow',
  performance: 'performance,uhp,hp,sport,highperformance',
  all_terrain: 'allterrain,at,4x4at',
  mud_terrain: 'mudterrain,mt,mud',
  highway_terrain: 'highwayterrain,ht,highway,suv,4x4',
  commercial: 'commercial,van,lighttruck,lt,ldv',
}

const known: ReadonlyMap<string, TyreType> = new Map(
  (Object.keys(names) as TyreType[]).flatMap((type) => names[type].split(',').map((name) => [name, type] as const)),
)

/** Null: nothing is said. Undefined: not understood. */
export const readType = (text: string): TyreType | null | undefined => (text === '' ? null : known.get(plainName(text)))

const terrainTypes = { AT: 'all_terrain', MT: 'mud_terrain', HT: 'highway_terrain' } as const

/** What a tyre of this size most often is, if nothing says what it is. */
export function usualType(size: TyreSize, { terrain }: SizeMarks): TyreType {
  if (terrain) return terrainTypes[terrain]
  if (size.format === 'flotation') return 'all_terrain'
  return size.commercial ? 'commercial' : 'all_season'
}
