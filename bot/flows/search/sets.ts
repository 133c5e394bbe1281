import type { Asked, Turn } from '#bot/engine/flow.ts'
import { list, text } from '#bot/engine/say.ts'
import type { Offer, TyreSet } from '#core/contracts/offers.ts'
import type { ListRow, OutboundContent } from '#core/messaging/content.ts'
import { searchOffers, searchSets } from '#core/search/search-offers.ts'
import type { Texts } from '#core/texts/texts.ts'
import { onlyAxle } from './changes.ts'
import { listed, type SearchDraft, type ShownOffer, suitedFirst } from './draft.ts'
import { headingOf } from './nothing.ts'

const SHOWN = 5

/** A set is called by the codes of both listings, the front one first. */
const codeOfSet = ({ front, rear }: TyreSet): string => `${front.code}+${rear.code}`

/** The codes in front and behind; undefined for the code of one listing. */
export function setIn(code: string): { front: string; rear: string } | undefined {
  const [front, rear] = code.split('+')
  return front && rear ? { front, rear } : undefined
}

/** Sets for both axles, one total each; undefined if no shop has both sizes. */
export async function setResults(draft: SearchDraft, { ctx, say }: Turn): Promise<Asked<SearchDraft> | undefined> {
  const { size = '', after, ...query } = draft.query
  const { other } = draft
  if (!other) return undefined
  const near = draft.place && !draft.anywhere ? { lat: draft.place.lat, lng: draft.place.lng } : undefined
  const { sets, next } = await searchSets(ctx, {
    ...query,
    size,
    rear: needed(other.size),
    limit: SHOWN,
    skip: Number(after ?? 0) || 0,
    ...(near ? { near } : {}),
  })
  if (sets.length === 0) return after ? { say: [text(say.search.noMore)] } : undefined
  return shown(draft, sets, next, say)
}

const needed = ({ code, usualLoadIndex, usualSpeedKmh }: NonNullable<SearchDraft['other']>['size']) => ({
  size: code,
  minLoadIndex: usualLoadIndex ?? undefined,
  minSpeedKmh: usualSpeedKmh ?? undefined,
})

function shown(draft: SearchDraft, found: TyreSet[], next: number | null, say: Texts): Asked<SearchDraft> {
  const { offers: sets, below } = suitedFirst(found, ({ front, rear }) => [front, rear])
  const body = [
    headingOf(draft, say),
    listed(
      sets.map((set, at) => say.search.setResult(at + 1, set)),
      below,
      draft,
      say,
    ),
    [
      say.search.contains(
        4,
        sets.every(({ fitted }) => fitted),
      ),
      draft.date ? say.search.bookThen(draft.date, draft.time) : say.search.pick,
    ].join('\n'),
  ]
  const rows: ListRow[] = sets.map((set, at) => ({
    id: `offer:${codeOfSet(set)}`,
    title: say.search.rowTitle(at + 1, { ...set.front, totalCents: set.totalCents }),
    description: say.search.setDescription(set),
  }))
  return {
    say: [list(body.join('\n\n'), say.search.choose, [...rows, ...further(draft, next, say)])],
    draft: { ...draft, next: next === null ? null : String(next), shown: sets.map(shownSet) },
  }
}

const shownSet = (set: TyreSet): ShownOffer => ({
  code: codeOfSet(set),
  brand: set.front.brand,
  shop: set.front.shop.name,
  shopId: set.front.shop.id,
  suburb: set.front.shop.suburb ?? set.front.shop.city,
  totalCents: set.totalCents,
  distanceKm: set.front.distanceKm,
})

function further(draft: SearchDraft, next: number | null, say: Texts): ListRow[] {
  const nearest = draft.query.sort === 'distance'
  return [
    ...(next === null ? [] : [{ id: 'search:more', title: say.search.more, description: say.search.moreHint }]),
    ...(draft.place && !nearest ? [{ id: 'search:nearest', title: say.search.nearest }] : []),
    ...(draft.place && !draft.anywhere
      ? [{ id: 'search:anywhere', title: say.search.searchAnywhere, description: say.search.searchAnywhereHint }]
      : []),
    { id: 'search:front', title: say.search.frontSize(draft.query.size ?? '') },
    ...(draft.other ? [{ id: 'search:rear', title: say.search.rearSize(draft.other.size.code) }] : []),
  ]
}

/** No shop has both: the axle of which there are tyres, and what has to be said with them. */
export async function oneAxleInstead(
  draft: SearchDraft,
  { ctx, say }: Turn,
): Promise<{ draft: SearchDraft; said: OutboundContent[] }> {
  const has = async (one: SearchDraft) => {
    const { size = '', after: _after, ...query } = one.query
    const near = one.place && !one.anywhere ? { near: { lat: one.place.lat, lng: one.place.lng } } : {}
    return (await searchOffers(ctx, { ...query, size, limit: 1, ...near })).offers.length > 0
  }
  const [front, rear] = [onlyAxle(draft, 'front'), onlyAxle(draft, 'rear')]
  const [axle, one] = (await has(front)) || !(await has(rear)) ? (['front', front] as const) : (['rear', rear] as const)
  const sizes = [draft.query.size ?? '', draft.other?.size.code ?? ''] as const
  return { draft: one, said: [text(say.search.noSets(...sizes, axle))] }
}

/** The fitting of both, in the lines of one price. */
export function linesOfSet({ front, rear }: TyreSet): Offer['lines'] {
  const both = [...front.lines, ...rear.lines]
  const joined = front.lines
    .filter(({ what }) => what !== 'tyre')
    .map((line) => {
      const same = both.filter(({ what }) => what === line.what)
      const sum = (of: 'quantity' | 'totalCents') => same.reduce((total, one) => total + one[of], 0)
      return { ...line, quantity: sum('quantity'), totalCents: sum('totalCents') }
    })
  return [...both.filter(({ what }) => what === 'tyre'), ...joined]
}
