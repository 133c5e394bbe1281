import type { Offer } from '#core/contracts/offers.ts'
import { formatRand } from '#core/rules/format.ts'
import { worthSaying } from '#core/rules/website/offer-facets.ts'

export type Standing = { text: string; below: boolean }

/** How one tyre with fitting stands against what is usual for the size here; undefined where nobody can say. */
export function standingOf(
  { totalCents, quantity, fitted }: Pick<Offer, 'totalCents' | 'quantity' | 'fitted'>,
  usualCents: number | null | undefined,
): Standing | undefined {
  if (usualCents === null || usualCents === undefined || !fitted) return undefined
  const difference = Math.round(totalCents / quantity) - usualCents
  if (Math.abs(difference) < worthSaying) return { text: 'About usual', below: false }
  const below = difference < 0
  const rand = formatRand(Math.abs(difference))
  return { text: `${rand} ${below ? 'below' : 'above'} usual`, below }
}
