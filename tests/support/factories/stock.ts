import { randomUUID } from 'node:crypto'
import type { TyreType } from '#core/contracts/tyres.ts'
import { circumferenceMm } from '#core/rules/tyres/rolling-circumference.ts'
import { parseTyreSize, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import type { Db } from '#db/client.ts'
import type { Place } from './place.ts'

const letters = (): string => randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()

type TyreOptions = {
  brand?: string
  model?: string
  size?: string
  type?: TyreType
  loadIndex?: number | null
  speedRating?: string | null
  runFlat?: boolean
  extraLoad?: boolean
}

/** A tyre of the catalogue, by default Michelin Primacy 4 205/55R16 91V; the one that exists when it was made before. */
export async function makeTyre({ db }: Place, options: TyreOptions = {}): Promise<{ id: string }> {
  const row = {
    brand_id: await brandId(db, options.brand ?? 'Michelin'),
    model: options.model ?? 'Primacy 4',
    size_id: await sizeId(db, options.size ?? '205/55R16'),
    type: options.type ?? ('summer' as const),
    load_index: options.loadIndex === undefined ? 91 : options.loadIndex,
    speed_rating: options.speedRating === undefined ? 'V' : options.speedRating,
    run_flat: options.runFlat ?? false,
    extra_load: options.extraLoad ?? false,
  }
  return db
    .insertInto('tyre')
    .values(row)
    .onConflict((conflict) => conflict.constraint('tyre_once').doUpdateSet({ type: row.type }))
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function brandId(db: Db, name: string): Promise<number> {
  const row = await db
    .insertInto('brand')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function sizeId(db: Db, text: string): Promise<number> {
  const parsed = parseTyreSize(text)
  if (parsed?.kind !== 'single') throw new Error(`${text} is not a tyre size`)
  const { size } = parsed
  const code = sizeCode(size)
  const shape =
    size.format === 'metric'
      ? { width: size.width, aspect: size.aspect, rim: size.rim, commercial: size.commercial ?? false }
      : {
          rim: size.rim,
          overall_diameter_in: String(size.overallDiameterIn),
          section_width_in: String(size.sectionWidthIn),
        }
  const row = await db
    .insertInto('tyre_size')
    .values({ code, ...shape, circumference_mm: Math.round(circumferenceMm(size)) })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ code }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** How many can be ordered, within how many opening hours, and when a day's last order leaves (HH:MM). */
type OrderOptions = { quantity: number; leadHours: number; until?: string | null }

export type MadeListing = { id: string; code: string; tyreId: string }

/** Stock of a shop, by default eight at R 1 899. */
export async function makeListing(
  place: Place,
  shop: { id: string },
  options: TyreOptions & { priceCents?: number; quantity?: number; code?: string; order?: OrderOptions } = {},
): Promise<MadeListing> {
  const tyre = await makeTyre(place, options)
  const listing = await place.db
    .insertInto('listing')
    .values({
      code: options.code ?? `T${letters()}`,
      shop_id: shop.id,
      tyre_id: tyre.id,
      price_cents: options.priceCents ?? 189_900,
      quantity: options.quantity ?? 8,
      order_quantity: options.order?.quantity ?? null,
      order_lead_hours: options.order?.leadHours ?? null,
      order_until: options.order?.until ?? null,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
  return { ...listing, tyreId: tyre.id }
}

type DealOptions = {
  title?: string
  description?: string
  priceCents?: number
  startsOn?: string
  endsOn?: string | null
  active?: boolean
  featured?: boolean
  createdAt?: Date
}

/** A deal on the listing, running since 1 November 2026 without an end unless said otherwise. */
export async function makeDeal(
  { db }: Place,
  shop: { id: string },
  listing: { id: string },
  options: DealOptions = {},
) {
  return db
    .insertInto('deal')
    .values({
      code: `D${letters()}`,
      shop_id: shop.id,
      listing_id: listing.id,
      title: options.title ?? 'November special',
      price_cents: options.priceCents ?? 169_900,
      starts_on: options.startsOn ?? '2026-11-01',
      ends_on: options.endsOn ?? null,
      active: options.active ?? true,
      description: options.description ?? '',
      featured_on_homepage: options.featured ?? false,
      ...(options.createdAt && { created_at: options.createdAt }),
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
}
