import type { TyreType } from '#core/contracts/tyres.ts'
import type { Db } from '../client.ts'
import { insertAll } from './bulk.ts'
import { readService, readSize, type Service } from './catalogue.ts'
import { brandLines } from './data/brands.ts'
import { stockedSizes } from './data/stocked-sizes.ts'
import { demoId, randomFor, roundTo } from './random.ts'
import { basePrice, dearer, serviceFor, tiers, typeOf, usesOf } from './tyre-kinds.ts'

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
