import { sizeIdFor } from '#db/queries/alerts/alerts.ts'
import { brandNames } from '#db/queries/inventory/catalogue.ts'
import type { Context } from '../context.ts'
import type { AlertWish } from '../contracts/alerts.ts'
import { circumferenceMm } from '../rules/tyres/rolling-circumference.ts'
import { parseTyreSize, sizeCode, type TyreSize } from '../rules/tyres/tyre-size.ts'
import { sizeUnknown } from './refusals.ts'

/** The wish with size and brands spelt as in the catalogue. Throws SIZE_UNKNOWN. */
export async function settled(ctx: Context, wish: AlertWish): Promise<{ wish: AlertWish; sizeId: number }> {
  const parsed = parseTyreSize(wish.size)
  if (parsed?.kind !== 'single') throw sizeUnknown(wish.size)
  const sizeId = await sizeIdFor(ctx.db, sizeRow(parsed.size))
  const size = sizeCode(parsed.size)
  if (!wish.brands) return { wish: { ...wish, size }, sizeId }
  const known = await brandNames(ctx.db, wish.brands)
  const brands = wish.brands.map((brand) => known.find((name) => name.toLowerCase() === brand.toLowerCase()) ?? brand)
  return { wish: { ...wish, size, brands: [...new Set(brands)].sort() }, sizeId }
}

function sizeRow(size: TyreSize) {
  const metric = size.format === 'metric'
  return {
    code: sizeCode(size),
    width: metric ? size.width : null,
    aspect: metric ? size.aspect : null,
    rim: size.rim,
    commercial: metric ? (size.commercial ?? false) : false,
    overall_diameter_in: metric ? null : String(size.overallDiameterIn),
    section_width_in: metric ? null : String(size.sectionWidthIn),
    circumference_mm: Math.round(circumferenceMm(size)),
  }
}
