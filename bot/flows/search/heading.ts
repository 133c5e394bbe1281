import { formatRand } from '#core/rules/format.ts'
import { chineseMakers, premiumBrands } from '#core/rules/tyres/brand-makers.ts'
import type { Texts } from '#core/texts/texts.ts'
import { RADIUS_KM, type SearchDraft } from './draft.ts'

/** What is searched for, in one line. */
export function headingOf(draft: SearchDraft, say: Texts): string {
  const { query } = draft
  if (!query.size) return `*${say.search.dealsHeading(draft.anywhere ? undefined : draft.place?.label)}*`
  const rand = query.maxCents ? formatRand(query.maxCents) : undefined
  const limit = { tyre: say.search.underTyre, fitted: say.search.underFitted, total: say.search.underTotal }
  return say.search.heading({
    tyres:
      draft.set && draft.other
        ? `2 x ${query.size} + 2 x ${draft.other.size.code}`
        : `${query.quantity ?? 4} x ${query.size}`,
    vehicle: [draft.vehicle?.make, draft.vehicle?.model, draft.vehicle?.year].filter(Boolean).join(' '),
    place: draft.anywhere ? undefined : draft.place?.label,
    radiusKm: query.radiusKm ?? RADIUS_KM,
    deals: query.dealsOnly ?? false,
    extras: [
      ...(query.brands?.join() === premiumBrands.join() ? [say.search.premium(query.brands)] : (query.brands ?? [])),
      ...withoutBrands(query.exceptBrands ?? [], say),
      ...(query.mobile ? [say.search.theyCome] : []),
      ...(query.types ?? []).map((type) => say.search.types[type]),
      ...(query.runFlat ? [say.search.runFlat] : []),
      ...(query.extraLoad ? ['XL'] : []),
      ...(rand ? [limit[query.maxCovers ?? 'tyre'](rand)] : []),
      ...(query.sort === 'distance' ? [say.search.nearestFirst] : []),
      ...(query.sort === 'rating' ? [say.search.bestRatedFirst] : []),
    ],
  })
}

export const leavesOutChinese = (brands: readonly string[]): boolean =>
  chineseMakers.every((one) => brands.includes(one))

/** What is left out: the makers of China together, others by name. */
function withoutBrands(brands: readonly string[], say: Texts): string[] {
  const isChinese = leavesOutChinese(brands)
  const others = brands.filter((brand) => !isChinese || !chineseMakers.includes(brand))
  return [
    ...(isChinese ? [say.search.notChinese] : []),
    ...(others.length > 0 ? [say.search.notThese(others.join(', '))] : []),
  ]
}
