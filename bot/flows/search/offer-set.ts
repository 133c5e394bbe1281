import type { Asked, Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { formatRand } from '#core/rules/format.ts'
import { stockConfirmedDays } from '#core/rules/prices/stock-age.ts'
import { loadKg, speedKmh } from '#core/rules/tyres/load-speed.ts'
import { findSet } from '#core/search/search-offers.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { todayWords } from '#core/texts/opening-hours.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { SearchDraft } from './draft.ts'
import { linesOfSet } from './sets.ts'

/** One set in full: the tyres in front and behind, one total, where. */
export async function offeredSet(
  draft: SearchDraft,
  codes: { front: string; rear: string },
  { ctx, say, now, memory }: Turn,
): Promise<Asked<SearchDraft>> {
  const near = draft.place && { lat: draft.place.lat, lng: draft.place.lng }
  const set = await findSet(ctx, codes, near)
  const shop = set && (await shopDetails(ctx, set.front.shop.id))
  if (!set || !shop) return { say: [text(say.search.setGone)], draft }
  const { front, rear } = set
  memory.focus = { offer: front.code, quantity: front.quantity, shopId: shop.id }
  const whole: Offer = {
    ...front,
    lines: linesOfSet(set),
    totalCents: set.totalCents,
    fitted: set.fitted,
    stock: Math.min(front.stock, rear.stock),
    stockConfirmedAt: older(front.stockConfirmedAt, rear.stockConfirmedAt),
  }
  const body = [
    `${say.search.front}: ${detailsOf(front, say)}`,
    `${say.search.rear}: ${detailsOf(rear, say)}`,
    itemised(whole, say),
    say.search.at(
      whole,
      [shop.address, shop.suburb ?? shop.city].join(', '),
      todayWords(shop, now, say),
      stockConfirmedDays(whole.stockConfirmedAt, now),
    ),
  ]
  return {
    say: [
      buttons(
        body.join('\n\n'),
        { id: `book:${front.code}+${rear.code}`, title: say.search.bookThis },
        { id: `shop:${shop.id}`, title: say.search.shopDetails },
        { id: 'search:back', title: say.search.backToList },
      ),
    ],
    draft: { ...draft, focus: { shopId: shop.id } },
  }
}

const detailsOf = (offer: Offer, say: Texts): string =>
  say.search.details(
    offer,
    offer.loadIndex ? loadKg(offer.loadIndex) : undefined,
    offer.speedRating ? speedKmh(offer.speedRating) : undefined,
  )

const older = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one < other ? one : other

/** The total and what it contains, a line each. */
export function itemised(offer: Offer, say: Texts): string {
  const lines = offer.lines.map(
    (line) =>
      `${say.search.line[line.what]} ${line.quantity} x ${formatRand(line.eachCents)} = ${formatRand(line.totalCents)}`,
  )
  const inside = offer.fitted && !offer.lines.some((line) => line.what === 'balancing' || line.what === 'valve')
  return [
    ...lines,
    say.search.sum(formatRand(offer.totalCents), offer.fitted),
    ...(inside ? [say.search.inFitting] : []),
  ].join('\n')
}
