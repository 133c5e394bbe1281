import type { Context } from '#core/context.ts'
import type { CompareAnswer } from '#core/contracts/compare.ts'
import type { Point } from '#core/contracts/offers.ts'
import { findOfferRows } from '#db/queries/search/find-offers.ts'
import { anywhere, codeOf } from './find-offer.ts'
import { offerView } from './offer-view.ts'

/** The offers with these codes in the order in which they are named, and the codes of those that cannot be bought now. */
export async function compareOffers(
  ctx: Pick<Context, 'db' | 'clock'>,
  named: readonly string[],
  { quantity, near }: { quantity: number; near?: Point | undefined },
): Promise<CompareAnswer> {
  const codes = [...new Set(named.map(codeOf))]
  const rows = await findOfferRows(ctx.db, codes, anywhere(near))
  const offers = codes.flatMap((code) => {
    const row = rows.find((one) => one.code === code)
    return row ? [offerView(row, quantity, ctx.clock.now())] : []
  })
  return { offers, gone: codes.filter((code) => !rows.some((row) => row.code === code)) }
}
