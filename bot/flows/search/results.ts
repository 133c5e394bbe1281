import { type Asked, notUnderstood, type Outcome, type Question, replyAndWait, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list, text } from '#bot/engine/say.ts'
import type { Memory } from '#bot/engine/state.ts'
import { daysApart } from '#bot/understand/said/asked/days-apart.ts'
import { manyTyres } from '#bot/understand/said/figures.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { dealsNear } from '#core/deals/list-deals.ts'
import type { ListRow } from '#core/messaging/content.ts'
import { recordSearch } from '#core/search/record-search.ts'
import { searchOffers } from '#core/search/search-offers.ts'
import type { Texts } from '#core/texts/texts.ts'
import { askRow, quotesOf } from '../quotes/draft.ts'
import { bookShown, compared, shownMeant } from './book-shown.ts'
import { firstPage, onlyAxle, otherAxle, pairOf, relaxed, sorted } from './changes.ts'
import { axleChosen, chosenOf, countedBeside, onlyThere, severalOf, withoutDenied } from './chosen.ts'
import { go, listed, RADIUS_KM, type SearchDraft, type ShownOffer, suitedFirst } from './draft.ts'
import { headingOf, leavesOutChinese, nothingFound, watchRow } from './nothing.ts'
import { oneAxleInstead, setResults } from './sets.ts'
import { notThen } from './that-day.ts'

const SHOWN = 5

export const results: Question<SearchDraft> = {
  ask: async (draft, turn) => {
    turn.memory.lastSearch = draft
    if (draft.set) return bothAxles(draft, turn)
    const page = await find(draft, turn)
    if (!draft.query.after)
      await recordSearch(turn.ctx, {
        contactId: turn.contact.id,
        channel: 'whatsapp',
        input: { ...draft.query, near: placeOf(draft) },
        results: page.offers.length,
      })
    if (page.offers.length === 0 && draft.query.after)
      return { say: [text(turn.say.search.noMore)], draft: firstPage(draft) }
    if (page.offers.length === 0) return nothingFound(draft, turn)
    const asked = shown(draft, page, await notThen(page.offers, draft, turn), turn.say)
    turn.memory.focus = focusOf(page.offers)
    turn.memory.lastSearch = { ...draft, shown: asked.draft?.shown }
    return asked
  },
  takes: (message, _now, draft) =>
    !readsAsQuestion(message.text) &&
    (axleChosen(message, draft) !== undefined || withoutDenied(message, draft) !== undefined),
  answer: (message, draft, turn) => {
    const { say } = turn
    const days = message.choice ? undefined : daysApart(message.text, turn.now)
    if (days) return replyAndWait(draft, text(say.search.dayEach(days)))
    if (message.choice === 'search:more' && !draft.next) return replyAndWait(draft, text(say.search.noMore))
    const next = message.choice ? tappedIn(message.choice, draft) : undefined
    if (next) return go('begin', next)
    const ofAxle = axleChosen(message, draft)
    if (ofAxle) return go('where', ofAxle)
    if (message.understood.intent === 'book')
      return draft.shown?.length ? bookShown(message, draft, turn) : notUnderstood
    if (says(message, 'more') && draft.next)
      return go('results', { ...draft, query: { ...draft.query, after: draft.next } })
    if (says(message, 'anywhere')) return go('results', { ...firstPage(draft), anywhere: true })
    const { intent, slots } = message.understood
    if (intent === 'compare') return compared(message, draft)
    const several = draft.set ? [] : severalOf(message, draft.shown ?? [])
    if (several.length > 1)
      return go('compare', { ...draft, compared: several.map(({ code }) => code) }, text(say.search.howManyTyres))
    const chosen = draft.set ? undefined : chosenOf(message, draft.shown ?? [])
    if (chosen) return go('offer', { ...countedBeside(message, draft), code: chosen.code })
    const left = withoutDenied(message, draft)
    if (left) return go('results', left)
    const inSuburb = onlyThere(message, draft)
    if (inSuburb) return go('results', inSuburb)
    const searches = ['refine', 'search_size', 'search_vehicle'].includes(intent)
    const meant = searches ? undefined : shownMeant(message, draft)
    if (meant && (intent === 'pick' || Object.keys(slots).length <= 1))
      return go('offer', { ...(draft.set ? draft : countedBeside(message, draft)), code: meant.code })
    return intent === 'pick' && !slots.pointing?.that && (draft.shown?.length ?? 0) > 1
      ? replyAndWait(draft, text(say.search.whichOne))
      : notUnderstood
  },
}

/** Sets for both axles; if no shop has both sizes, those of one, with what has to be said of it. */
async function bothAxles(draft: SearchDraft, turn: Turn): Promise<Asked<SearchDraft>> {
  const asked = await setResults(draft, turn)
  if (asked) {
    turn.memory.lastSearch = { ...draft, shown: asked.draft?.shown }
    return asked
  }
  const one = await oneAxleInstead(draft, turn)
  const instead = await results.ask(one.draft, turn)
  return { ...instead, say: [...one.said, ...instead.say] }
}

/** The search that a row under its results asks for. */
export function tappedIn(choice: string, draft: SearchDraft): SearchDraft | undefined {
  switch (choice) {
    case 'search:more':
      return draft.next ? { ...draft, query: { ...draft.query, after: draft.next } } : undefined
    case 'search:cheapest':
      return sorted(draft, 'total')
    case 'search:nearest':
      return sorted(draft, 'distance')
    case 'search:anywhere': {
      const { place: _place, ...rest } = firstPage(draft)
      return { ...rest, anywhere: true }
    }
    case 'search:other':
      return otherAxle(draft)
    case 'search:front':
      return onlyAxle(draft, 'front')
    case 'search:rear':
      return onlyAxle(draft, 'rear')
    case 'search:set':
      return draft.other && pairOf(draft)
    case 'search:original':
      return draft.original ? original(draft, draft.original) : undefined
  }
  return choice.startsWith('relax:') ? relaxed(draft, choice.slice(6)) : undefined
}

/** The vehicle's own size in place of the one that was asked for. */
function original(draft: SearchDraft, size: string): SearchDraft {
  const { original: _original, asked: _asked, ...rest } = firstPage(draft)
  const { minLoadIndex: _load, minSpeedKmh: _speed, ...query } = rest.query
  return { ...rest, query: { ...query, size } }
}

/** Where the person looks; undefined if anywhere will do. */
const placeOf = ({ place, anywhere }: SearchDraft) =>
  place && !anywhere ? { lat: place.lat, lng: place.lng } : undefined

const find = (draft: SearchDraft, { ctx }: Turn) => {
  const { size, ...query } = draft.query
  const near = placeOf(draft)
  if (!size)
    return dealsNear(ctx, {
      ...(near ? { near, radiusKm: query.radiusKm ?? RADIUS_KM } : {}),
      ...(query.brands ? { brands: query.brands } : {}),
      ...(query.after ? { after: query.after } : {}),
      limit: SHOWN,
    })
  return searchOffers(ctx, { ...query, size, limit: SHOWN, ...(near ? { near } : {}) })
}

type Page = { offers: Offer[]; next: string | null }

/** The day stands at the end where anything can be had on it. */
const notThenOf = ({ date = '', time }: SearchDraft, then: readonly Offer[], { search: say }: Texts): string =>
  then.length > 0 ? say.notThenShort : say.notThen(date, time)

/** What cannot be had on the day that was named comes after what can, below a line that says so. */
function shown(draft: SearchDraft, { offers: found, next }: Page, late: Set<Offer>, say: Texts): Asked<SearchDraft> {
  const suited = suitedFirst(found, (offer) => [offer])
  const isLate = (offer: Offer): boolean => late.has(offer)
  const then = suited.offers.filter((offer) => !isLate(offer))
  const offers = [...then, ...suited.offers.filter(isLate)]
  const told = offers.map((offer, at) => say.search.result(at + 1, offer, { size: !draft.query.size }))
  const belowOf = (those: readonly Offer[]) => suited.below.filter((tyres) => tyres.some((one) => those.includes(one)))
  const isSaid = belowOf(then).length > 0
  const body = [
    headingOf(draft, say),
    ...(then.length > 0 ? [listed(told.slice(0, then.length), belowOf(then), draft, say)] : []),
    ...(late.size > 0
      ? [`${notThenOf(draft, then, say)}\n${listed(told.slice(then.length), belowOf([...late]), draft, say, isSaid)}`]
      : []),
    [
      say.search.contains(
        offers[0]?.quantity ?? 4,
        offers.every(({ fitted }) => fitted),
      ),
      ...(leavesOutChinese(draft.query.exceptBrands ?? []) ? [say.search.madeWhere] : []),
      draft.date && then.length > 0 ? say.search.bookThen(draft.date, draft.time) : say.search.pick,
      ...(draft.wantsNotice ? [say.search.noticeToo] : []),
    ].join('\n'),
  ]
  const rows: ListRow[] = offers.map((offer, at) => ({
    id: `offer:${offer.code}`,
    title: say.search.rowTitle(at + 1, offer),
    description: say.search.rowDescription(offer),
  }))
  return {
    say: [list(body.join('\n\n'), say.search.choose, [...rows, ...further(draft, next, say)])],
    draft: {
      ...draft,
      wantsNotice: false,
      next,
      shown: offers.map(shownOf),
    },
  }
}

/** One offer is spoken of by itself, several only by their shop if they have the same. */
function focusOf(offers: readonly Offer[]): Memory['focus'] {
  const [first, ...others] = offers
  if (!first || others.some(({ shop }) => shop.id !== first.shop.id)) return undefined
  return {
    shopId: first.shop.id,
    ...(others.length === 0 ? { offer: first.code, quantity: first.quantity } : {}),
  }
}

export const shownOf = (offer: Offer): ShownOffer => ({
  code: offer.code,
  brand: offer.brand,
  shop: offer.shop.name,
  shopId: offer.shop.id,
  suburb: offer.shop.suburb ?? offer.shop.city,
  totalCents: offer.totalCents,
  distanceKm: offer.distanceKm,
  rating: offer.shop.rating,
})

function further(draft: SearchDraft, next: string | null, say: Texts): ListRow[] {
  const nearest = draft.query.sort === 'distance'
  return [
    ...(next ? [{ id: 'search:more', title: say.search.more, description: say.search.moreHint }] : []),
    ...(draft.place && !nearest ? [{ id: 'search:nearest', title: say.search.nearest }] : []),
    ...(nearest ? [{ id: 'search:cheapest', title: say.search.cheapest }] : []),
    ...(draft.place && !draft.anywhere
      ? [{ id: 'search:anywhere', title: say.search.searchAnywhere, description: say.search.searchAnywhereHint }]
      : []),
    ...(draft.other
      ? [
          {
            id: 'search:other',
            title: say.search[draft.other.which === 'rear' ? 'rearSize' : 'frontSize'](draft.other.size.code),
          },
          { id: 'search:set', title: say.search.bothAxles },
        ]
      : []),
    ...(draft.original && !draft.other
      ? [{ id: 'search:original', title: draft.original, description: say.search.originalSize }]
      : []),
    // The last, as ten rows are all that a list has.
    ...(draft.wantsNotice ? [watchRow(say)] : quotesOf(draft) ? [askRow(say)] : []),
  ]
}

/** As many as one search and one booking take. */
export const MAX_TYRES = 20

/** '30 tyres', '205/55R16 x 30'. */
export const wantsTooMany = (words: string): boolean => (manyTyres(words) ?? 0) > MAX_TYRES

/** On with the search, for as many as one search takes. */
export const searched = (message: ParsedMessage, draft: SearchDraft, say: Texts): Outcome =>
  wantsTooMany(message.text) ? go('begin', atMost(draft), text(say.search.tooMany(MAX_TYRES))) : go('begin', draft)

export const atMost = (draft: SearchDraft): SearchDraft => ({
  ...draft,
  query: { ...draft.query, quantity: MAX_TYRES },
})
