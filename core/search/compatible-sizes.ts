import type { Context } from '#core/context.ts'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { allowedDeviation } from '#core/rules/tyres/rolling-circumference.ts'
import { parseTyreSize, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { sizeByCode, sizesOnRim } from '#db/queries/inventory/catalogue.ts'
import { sizeOnOffer as onOffer } from '#db/queries/site/site.ts'

export type CompatibleSize = {
  code: string
  /** How much further it rolls in one turn; below zero, less far. */
  differencePercent: number
  /** The least load and speed that a tyre of this size must have. */
  minLoadIndex: number | undefined
  minSpeedKmh: number | undefined
}

type About = {
  size: string
  minLoadIndex?: number | undefined
  minSpeedKmh?: number | undefined
  rim?: number | undefined
}

/** A wider or narrower tyre sits on the same rim within about so many millimetres. */
const widthStep = 20

/**
 * Sizes for the same rim that roll nearly as far (3 %), the most alike first. Each carries the least load and speed:
 * those that the vehicle needs, else those usual for the size asked for. A van's size gives only van sizes.
 */
export async function compatibleSizes(ctx: Pick<Context, 'db'>, about: About): Promise<CompatibleSize[]> {
  const code = readSizeCode(about.size)
  const original = code === undefined ? undefined : await sizeByCode(ctx.db, code)
  if (!original) return []
  const minLoadIndex = about.minLoadIndex ?? original.usual_load_index ?? undefined
  const minSpeedKmh =
    about.minSpeedKmh ?? (original.usual_speed_rating ? speedKmh(original.usual_speed_rating) : undefined)
  const onRim = await sizesOnRim(ctx.db, { ...original, rim: about.rim ?? original.rim }, allowedDeviation)
  const widthOff = (width: number | null): number => Math.abs((width ?? 0) - (original.width ?? 0))
  return onRim
    .filter((size) => size.code !== code && (about.rim !== undefined || widthOff(size.width) <= widthStep))
    .map((size) => ({
      code: size.code,
      differencePercent: ((size.circumference_mm - original.circumference_mm) / original.circumference_mm) * 100,
      minLoadIndex,
      minSpeedKmh,
      unlike: widthOff(size.width) / widthStep + Math.abs(size.circumference_mm / original.circumference_mm - 1) * 50,
    }))
    .sort((one, other) => one.unlike - other.unlike)
    .map(({ unlike: _, ...size }) => size)
}

/** The catalogue's code of a size in any spelling; undefined if it is no single size. */
export function readSizeCode(text: string): string | undefined {
  const parsed = parseTyreSize(text)
  return parsed?.kind === 'single' ? sizeCode(parsed.size) : undefined
}

type SizeOnOffer = {
  size: string
  offers: number
  /** Each is the lowest of all offers, not of one offer; undefined if there is none. */
  lowest: { priceCents: number; fittedCents: number } | undefined
}

/** How many offers a size has, and their lowest price; undefined for a text that is no size. */
export async function sizeOnOffer({ db }: Pick<Context, 'db'>, text: string): Promise<SizeOnOffer | undefined> {
  const size = readSizeCode(text)
  if (size === undefined) return undefined
  const { offers, price_cents, fitted_cents } = await onOffer(db, size)
  const lowest =
    price_cents === null || fitted_cents === null ? undefined : { priceCents: price_cents, fittedCents: fitted_cents }
  return { size, offers, lowest }
}
