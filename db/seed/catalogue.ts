import { sizeRow } from '#core/rules/tyres/size-row.ts'
import { parseTyreSize, sizeCode, type TyreSize } from '#core/rules/tyres/tyre-size.ts'
import type { Db } from '../client.ts'
import { insertAll } from './bulk.ts'
import { brandLines, otherBrands } from './data/brands.ts'
import { fitments } from './data/fitments.ts'
import { stockedSizes } from './data/stocked-sizes.ts'
import type { Confidence } from './data/types.ts'

/** The catalogue that is true with or without a demo: brands, sizes, and which vehicle left the factory on which. */
export async function seedCatalogue(db: Db): Promise<void> {
  const brands = [...Object.keys(brandLines), ...otherBrands]
  await insertAll(
    db,
    'brand',
    { name: 'text' },
    brands.map((name) => ({ name })),
  )
  await seedSizes(db)
  await seedFitments(db)
}

export type Service = { loadIndex: number; loadIndexDual: number | null; speed: string; extraLoad: boolean }

/** 106/104R, 92Y XL. */
export function readService(text: string): Service {
  const [, load, dual, speed = '', extra] = /^(\d+)(?:\/(\d+))?([A-Z])( XL)?$/.exec(text) ?? []
  if (load === undefined) throw new Error(`${text} is not a service description`)
  return { loadIndex: Number(load), loadIndexDual: dual ? Number(dual) : null, speed, extraLoad: extra !== undefined }
}

export function readSize(text: string): TyreSize {
  const parsed = parseTyreSize(text)
  if (parsed?.kind !== 'single') throw new Error(`${text} is not a tyre size`)
  return parsed.size
}

async function seedSizes(db: Db): Promise<void> {
  const usual = new Map(stockedSizes.map(([size, service]) => [sizeCode(readSize(size)), readService(service)]))
  const original = vehicles().flatMap(({ sizes }) => sizes.flat())
  const codes = new Set([...usual.keys(), ...original.filter((size) => size !== null)])
  const rows = [...codes].map((code) => catalogueSize(code, usual.get(code)))
  await insertAll(db, 'tyre_size', sizeColumns, rows)
}

const sizeColumns = {
  code: 'text',
  width: 'integer',
  aspect: 'integer',
  rim: 'integer',
  commercial: 'boolean',
  overall_diameter_in: 'numeric',
  section_width_in: 'numeric',
  circumference_mm: 'integer',
  usual_load_index: 'integer',
  usual_speed_rating: 'text',
}

const catalogueSize = (code: string, usual: Service | undefined) => ({
  ...sizeRow(readSize(code)),
  code,
  usual_load_index: usual?.loadIndex ?? null,
  usual_speed_rating: usual?.speed ?? null,
})

type Vehicle = {
  make: string
  model: string
  variant: string
  yearFrom: number
  yearTo: number | null
  /** Front and rear; no rear where both are the same. */
  sizes: readonly (readonly [front: string, rear: string | null])[]
  confidence: Confidence
}

export function vehicles(): Vehicle[] {
  return Object.entries(fitments).flatMap(([make, models]) =>
    Object.entries(models).flatMap(([model, generations]) =>
      generations.map(([variant, years, sizes, confidence]) => {
        const [from, to] = years.split('-')
        return {
          make,
          model,
          variant,
          yearFrom: Number(from),
          yearTo: to ? Number(to) : null,
          sizes: sizes.split(', ').map(readPair),
          confidence,
        }
      }),
    ),
  )
}

function readPair(text: string): [string, string | null] {
  const [front = '', rear] = text.split(' + ').map((size) => sizeCode(readSize(size)))
  return [front, rear ?? null]
}

/** Only what no release has given before: what admins have changed or deleted since stays as they left it. */
async function seedFitments(db: Db): Promise<void> {
  const given = new Set((await db.selectFrom('fitment_given').select('key').execute()).map(({ key }) => key))
  const news = vehicles().filter((vehicle) => !given.has(keyOf(vehicle)))
  if (news.length === 0) return
  const made = await insertVehicles(db, news)
  const sizeIds = new Map(
    (await db.selectFrom('tyre_size').select(['id', 'code']).execute()).map((s) => [s.code, s.id]),
  )
  const rows = news.flatMap((vehicle) =>
    vehicle.sizes.flatMap(([front, rear], ordinal) => {
      const fitment_id = made.get(keyOf(vehicle))
      const front_size_id = sizeIds.get(front) ?? null
      return fitment_id === undefined
        ? []
        : [{ fitment_id, ordinal, front_size_id, rear_size_id: rear === null ? null : (sizeIds.get(rear) ?? null) }]
    }),
  )
  const sizeTypes = { fitment_id: 'uuid', ordinal: 'integer', front_size_id: 'integer', rear_size_id: 'integer' }
  await insertAll(db, 'fitment_size', sizeTypes, rows)
  await insertAll(
    db,
    'fitment_given',
    { key: 'text' },
    news.map((vehicle) => ({ key: keyOf(vehicle) })),
  )
}

/** The ids of those that were not there, by their keys. */
async function insertVehicles(db: Db, news: readonly Vehicle[]): Promise<ReadonlyMap<string, string>> {
  const before = new Set((await db.selectFrom('fitment').select('id').execute()).map(({ id }) => id))
  await insertAll(
    db,
    'fitment',
    { make: 'text', model: 'text', variant: 'text', year_from: 'integer', year_to: 'integer', confidence: 'text' },
    news.map(({ make, model, variant, yearFrom, yearTo, confidence }) => ({
      make,
      model,
      variant,
      year_from: yearFrom,
      year_to: yearTo,
      confidence,
    })),
  )
  const all = await db.selectFrom('fitment').select(['id', 'make', 'model', 'variant', 'year_from']).execute()
  return new Map(
    all
      .filter(({ id }) => !before.has(id))
      .map(({ id, year_from, ...named }) => [keyOf({ ...named, yearFrom: year_from }), id]),
  )
}

const keyOf = ({ make, model, variant, yearFrom }: Pick<Vehicle, 'make' | 'model' | 'variant' | 'yearFrom'>): string =>
  [make, model, variant, yearFrom].join('|')
