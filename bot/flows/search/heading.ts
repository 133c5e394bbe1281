import { formatRand } from '#core/rules/format.ts'
import type { Texts } from '#core/texts/texts.ts'
import { RADIUS_KM, type SearchDraft } from './draft.ts'

/** What is searched for, in one line. */
export function headingOf(draft: SearchDraft, say: Texts): string {
  const { wish } = draft
  if (!wish.size) return `*${say.search.dealsHeading(draft.anywhere ? undefined : draft.place?.label)}*`
  const rand = wish.maxCents ? formatRand(wish.maxCents) : undefined
  const limit = { tyre: say.search.underTyre, fitted: say.search.underFitted, total: say.search.underTotal }
  return say.search.heading({
    size: wish.size,
    quantity: wish.quantity ?? 4,
    place: draft.anywhere ? undefined : draft.place?.label,
    radiusKm: wish.radiusKm ?? RADIUS_KM,
    deals: wish.dealsOnly ?? false,
    extras: [
      ...(wish.brands ?? []),
      ...(wish.types ?? []).map((type) => say.search.types[type]),
      ...(wish.runFlat ? [say.search.runFlat] : []),
      ...(wish.extraLoad ? ['XL'] : []),
      ...(rand ? [limit[wish.maxCovers ?? 'tyre'](rand)] : []),
      ...(wish.sort === 'distance' ? [say.search.nearestFirst] : []),
      ...(wish.sort === 'rating' ? [say.search.bestRatedFirst] : []),
    ],
  })
}
