import type { Asked, Turn } from '#bot/engine/flow.ts'
import { buttons, list } from '#bot/engine/say.ts'
import type { ListRow } from '#core/messaging/content.ts'
import { shopsForRound } from '#core/quotes/rounds/ask-shops.ts'
import { formatRand } from '#core/rules/format.ts'
import { chineseMakers, premiumBrands } from '#core/rules/tyres/brand-makers.ts'
import { type Filter, type NearMiss, nearMisses } from '#core/search/near-misses.ts'
import type { Texts } from '#core/texts/texts.ts'
import { askRow, inputOf, quotesOf } from '../quotes/draft.ts'
import { RADIUS_KM, type SearchDraft } from './draft.ts'

/** Says which wish was too tight and the best that exists without it; another size only with its warning. */
export async function nothingFound(draft: SearchDraft, { ctx, actor, say }: Turn): Promise<Asked<SearchDraft>> {
  const { size, ...query } = draft.query
  if (!size) return noDeals(draft, say)
  const near = draft.place && !draft.anywhere ? { lat: draft.place.lat, lng: draft.place.lng } : undefined
  const misses = await nearMisses(ctx, { ...query, size, ...(near ? { near } : {}) })
  const told = misses.map((miss) => ({ words: wordsOf(miss, say), row: rowOf(miss, say) }))
  const empty: SearchDraft = { ...draft, shown: [], next: null }
  const sorry = say.search.nothing(headingOf(draft, say).replaceAll('*', ''))
  const watch = watchRow(say)
  const quotes = quotesOf(draft)
  const shops = quotes ? await shopsForRound(ctx, actor, inputOf(quotes)) : []
  const further = shops.length > 0 ? [askRow(say), watch] : [watch]
  if (told.length === 0)
    return { say: [list(`${sorry} ${say.search.nothingAtAll}`, say.search.choose, further)], draft: empty }
  const body = [sorry, ...told.map((one) => one.words)].join('\n')
  return {
    say: [list(body, say.search.choose, [...told.map((one) => one.row).slice(0, 8), ...further])],
    draft: empty,
  }
}

/** An alert for what was searched for. */
export const watchRow = (say: Texts): ListRow => ({
  id: 'alert:new',
  title: say.alerts.watch,
  description: say.alerts.watchHint,
})

function noDeals(draft: SearchDraft, say: Texts): Asked<SearchDraft> {
  const empty: SearchDraft = { ...draft, shown: [], next: null }
  const find = { id: 'menu:find', title: say.common.findTyres }
  if (!draft.place || draft.anywhere) return { say: [buttons(say.search.noDeals, find)], draft: empty }
  const words = say.search.noDealsNear(draft.place.label, draft.query.radiusKm ?? RADIUS_KM)
  return { say: [buttons(words, { id: 'search:anywhere', title: say.search.searchAnywhere }, find)], draft: empty }
}

const nameOf = (query: Filter, radiusKm: number | undefined, say: Texts): string =>
  query === 'radius' ? say.search.withoutLimit.radius(radiusKm ?? 0) : say.search.withoutLimit[query]

const label = (miss: NearMiss, say: Texts): string =>
  miss.relaxed === 'size'
    ? miss.size
    : [miss.relaxed, ...(miss.alsoRelaxed ?? [])].map((query) => nameOf(query, miss.radiusKm, say)).join(' + ')

const nameOfFirst = (miss: NearMiss, say: Texts): string =>
  miss.relaxed === 'size' ? miss.size : nameOf(miss.relaxed, miss.radiusKm, say)

function wordsOf(miss: NearMiss, say: Texts): string {
  const [offer] = miss.offers
  if (!offer) return ''
  return miss.relaxed === 'size'
    ? say.search.relaxedSize(miss.size, miss.differencePercent, offer)
    : say.search.relaxed(label(miss, say), offer)
}

/** The id names what to give up, so that the row still means the same when it is tapped later. */
function rowOf(miss: NearMiss, say: Texts): ListRow {
  const [offer] = miss.offers
  const detail = (query: Filter): string =>
    query === 'radius'
      ? `radius:${miss.relaxed === 'size' ? 0 : miss.radiusKm}`
      : query === 'quantity'
        ? `quantity:${offer?.stock ?? 1}`
        : query
  const ids = miss.relaxed === 'size' ? [`size:${miss.size}`] : [miss.relaxed, ...(miss.alsoRelaxed ?? [])].map(detail)
  const several = miss.relaxed !== 'size' && (miss.alsoRelaxed?.length ?? 0) > 0
  const title = miss.relaxed === 'radius' ? say.search.upTo(miss.radiusKm ?? 0) : nameOfFirst(miss, say)
  return { id: `relax:${ids.join('+')}`, title, ...(several ? { description: label(miss, say) } : {}) }
}

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
    shop: query.shopId ? draft.onlyAt : undefined,
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
