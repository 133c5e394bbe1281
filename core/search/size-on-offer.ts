import type { Context } from '#core/context.ts'
import { sizeOnOffer as onOffer } from '#db/queries/site/sitemap.ts'
import { readSizeCode } from './size-code.ts'

export type SizeOnOffer = {
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
