import { again, change, enter, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { hearWhen, pointsOnly } from '#bot/understand/answers.ts'
import { doubtsIn } from '#bot/understand/said/agreed/doubts.ts'
import { asksForDay } from '#bot/understand/said/list/asks-whether-done.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { refuseAway } from '#core/blocks.ts'
import type { Config } from '#core/config.ts'
import type { Offer } from '#core/contracts/offers.ts'
import type { Button, OutboundContent } from '#core/messaging/content.ts'
import { stockConfirmedDays } from '#core/rules/prices/stock-age.ts'
import { loadKg, speedKmh } from '#core/rules/tyres/load-speed.ts'
import { cardPicture, offerCard } from '#core/rules/website/preview-card.ts'
import { findOffer } from '#core/search/offer-view.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { todayWords } from '#core/texts/opening-hours.ts'
import { offerToAsk } from '../questions/subject.ts'
import { frame } from '../steps.ts'
import { bookingOf, shownMeant } from './book-shown.ts'
import { go, type SearchDraft, type ShownOffer } from './draft.ts'
import { itemised, offeredSet } from './offer-set.ts'
import { setIn } from './sets.ts'
import { atShopNamed } from './shop-named.ts'

/** One offer in full: what it is, what the total contains, where. */
export const offerStep: Question<SearchDraft> = {
  ask: async (draft, turn) => {
    const { ctx, say, now, memory } = turn
    const set = setIn(draft.code ?? '')
    if (set) return offeredSet(draft, set, turn)
    const near = draft.place && { lat: draft.place.lat, lng: draft.place.lng }
    const offer = await findOffer(ctx, draft.code ?? '', {
      quantity: draft.query.quantity ?? 4,
      ...needsIn(draft),
      ...(near ? { near } : {}),
    })
    const shop = offer && (await shopDetails(ctx, offer.shop.id))
    if (!offer || !shop) await refuseAway(ctx, { listing: draft.code ?? '' })
    if (!offer || !shop) return { say: [text(say.common.noSuchCode(draft.code ?? ''))], draft }
    memory.focus = { offer: offer.code, quantity: offer.quantity, shopId: offer.shop.id }
    const body = [
      say.search.details(
        offer,
        offer.loadIndex ? loadKg(offer.loadIndex) : undefined,
        offer.speedRating ? speedKmh(offer.speedRating) : undefined,
        draft.vehicle ? 'vehicle' : 'asked',
      ),
      itemised(offer, say),
      say.search.at(
        offer,
        [shop.address, shop.suburb ?? shop.city].join(', '),
        todayWords(shop, now, say),
        stockConfirmedDays(offer.stockConfirmedAt, now),
      ),
    ].join('\n\n')
    return {
      say: [
        underPicture(
          ctx.config,
          offer,
          body,
          { id: `book:${offer.code}`, title: say.search.bookThis },
          { id: `shop:${offer.shop.id}`, title: say.search.shopDetails },
          { id: 'search:back', title: say.search.backToList },
        ),
      ],
      draft: { ...draft, focus: { shopId: offer.shop.id } },
    }
  },
  // 'Can they do it tomorrow?' asks for that day.
  takes: ({ text: words }, now) => asksForDay(words, now) || bidsIn(words, now),
  answer: (message, draft, turn) => {
    const { now, say } = turn
    const { shopId } = draft.focus ?? {}
    if (!message.choice && shopId && bidsIn(message.text, now))
      return again(offerToAsk(say.questions.theirPrice, shopId, message.text, turn))
    if (!message.choice && asksForDay(message.text, now)) {
      const { slots } = message.understood
      const said = { ...slots, ...hearWhen(message.text, { now }) }
      return enter(
        bookingOf(draft.code ?? '', { ...message, understood: { ...message.understood, slots: said } }, draft),
      )
    }
    if (message.choice === 'search:back' && draft.compared) return go('compare', draft)
    if (message.choice === 'search:back')
      return draft.query.size || draft.query.dealsOnly ? go('results', draft) : change(frame('search', 'size', draft))
    const elsewhere = message.choice ? undefined : atShopNamed(message, draft)
    if (elsewhere) return elsewhere
    const other = message.tapped || message.understood.intent === 'book' ? undefined : otherMeant(message, draft)
    if (other) return go('offer', { ...draft, code: other.code })
    if (
      message.choice === `book:${draft.code}` ||
      message.yes ||
      message.understood.intent === 'book' ||
      takes(message)
    )
      return enter(bookingOf(draft.code ?? '', message, draft))
    return notUnderstood
  },
}

/** 'Yes, if they do it for 6k': whether they do is theirs to say, and nothing is booked before. */
const bidsIn = (words: string, now: Date): boolean =>
  words.length <= 200 && doubtsIn(words).has('condition') && statedIn(words, { now }).amounts.length > 0

const needsIn = ({ query: { minLoadIndex, minSpeedKmh, mobile } }: SearchDraft) => ({
  minLoadIndex,
  minSpeedKmh,
  mobile,
})

const takes = (message: ParsedMessage): boolean => !message.tapped && pointsOnly(message.text)

/** 'the second one', or a number that none of the buttons has: another offer of the list. */
const otherMeant = (message: ParsedMessage, draft: SearchDraft): ShownOffer | undefined =>
  !message.choice && (draft.shown?.length ?? 0) > 1 ? shownMeant(message, draft) : undefined

/** Buttons under the picture of an offer. Twilio fetches it, so the website has to be one that it reaches. */
function underPicture(
  { publicUrl, twilio }: Config,
  offer: Offer,
  body: string,
  ...choices: Button[]
): OutboundContent {
  const said = buttons(body, ...choices)
  const isReached = twilio.simulated || publicUrl.startsWith('https://')
  if (said.type !== 'buttons' || !isReached) return said
  return { ...said, picture: `${publicUrl}${cardPicture('offer', offer.code, offerCard(offer)).path}` }
}
