import { notUnderstood, type Question } from '#bot/engine/flow.ts'
import { list, text } from '#bot/engine/say.ts'
import { stockConfirmedDays } from '#core/rules/prices/stock-age.ts'
import { compareOffers } from '#core/search/compare-offers.ts'
import type { SearchDraft } from './draft.ts'
import { results, shownOf } from './results.ts'

/** The offers that a comparison on the website holds, one under the other. */
export const compare: Question<SearchDraft> = {
  ask: async (draft, { ctx, say, memory, now }) => {
    const near = memory.place && { lat: memory.place.lat, lng: memory.place.lng }
    const quantity = draft.query.quantity ?? 4
    const { offers, gone } = await compareOffers(ctx, draft.compared ?? [], { quantity, near })
    const sorry = gone.map((code) => say.common.noSuchCode(code))
    if (offers.length === 0) return { say: [text(sorry.join('\n'))], draft: { ...draft, shown: [] } }
    const told = offers.map((offer, at) => {
      const confirmedDays = stockConfirmedDays(offer.stockConfirmedAt, now)
      return `${say.search.offer(at + 1, offer)}\n${say.search.comparedBy(offer, confirmedDays)}`
    })
    const [cheapest] = offers.toSorted((one, other) => one.totalCents - other.totalCents)
    const body = [
      say.search.comparing(offers.length, quantity),
      ...told,
      ...(cheapest && offers.length > 1 ? [say.search.cheapestOf(offers.indexOf(cheapest) + 1, cheapest)] : []),
      ...sorry,
    ].join('\n\n')
    const rows = offers.map((offer, at) => ({
      id: `offer:${offer.code}`,
      title: say.search.rowTitle(at + 1, offer),
    }))
    const asked = { ...draft, shown: offers.map(shownOf) }
    memory.lastSearch = asked
    return { say: [list(body, say.search.choose, rows)], draft: asked }
  },
  answer: (message, draft, turn) => (draft.shown?.length ? results.answer(message, draft, turn) : notUnderstood),
}
