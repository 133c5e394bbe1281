import type { Offer } from '#core/contracts/offers.ts'
import type { OfferFacets } from '#core/contracts/search.ts'
import { formatRand } from '#core/rules/format.ts'
import { worthSaying } from '#core/rules/website/limits.ts'
import { tyres } from '#web/components/tyres/offer-price.tsx'
import { classNames } from '#web/lib/labels.ts'

/** `of`: what the usual price is the middle of. */
export type Standing = { text: string; below: boolean; of: string }

/** What is usual here for one fitted tyre of the size, for each class of brand. */
export type Usual = OfferFacets['usualFittedCents'] | undefined

type Judged = Pick<Offer, 'totalCents' | 'quantity' | 'fitted' | 'brandClass' | 'listPriceCents' | 'priceCents'>

/** How the total stands against what is usual for tyres of its class here; undefined where nobody can say. */
export function standingOf(
  { totalCents, quantity, fitted, brandClass, listPriceCents, priceCents }: Judged,
  usualCentsOf: Usual,
): Standing | undefined {
  const usualCents = usualCentsOf?.[brandClass]
  // A deal says its own saving, and one saving is enough.
  if (usualCents === null || usualCents === undefined || !fitted || listPriceCents > priceCents) return undefined
  const difference = totalCents - usualCents * quantity
  const usual = `the usual ${formatRand(usualCents * quantity)}`
  const of = `The middle of what shops here ask for ${tyres(quantity)} of this size, fitted, of ${classNames[brandClass].toLowerCase()} brands.`
  if (Math.abs(difference) < worthSaying * quantity) return { text: `About ${usual}`, below: false, of }
  const below = difference < 0
  return { text: `${formatRand(Math.abs(difference))} ${below ? 'below' : 'above'} ${usual}`, below, of }
}
