import type { TyreType } from '#core/contracts/tyres.ts'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import type { TyreSize } from '#core/rules/tyres/tyre-size.ts'
import type { Db } from '../client.ts'
import { insertAll } from './bulk.ts'
import { readService, readSize, type Service } from './catalogue.ts'
import { brandLines } from './data/brands.ts'
import { stockedSizes } from './data/stocked-sizes.ts'
import type { Tier, Use } from './data/types.ts'
import { demoId, pick, randomFor, roundTo } from './random.ts'

/** A tyre of the catalogue with what it usually sells for and how much of the stock it is. */
export type DemoTyre = {
  id: string
  brand: string
  model: string
  size: string
  type: TyreType
  service: Service
  runFlat: boolean
  usualCents: number
  weight: number
}

/** Every demo tyre: each line of each brand in the sizes that it is made for. */
export function demoTyres(): DemoTyre[] {
  const tyres: DemoTyre[] = []
  for (const [code, serviceText, weight] of stockedSizes) {
    const size = readSize(code)
    for (const [brand, { tier, lines }] of Object.entries(brandLines)) {
      for (const use of usesOf(size)) {
        for (const model of lines[use] ?? []) {
          const random = randomFor(`tyre ${brand} ${model} ${code} ${use}`)
          const usualCents = roundTo(basePrice(size) * tiers[tier] * dearer[use] * (0.96 + random() * 0.08), 100)
          tyres.push({
            id: demoId('tyre', tyres.length),
            brand,
            model,
            size: code,
            type: typeOf[use],
            service: serviceFor(code, readService(serviceText), use, tier, random),
            runFlat: use === 'run_flat',
            usualCents,
            weight: weight * (use === 'run_flat' || use === 'mud_terrain' ? 0.5 : 1),
          })
        }
      }
    }
  }
  const perSize = Map.groupBy(tyres, ({ size }) => size)
  return tyres.map((tyre) => ({ ...tyre, weight: tyre.weight / (perSize.get(tyre.size)?.length ?? 1) }))
}

/** The tyres with the ids that they have in the database: one that exists already keeps its own. */
export async function seedTyres(db: Db, tyres: readonly DemoTyre[]): Promise<DemoTyre[]> {
  const brands = new Map((await db.selectFrom('brand').select(['id', 'name']).execute()).map((b) => [b.name, b.id]))
  const sizes = new Map((await db.selectFrom('tyre_size').select(['id', 'code']).execute()).map((s) => [s.code, s.id]))
  const rows = tyres.map(({ id, brand, model, size, type, service, runFlat }) => ({
    id,
    brand_id: brands.get(brand) ?? null,
    model,
    size_id: sizes.get(size) ?? null,
    type,
    load_index: service.loadIndex,
    load_index_dual: service.loadIndexDual,
    speed_rating: service.speed,
    extra_load: service.extraLoad,
    run_flat: runFlat,
  }))
  await insertAll(db, 'tyre', columns, rows)
  const stored = await db
    .selectFrom('tyre')
    .select(['id', 'brand_id', 'model', 'size_id', 'load_index', 'speed_rating', 'run_flat'])
    .execute()
  const ids = new Map(stored.map((tyre) => [keyOf(tyre), tyre.id]))
  return tyres.map((tyre, index) => ({ ...tyre, id: ids.get(keyOf(rows[index])) ?? tyre.id }))
}

const columns = {
  id: 'uuid',
  brand_id: 'integer',
  model: 'text',
  size_id: 'integer',
  type: 'text',
  load_index: 'integer',
  load_index_dual: 'integer',
  speed_rating: 'text',
  extra_load: 'boolean',
  run_flat: 'boolean',
}

type Key = {
  brand_id: number | null
  model: string
  size_id: number | null
  load_index: number | null
  speed_rating: string | null
  run_flat: boolean
}
const keyOf = (tyre: Key | undefined): string =>
  tyre ? [tyre.brand_id, tyre.model, tyre.size_id, tyre.load_index, tyre.speed_rating, tyre.run_flat].join('|') : ''

const typeOf: Record<Use, TyreType> = {
  economy: 'all_season',
  touring: 'summer',
  sport: 'performance',
  uhp: 'performance',
  run_flat: 'performance',
  suv: 'highway_terrain',
  suv_uhp: 'performance',
  suv_at: 'all_terrain',
  all_terrain: 'all_terrain',
  mud_terrain: 'mud_terrain',
  van: 'commercial',
}

/** Against a touring tyre of the size. */
const dearer: Record<Use, number> = {
  economy: 0.9,
  touring: 1,
  sport: 1.08,
  uhp: 1.2,
  run_flat: 1.45,
  suv: 1.05,
  suv_uhp: 1.2,
  suv_at: 1.1,
  all_terrain: 1.16,
  mud_terrain: 1.34,
  van: 1.1,
}

const tiers: Record<Tier, number> = { premium: 1.26, middle: 1, value: 0.78 }

/** The uses that tyres of a size are made for. */
function usesOf(size: TyreSize): Use[] {
  if (size.format === 'flotation') return ['all_terrain', 'mud_terrain']
  const { width, aspect, rim, commercial } = size
  const tall = aspect ?? 80
  if (commercial) return rim >= 16 && tall >= 70 ? ['van', 'all_terrain'] : ['van']
  if (width >= 245 && tall >= 60) return ['all_terrain', 'mud_terrain', 'suv', 'suv_at']
  if (rim === 15 && tall >= 70) return ['all_terrain', 'mud_terrain', 'suv']
  if (tall <= 45 || (tall <= 50 && rim >= 17)) return lowProfile(width, rim)
  if (width >= 215 && rim >= 16) {
    if (rim >= 18) return ['suv', 'suv_uhp', 'touring', ...(tall >= 60 ? (['suv_at'] as const) : [])]
    return tall >= 60 ? ['suv', 'touring', 'suv_at', 'economy'] : ['suv', 'touring', 'sport']
  }
  if (rim >= 16 && tall <= 55 && width >= 205) return ['touring', 'economy', 'sport', 'uhp', 'run_flat']
  return tall <= 55 && rim >= 15 ? ['touring', 'economy', 'sport'] : ['touring', 'economy']
}

function lowProfile(width: number, rim: number): Use[] {
  if (rim >= 20) return ['suv_uhp', 'uhp', 'suv']
  if (width < 225) return ['uhp', 'sport', 'touring']
  return rim <= 17 ? ['uhp', 'sport', 'touring', 'run_flat'] : ['uhp', 'sport', 'run_flat']
}

/** What a tyre of the middle of the market costs, in cents: by rim, width and a low profile. */
function basePrice(size: TyreSize): number {
  const width = size.format === 'metric' ? size.width : size.sectionWidthIn * 25.4
  const low = size.format === 'metric' && size.aspect !== null && size.aspect <= 45 ? 150 : 0
  return (700 + (size.rim - 13) * 175 + (width - 155) * 7.5 + low) * 100
}

/** The usual description, changed as such tyres are: off-road ones are slower, fast ones faster and reinforced. */
function serviceFor(code: string, usual: Service, use: Use, tier: Tier, random: () => number): Service {
  const atLeast = (speed: string): string =>
    (speedKmh(usual.speed) ?? 0) >= (speedKmh(speed) ?? 0) ? usual.speed : speed
  if (use === 'mud_terrain') return { ...usual, speed: 'Q' }
  if (use === 'all_terrain' && usual.loadIndexDual === null) return { ...usual, speed: pick(random, ['S', 'T', 'T']) }
  if (use === 'economy' && usual.speed === 'H' && (tier === 'value' || random() < 0.4)) return { ...usual, speed: 'T' }
  if (use === 'sport') return { ...usual, speed: atLeast('W') }
  if (use !== 'uhp' && use !== 'run_flat' && use !== 'suv_uhp') return usual
  const reinforced = usual.extraLoad ? 0 : code === '205/55R16' || code === '225/45R17' ? 3 : 4
  const strong = use === 'uhp' ? { loadIndex: usual.loadIndex + reinforced, extraLoad: true } : {}
  return { ...usual, speed: atLeast(use === 'uhp' ? 'Y' : 'W'), ...strong }
}
