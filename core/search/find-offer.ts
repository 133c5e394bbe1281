import { z } from 'zod'
import type { Context } from '#core/context.ts'
import type { Offer, Point } from '#core/contracts/offers.ts'
import { findOfferRow } from '#db/queries/search/find-offers.ts'
import { areaAround } from './area.ts'
import { type Needs, offerView } from './offer-view.ts'

type About = Needs & { quantity: number; near?: Point | undefined }

/** Half of the way round the earth, so that every distance is told. */
const anywhereKm = 20_100

export const anywhere = (near: Point | undefined) => areaAround(near, anywhereKm)

/** A code as it stands in the table, however somebody typed it. */
export const codeOf = (text: string): string => text.replace(/[\s#-]/g, '').toUpperCase()

/**
 * The offer of a listing named by its id or by the code that somebody typed, in any case. Undefined when it cannot be
 * bought now: sold out, or the shop is not open to the public. Its stock may be below the quantity.
 */
export async function findOffer(
  ctx: Pick<Context, 'db' | 'clock'>,
  codeOrListingId: string,
  { quantity, near, ...needs }: About,
): Promise<Offer | undefined> {
  const text = codeOrListingId.trim()
  const listing = z.uuid().safeParse(text).success ? { id: text } : { code: codeOf(text) }
  const row = await findOfferRow(ctx.db, listing, anywhere(near))
  return row && offerView(row, quantity, ctx.clock.now(), needs)
}
