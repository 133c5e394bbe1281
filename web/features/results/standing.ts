import type { Offer } from '#core/contracts/offers.ts'
import type { OfferFacets } from '#core/contracts/search.ts'
import { formatRand } from '#core/rules/format.ts'
import { worthSaying } from '#core/rules/website/offer-facets.ts'

export type Standing = { text: string; below: boolean }

/** What is usual here for one fitted tyre of the size, for each class of brand. */
export type Usual = OfferFacets['usualFittedCents'] | undefined

/** How the total stands against what is usual for tyres of its class here; undefined where nobody can say. */
export function standingOf(
  { totalCents, quantity, fitted, brandClass }: Pick<Offer, 'totalCents' | 'quantity' | 'fitted' | 'brandClass'>,
  usual: Usual,
): Standing | undefined {
  const usualCents = usual?.[brandClass]
  if (usualCents === null || usualCents === undefined || !fitted) return undefined
  const difference = totalCents - usualCents * quantity
  if (Math.abs(difference) < worthSaying * quantity) return { text: 'About usual', below: false }
  const below = difference < 0
  const rand = formatRand(Math.abs(difference))
  return { text: `${rand} ${below ? 'below' : 'above'} usual`, below }
}
