import type { Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { countFor } from '#bot/understand/said/figures.ts'
import type { Topic } from '#bot/understand/topics.ts'
import type { Wish } from '#bot/understand/types.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { findOffer } from '#core/search/find-offer.ts'
import { findShopsByName } from '#core/shops/find-shop.ts'
import { type ShopDetails, shopDetails } from '#core/shops/shop-details.ts'
import { shownMeant } from '../search/book-shown.ts'
import type { SearchDraft, ShownOffer } from '../search/draft.ts'

export type ShopTopic = Extract<Topic, { of: 'shop' }>['name']

/** A question with everything that it may be about. */
export type Asked = { message: ParsedMessage; wish: Wish; turn: Turn }

const lastSearch = ({ memory }: Turn): SearchDraft => (memory.lastSearch as SearchDraft | undefined) ?? { query: {} }

/** The offers that were listed last, in order. */
export const shownOffers = ({ turn }: Asked): readonly ShownOffer[] => lastSearch(turn).shown ?? []

/** Where the driver is, as far as we know. */
export function placeOf({ turn }: Asked) {
  const search = lastSearch(turn)
  return search.anywhere ? turn.memory.place : (search.place ?? turn.memory.place)
}

/** The row of the list that the words name: by number, brand, shop or suburb. */
const named = ({ message, turn }: Asked): ShownOffer | undefined => shownMeant(message, lastSearch(turn))

export const quantityOf = ({ wish, turn }: Asked): number =>
  wish.slots.quantity ?? countFor(wish.words) ?? turn.memory.focus?.quantity ?? lastSearch(turn).query.quantity ?? 4

/** The offer that is meant: a row that is named, or else the one that was shown last. */
export async function offerMeant(asked: Asked): Promise<Offer | undefined> {
  const code = named(asked)?.code ?? asked.turn.memory.focus?.offer
  const place = placeOf(asked)
  const offer = code
    ? await findOffer(asked.turn.ctx, code, {
        quantity: quantityOf(asked),
        ...(place ? { near: { lat: place.lat, lng: place.lng } } : {}),
      })
    : undefined
  if (offer) speakOf(asked, { offer: offer.code, quantity: offer.quantity, shopId: offer.shop.id })
  return offer
}

/** What is asked about is what the next question is about, but a booking that is being made stays in view. */
function speakOf({ turn }: Asked, focus: Turn['memory']['focus']): void {
  if (turn.running !== 'booking') turn.memory.focus = focus
}

/** The shop that is meant: one that is named, the one shown last, that of the person's own booking, or their own. */
export async function shopMeant(asked: Asked): Promise<ShopDetails | undefined> {
  const { ctx } = asked.turn
  const place = placeOf(asked)
  const near = place && { lat: place.lat, lng: place.lng }
  const named = await namedShop(asked)
  if (named && named !== asked.turn.memory.focus?.shopId) speakOf(asked, { shopId: named })
  const id = named ?? (await shopSpokenOf(asked))
  return id ? shopDetails(ctx, id, near) : undefined
}

async function namedShop(asked: Asked): Promise<string | undefined> {
  const { wish, turn } = asked
  const row = named(asked)
  if (row || !wish.slots.shop) return row?.shopId
  const [found] = await findShopsByName(turn.ctx, wish.slots.shop, placeOf(asked))
  return found?.id
}

async function shopSpokenOf({ turn }: Asked): Promise<string | undefined> {
  const { memory, running, ctx, actor } = turn
  if (memory.focus?.shopId) return memory.focus.shopId
  if (running === 'search') return undefined
  const [next] = await myBookings(ctx, actor, { upcoming: true, limit: 1 })
  return next?.shop.id ?? actor.shops[0]?.shopId
}

/** The shops of the list that is open, nearest to the top first, each once. */
export async function shopsShown(asked: Asked): Promise<ShopDetails[]> {
  const ids = [...new Set(shownOffers(asked).map(({ shopId }) => shopId))]
  const found = await Promise.all(ids.map((id) => shopDetails(asked.turn.ctx, id)))
  return found.filter((shop) => shop !== undefined)
}
