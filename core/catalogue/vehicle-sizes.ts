import type { Context } from '#core/context.ts'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { carMakers, type NamedVehicle, vehicleWords } from '#core/rules/vehicles/vehicle-words.ts'
import { countUnknownVehicle } from '#db/queries/fitment/unknown-vehicles.ts'
import { type FitmentRow, findMake, findModels, fitmentsOf, modelsOf } from '#db/queries/inventory/catalogue.ts'
import { meantVehicle } from './vehicle-names.ts'

/**
 * A size with its usual load index and speed rating, which the vehicle needs at least; null if the tables do not tell.
 */
export type SizeRef = { code: string; usualLoadIndex: number | null; usualSpeedKmh: number | null }

/** rear: null if all four tyres are the same. */
export type SizeOption = { variant: string; front: SizeRef; rear: SizeRef | null }

export type VehicleAnswer =
  | { kind: 'unknown'; make?: string; model?: string }
  | { kind: 'ask_model'; make: string; models: string[] }
  /** yearTo is null if the model is still sold. */
  | {
      kind: 'ask_year'
      make: string
      model: string
      yearFrom: number
      yearTo: number | null
      variants: string[]
    }
  /** variants: those of the model, in that year if a year is named. */
  | { kind: 'sizes'; make: string; model: string; year?: number; variants: string[]; options: SizeOption[] }

type Asked = { make?: string; model?: string; year?: number; variant?: string }

/**
 * The sizes that a vehicle may have left the factory with, or the question that has to be asked first. The driver still
 * confirms the size on the sidewall. A vehicle that is not in the table is counted for the admin.
 */
export async function vehicleSizes(ctx: Pick<Context, 'db' | 'clock'>, said: Asked): Promise<VehicleAnswer> {
  const asked = await meantVehicle(ctx, said)
  const make = asked.make ? await findMake(ctx.db, asked.make) : undefined
  if (asked.make && !make) return unknown(ctx, asked)
  if (!asked.model)
    return make ? { kind: 'ask_model', make, models: await modelsOf(ctx.db, make) } : unknown(ctx, asked)
  const [found, ...others] = await findModels(ctx.db, asked.model, make)
  if (!found) return unknown(ctx, { ...asked, ...(make && { make }) })
  if (others.length > 0) {
    const models = [found, ...others].filter((one) => one.make === found.make).map(({ model }) => model)
    return { kind: 'ask_model', make: found.make, models }
  }
  return sizesOf(ctx, { ...asked, ...found })
}

/**
 * Every pair of sizes that a named vehicle may have left the factory with, in any year if none is named; undefined for
 * a vehicle that is not in the table.
 */
export async function originalSizes(
  ctx: Pick<Context, 'db'>,
  said: Asked,
): Promise<{ name: string; originals: SizeOption[] } | undefined> {
  const asked = await meantVehicle(ctx, said)
  const make = asked.make ? await findMake(ctx.db, asked.make) : undefined
  if (!asked.model || (asked.make && !make)) return undefined
  const [found, ...others] = await findModels(ctx.db, asked.model, make)
  if (!found || others.length > 0) return undefined
  const rows = await fitmentsOf(ctx.db, found.make, found.model)
  const sold = asked.year === undefined ? rows : ofYear(rows, asked.year)
  const originals = optionsOf(ofVariant(sold, asked.variant))
  const name = [found.make, found.model, asked.year].filter(Boolean).join(' ')
  return originals.length > 0 ? { name, originals } : undefined
}

type Named = Asked & { make: string; model: string }

async function sizesOf(ctx: Pick<Context, 'db' | 'clock'>, asked: Named): Promise<VehicleAnswer> {
  const { make, model, year, variant } = asked
  const rows = await fitmentsOf(ctx.db, make, model)
  if (year !== undefined) {
    const sold = ofYear(rows, year)
    const options = optionsOf(ofVariant(sold, variant))
    const variants = variantsIn(sold)
    return options.length > 0 ? { kind: 'sizes', make, model, year, variants, options } : unknown(ctx, asked)
  }
  const options = optionsOf(ofVariant(rows, variant))
  const variants = variantsIn(rows)
  if (options.length === 1 || !differsByYear(rows)) return { kind: 'sizes', make, model, variants, options }
  const stillSold = rows.some(({ year_to }) => year_to === null)
  return {
    kind: 'ask_year',
    make,
    model,
    yearFrom: Math.min(...rows.map(({ year_from }) => year_from)),
    yearTo: stillSold ? null : Math.max(...rows.map(({ year_to }) => year_to ?? 0)),
    variants,
  }
}

const ofYear = (rows: FitmentRow[], year: number): FitmentRow[] =>
  rows.filter(({ year_from, year_to }) => year_from <= year && year <= (year_to ?? Number.POSITIVE_INFINITY))

const variantsIn = (rows: FitmentRow[]): string[] => [
  ...new Set(rows.map(({ variant }) => variant).filter((name) => name !== '')),
]

/** The generation with that name, else those that share most words with it; all of them if none does. */
function ofVariant(rows: FitmentRow[], said: string | undefined): FitmentRow[] {
  const named = rows.filter((row) => row.variant === said)
  if (said && named.length > 0) return named
  const words = wordsIn(said ?? '')
  const shared = (row: FitmentRow): number => [...wordsIn(row.variant)].filter((word) => words.has(word)).length
  const most = Math.max(0, ...rows.map(shared))
  return most === 0 ? rows : rows.filter((row) => shared(row) === most)
}

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z0-9]+/g))

/** Whether knowing the year leaves fewer sizes to choose from. */
function differsByYear(rows: FitmentRow[]): boolean {
  const all = optionsOf(rows).length
  return rows.some(({ year_from }) => optionsOf(ofYear(rows, year_from)).length < all)
}

/** Each pair of sizes once, with the variants that have it. */
function optionsOf(rows: FitmentRow[]): SizeOption[] {
  const byPair = Map.groupBy(rows, ({ front, rear }) => `${front}+${rear ?? ''}`)
  return [...byPair.values()].flatMap(([row, ...more]) => {
    if (!row) return []
    const variants = new Set([row, ...more].map(({ variant }) => variant).filter(Boolean))
    const front = sizeRef(row.front, row.front_load_index, row.front_speed_rating)
    const rear = row.rear === null ? null : sizeRef(row.rear, row.rear_load_index, row.rear_speed_rating)
    return [{ variant: [...variants].join(', '), front, rear }]
  })
}

const sizeRef = (code: string, usualLoadIndex: number | null, speed: string | null): SizeRef => ({
  code,
  usualLoadIndex,
  usualSpeedKmh: speed === null ? null : (speedKmh(speed) ?? null),
})

async function unknown(ctx: Pick<Context, 'db' | 'clock'>, asked: Asked): Promise<VehicleAnswer> {
  await noteUnknownVehicle(ctx, asked)
  const { make, model } = asked
  return { kind: 'unknown', ...(make && { make }), ...(model && { model }) }
}

/**
 * Counts a vehicle that the table lacks, so that it can be added. Only the make, model and year of a car are kept:
 * what people type may hold their name or their number plate.
 */
async function noteUnknownVehicle(ctx: Pick<Context, 'db' | 'clock'>, asked: NamedVehicle): Promise<void> {
  const known = asked.make ? await findMake(ctx.db, asked.make) : undefined
  const make = known ?? asked.make
  const kept = vehicleWords({ ...asked, make }, (name) => name === known?.toLowerCase() || carMakers.has(name))
  if (kept) await countUnknownVehicle(ctx.db, kept, ctx.clock.now())
}
