import type { Context } from '#core/context.ts'
import type { OfferSearchInput } from '#core/contracts/offers.ts'
import { pointOf } from '#core/contracts/query.ts'
import type { FacetsQuery } from '#core/contracts/search.ts'
import { Refusal } from '#core/errors.ts'
import { readAskedTyres } from '#core/rules/tyres/asked-tyres.ts'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { parseTyreSize, type SizeMarks, scanSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { brandsNamedLike } from '#db/queries/inventory/catalogue.ts'

/**
 * The search in an address of the website. The size may be written in any way; marks behind it (91V, runflat) count
 * unless the address says otherwise. Throws SIZE_UNKNOWN.
 */
export async function searchFromAddress(
  ctx: Pick<Context, 'db'>,
  { lat, lng, brand, maxPrice, type, quantity, ...query }: FacetsQuery,
): Promise<OfferSearchInput> {
  const { size, marks, quantity: written = usualQuantity } = askedSize(query.size)
  const near = pointOf({ lat, lng })
  return {
    ...(marks.loadIndex !== undefined && { minLoadIndex: marks.loadIndex }),
    ...(marks.speed !== undefined && { minSpeedKmh: speedKmh(marks.speed) }),
    ...(marks.runFlat && { runFlat: true }),
    ...(marks.extraLoad && { extraLoad: true }),
    ...query,
    size,
    quantity: quantity ?? written,
    ...(near && { near }),
    ...(brand && { brands: await brandsLike(ctx, brand) }),
    ...(maxPrice !== undefined && { maxCents: Math.max(1, Math.round(maxPrice * 100)) }),
    ...(type && { types: type }),
  }
}

const usualQuantity = 4

/** The brands whose names contain one of these parts. If none does, the parts themselves, which find nothing. */
async function brandsLike(ctx: Pick<Context, 'db'>, parts: readonly string[]): Promise<string[]> {
  const names = await brandsNamedLike(ctx.db, parts)
  return names.length > 0 ? names : [...parts]
}

type AskedSize = {
  size: string
  marks: SizeMarks
  /** How many are asked for, where the text says so. */
  quantity: number | undefined
}

/** The one size in a text of any spelling, with the marks behind it. Throws SIZE_UNKNOWN. */
function askedSize(written: string): AskedSize {
  const { size: text, quantity } = readAskedTyres(written)
  const parsed = parseTyreSize(text)
  if (parsed?.kind === 'single') return { size: sizeCode(parsed.size), marks: parsed.marks, quantity }
  if (parsed) throw sizeUnknown('Two sizes at once: search for the front and the rear one after the other.')
  if (scanSizes(text).impossible.length > 0)
    throw sizeUnknown('No tyre is made in this size. Check the numbers on the sidewall.')
  throw sizeUnknown('That is not a tyre size. It stands on the sidewall, such as 205/55R16.')
}

const sizeUnknown = (says: string) => new Refusal('SIZE_UNKNOWN', says, 400, { size: says })
