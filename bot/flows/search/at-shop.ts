import { type Action, change, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { Frame } from '#bot/engine/state.ts'
import { heardLimit } from '#bot/understand/said/alerts/alert-limit.ts'
import { asksNotice, noticeIn } from '#bot/understand/said/alerts/asks-notice.ts'
import { asksForQuotes } from '#bot/understand/said/asked/asks-prices.ts'
import { saysSameShop, shopAsked } from '#bot/understand/said/asked/shop-asked.ts'
import { shopsNamed } from '#bot/understand/said/list/shops-named.ts'
import { understand } from '#bot/understand/understand.ts'
import { canAskShops } from '#core/quotes/quote-policy.ts'
import { shopsForRound } from '#core/quotes/rounds/ask-shops.ts'
import { isBookedAlone } from '#core/rules/bookings/service-types.ts'
import { searchOffers } from '#core/search/search-offers.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { findShopsByName } from '#core/shops/shops-near.ts'
import { servicesIn } from '../booking/service.ts'
import { askFrame, inputOf, quotesOf } from '../quotes/draft.ts'
import { frame } from '../steps.ts'
import { firstPage } from './changes.ts'
import { go, type SearchDraft } from './draft.ts'
import { merged } from './place.ts'

/** 'Does Selby Tyres have it', of a shop that is not on the screen or of tyres that are not: its tyres, or that it has none. */
export function stockAsked(message: ParsedMessage, turn: Turn, active: Frame | null): Outcome | undefined {
  const { choice, kind, text: words, understood } = message
  if (choice || kind !== 'text' || turn.actor.shops.length > 0) return undefined
  const { slots } = understood
  const name = shopAsked(words)
  if (!name || servicesIn(slots.service, '', {}).some(isBookedAlone)) return undefined
  const before = turn.memory.lastSearch as SearchDraft | undefined
  // Which size it is, is asked now: the shop is kept for when it is known.
  if (active?.flow === 'search' && beforeTyres.has(active.step)) {
    const { draft } = active as { draft: SearchDraft }
    if (!slots.size && !slots.sizeFront && !slots.vehicle)
      return {
        to: 'again',
        say: [text(turn.say.search.noted([name]))],
        draft: { ...draft, wantedShop: { name } },
      }
  }
  const isNew = Boolean(slots.size ?? slots.sizeFront ?? slots.vehicle)
  const { named } = shopsNamed(
    name,
    (before?.shown ?? []).map(({ shop }) => shop),
  )
  // Of the list on the screen it is answered from what stands there.
  if (!isNew && named.length > 0 && active?.flow === 'search') return undefined
  const { shop: _shop, place: _place, ...said } = slots
  const { shown: _shown, next: _next, code: _code, ...from } = firstPage(before ?? { query: {} })
  const known = isNew ? merged({ query: {}, ...(from.place && { place: from.place }) }, said).draft : from
  if (!known.query.size && !known.vehicle) return enter(frame('shops', 'begin', { name }))
  const next = frame('search', 'begin', { ...known, wantedShop: { name } })
  return active?.flow === 'search' ? change(next) : enter(next)
}

const beforeTyres: ReadonlySet<string> = new Set(['size', 'model', 'year', 'option', 'place'])

/** The shop that was spoken of last, where words want 'the same shop'; and whether several shops are to be asked. */
export function shopsWanted(
  { choice, text: words }: ParsedMessage,
  { memory }: Turn,
): Pick<SearchDraft, 'wantedShop' | 'wantsQuotes' | 'wantsNotice'> {
  const id = memory.focus?.shopId
  if (choice) return {}
  return {
    ...(id && saysSameShop(words) && { wantedShop: { id } }),
    ...(asksForQuotes(words) && { wantsQuotes: true }),
    ...(asksNotice(words) && { wantsNotice: true }),
  }
}

/** 'Let me know when they go under R1 000' limits what they are told of, and none of what is searched for. */
export function noticeApart(found: SearchDraft, before: SearchDraft, message: ParsedMessage, now: Date): SearchDraft {
  const { noticeUnder: _notice, ...unwatched } = found
  const parts = found.wantsNotice ? noticeIn(message.text) : undefined
  if (found.query.maxCents === before.query.maxCents) return found
  const limitOf = (words: string) => heardLimit(words, understand(words, { now }).slots)
  const noticeUnder = parts && limitOf(parts.notice)
  if (!parts || noticeUnder?.maxCents === undefined) return unwatched
  const { maxCents: _max, maxCovers: _covers, ...query } = found.query
  const { maxCents, maxCovers } = before.query
  const known = maxCents === undefined ? {} : { maxCents, ...(maxCovers && { maxCovers }) }
  const beside = limitOf(parts.beside)
  return { ...found, noticeUnder, query: { ...query, ...(beside.maxCents === undefined ? known : beside) } }
}

/** The shops near the place are asked for a price, once that was read back; if none can be asked, what is listed is shown. */
export const askShops: Action<SearchDraft> = {
  act: async ({ wantsQuotes: _wants, ...search }, { ctx, actor, memory }) => {
    const wanted = quotesOf(search)
    if (!wanted || !canAskShops(actor)) return go('results', search)
    memory.lastSearch = search
    const shops = await shopsForRound(ctx, actor, inputOf(wanted))
    return shops.length > 0 ? change(askFrame(wanted)) : go('results', search)
  },
}

/** Only the tyres of that shop; where it has none that is said, and the others come. */
export const atShop: Action<SearchDraft> = {
  act: async (draft, turn) => {
    const { wantedShop = {}, ...rest } = draft
    const { ctx, say, memory } = turn
    const shop = await shopWanted(wantedShop, turn)
    if (!shop) return go('where', rest, text(say.shops.noneByName(wantedShop.name ?? '')))
    const { size = '', ...query } = rest.query
    const { offers } = await searchOffers(ctx, { ...query, size, shopId: shop.id, limit: 1 })
    const place = rest.place ?? memory.place
    if (offers.length === 0) {
      const words = text(say.search.shopHasNone(shop.name, size))
      return go('where', place ? rest : { ...rest, place: { label: shop.name, lat: shop.lat, lng: shop.lng } }, words)
    }
    return go('results', { ...rest, onlyAt: shop.name, anywhere: true, query: { ...rest.query, shopId: shop.id } })
  },
}

async function shopWanted({ id, name = '' }: NonNullable<SearchDraft['wantedShop']>, { ctx, memory }: Turn) {
  if (id) return shopDetails(ctx, id)
  const [found] = await findShopsByName(ctx, name, memory.place)
  return found && shopsNamed(name, [found.name]).named.length > 0 ? found : undefined
}
