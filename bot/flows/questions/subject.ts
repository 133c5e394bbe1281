import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { takesUpAsking } from '#bot/understand/said/asked/of-shops.ts'
import { countFor } from '#bot/understand/said/figures.ts'
import { namesChosen } from '#bot/understand/said/which.ts'
import type { Topic } from '#bot/understand/topics.ts'
import type { Wish } from '#bot/understand/types.ts'
import { understand } from '#bot/understand/understand.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { Offer } from '#core/contracts/offers.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { findOffer } from '#core/search/offer-view.ts'
import { type ShopDetails, shopDetails } from '#core/shops/shop-details.ts'
import { findShopsByName } from '#core/shops/shops-near.ts'
import { shownMeant } from '../search/book-shown.ts'
import type { SearchDraft, ShownOffer } from '../search/draft.ts'
import { frame } from '../steps.ts'
import { threadsFrame } from '../threads/flow.ts'

export type ShopTopic = Extract<Topic, { of: 'shop' }>['name']

/** A question with everything that it may be about. */
export type Asked = {
  message: ParsedMessage
  wish: Wish
  turn: Turn
  /** What stands on the screen, which goes before what was spoken of last. */
  about?: { shopId?: string; code?: string; quantity?: number; booking?: BookingView }
}

const lastSearch = ({ memory }: Turn): SearchDraft => (memory.lastSearch as SearchDraft | undefined) ?? { query: {} }

/** The offers that were listed last, in order. */
export const shownOffers = ({ turn }: Asked): readonly ShownOffer[] => lastSearch(turn).shown ?? []

/** Where the driver is, as far as we know. */
export function placeOf({ turn }: Asked) {
  const search = lastSearch(turn)
  return search.anywhere ? turn.memory.place : (search.place ?? turn.memory.place)
}

/** The row of the list that the words name: by number, brand, shop or suburb. */
const named = ({ message, turn }: Asked): ShownOffer | undefined =>
  shownMeant(message, lastSearch(turn)) ??
  namedBeside(message, lastSearch(turn).shown ?? []) ??
  shownMeant(wholeOf(message, turn), lastSearch(turn))

/** 'The nearest one. Do they do alignment?' asks of the row that the rest of the message points at. */
const wholeOf = (message: ParsedMessage, { now }: Turn): ParsedMessage =>
  message.whole === undefined
    ? message
    : { ...message, text: message.whole, understood: understand(message.whole, { now }) }

/** 'The Falken, can they come down a bit?' asks of the make that is named in the rest of the message. */
function namedBeside({ whole }: ParsedMessage, shown: readonly ShownOffer[]): ShownOffer | undefined {
  const { chosen } = namesChosen(
    whole ?? '',
    shown.map(({ brand }) => brand),
  )
  const [only, ...more] = shown.filter(({ brand }) => chosen.includes(brand))
  return more.length === 0 ? only : undefined
}

export const quantityOf = ({ wish, turn, about }: Asked): number =>
  wish.slots.quantity ??
  countFor(wish.words) ??
  about?.quantity ??
  turn.memory.focus?.quantity ??
  lastSearch(turn).query.quantity ??
  4

/** The offer that is meant: a row that is named, or else the one that was shown last. */
export async function offerMeant(asked: Asked): Promise<Offer | undefined> {
  const code = asked.about?.code ?? named(asked)?.code ?? asked.turn.memory.focus?.offer
  // 'The Kumho one. How old are they?' is of the Kumho, and so is 'book it' behind it.
  const row = asked.turn.running === 'search' ? shownOffers(asked).find((one) => one.code === code) : undefined
  if (row) namedOfList(row, asked)
  const place = placeOf(asked)
  const offer = code
    ? await findOffer(asked.turn.ctx, code, {
        quantity: quantityOf(asked),
        ...(place ? { near: { lat: place.lat, lng: place.lng } } : {}),
      })
    : undefined
  if (offer && !asked.about) speakOf(asked, { offer: offer.code, quantity: offer.quantity, shopId: offer.shop.id })
  return offer
}

/** What is asked about is what the next question is about, but a booking that is being made stays in view. */
function speakOf({ turn }: Asked, focus: Turn['memory']['focus']): void {
  if (turn.running !== 'booking') turn.memory.focus = focus
}

/** What we named of a list is what 'that one' is about next. */
export function namedOfList({ code }: ShownOffer, { turn }: Asked): void {
  turn.memory.named = code
}

/** The shop that is meant: one that is named, the one shown last, that of the person's own booking, or their own. */
export async function shopMeant(asked: Asked): Promise<ShopDetails | undefined> {
  const { ctx } = asked.turn
  const place = placeOf(asked)
  const near = place && { lat: place.lat, lng: place.lng }
  const named = await namedShop(asked)
  if (named && named !== asked.turn.memory.focus?.shopId) speakOf(asked, { shopId: named })
  const id = named ?? asked.about?.shopId ?? (await shopSpokenOf(asked))
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

/** What we do not know, with a button that sends the question to the shop as it was written. */
export function offerToAsk(body: string, shopId: string, words: string, { memory, say, now }: Turn): OutboundContent {
  memory.question = { shopId, words: askedOf(words, now).slice(0, 700), offered: true }
  return buttons(
    body,
    { id: `ask:${shopId}`, title: say.questions.askShop },
    { id: 'menu:human', title: say.common.talkToPerson },
  )
}

/** Of an order to us what the shop is asked: 'the Kumho one. Ask them how old they are'. */
export function askedOf(words: string, now: Date): string {
  const [wish, ...more] = understand(words, { now }).wishes
  const isOrder = more.length === 0 && wish?.intent === 'message_shop'
  return (isOrder ? wish.slots.message : undefined) ?? words
}

/** 'Shall I ask them?' was said in the last answer, and the next message takes it up or lets it be. */
export function takeOffer({ memory }: Turn): string | undefined {
  const { question } = memory
  if (!question?.offered) return undefined
  delete question.offered
  return `ask:${question.shopId}`
}

/** 'Send my question', tapped: the question goes out, read back; one that was asked of another shop since does not. */
export function askShopButton(shopId: string, { memory, say }: Turn): Outcome {
  const { question } = memory
  if (question?.shopId !== shopId) return enter(threadsFrame({ shopId }))
  delete memory.question
  return enter(frame('threads', 'send', { shopId, words: question.words }), text(say.questions.passing(question.words)))
}

/** 'Yes, ask them' takes up our offer to ask; what else the shop is asked with it is read back first. */
export function takesUp(offered: string, { text: words }: ParsedMessage, turn: Turn): Outcome | undefined {
  const [verb, shopId = ''] = offered.split(':')
  const { question } = turn.memory
  const taken = verb === 'ask' && question?.shopId === shopId ? takesUpAsking(words, question.words) : undefined
  if (!taken) return undefined
  if (!taken.also) return askShopButton(shopId, turn)
  const { also, isAnew } = taken
  return enter(threadsFrame({ shopId, words: isAnew ? also : `${question?.words}, ${also}` }))
}
