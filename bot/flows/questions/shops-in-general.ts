import { text } from '#bot/engine/say.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { ShopDetails } from '#core/shops/shop-details.ts'
import { shopsNear } from '#core/shops/shops-near.ts'
import { thatDayWords, todayWords } from '#core/texts/opening-hours.ts'
import { waysToPay } from '#core/texts/ways-to-pay.ts'
import { type Asked, placeOf, quantityOf, type ShopTopic } from './subject.ts'
import { workMinutes } from './work-minutes.ts'

const MOST_NEAR = 3

/** The answer where no one shop is meant: of each shop in the list, else what is usual. */
export async function anywhere(
  topic: ShopTopic,
  shown: readonly ShopDetails[],
  asked: Asked,
): Promise<OutboundContent> {
  const { say } = asked.turn
  const { shop: words, whichShop } = say.questions
  const listed = shown.length > 0 ? ofEach(topic, shown, asked) : undefined
  if (listed) return text(listed)
  switch (topic) {
    case 'payment':
      return text(words.paymentAnywhere)
    case 'deliver':
    case 'callOut':
      return text(words.deliveryAnywhere)
    case 'ownTyres':
      return text([words.ownTyresAnywhere, await fittingNear(asked)].filter(Boolean).join('\n'))
    case 'fittingPrice':
      return text([words.differs, (await fittingNear(asked)) ?? whichShop].join('\n'))
    case 'duration':
      return text(workMinutes(undefined, quantityOf(asked), say))
    case 'shopWarranty':
      return text(say.facts.warranty)
  }
  const what = words.topics[topic]
  return text(shown.length > 0 && what ? words.noneTold(what) : `${words.differs} ${whichShop}`)
}

/** One line a shop, for what we know of every shop. */
function ofEach(topic: ShopTopic, shown: readonly ShopDetails[], { wish, turn }: Asked): string | undefined {
  const { say, now } = turn
  const { shop: words } = say.questions
  switch (topic) {
    case 'hours': {
      const { date } = wish.slots
      const line = (shop: ShopDetails) => (date ? thatDayWords(shop.hours, date, say) : todayWords(shop, now, say))
      return shown.map((shop) => `• ${shop.name}: ${line(shop)}`).join('\n')
    }
    case 'payment':
      return shown.map((shop) => say.payment.line(shop.name, waysToPay(shop, say) ?? say.payment.notTold)).join('\n')
    case 'ownTyres':
    case 'fittingPrice':
      return [
        ...shown.map((shop) => words.fitsFor(shop.name, shop.suburb ?? shop.city, shop.fittingCents)),
        ...(topic === 'ownTyres' ? [words.ownTyresAnywhere] : []),
      ].join('\n')
  }
  return undefined
}

/** What fitting costs at the shops near the driver. */
async function fittingNear(asked: Asked): Promise<string | undefined> {
  const place = placeOf(asked)
  if (!place) return undefined
  const { ctx, say } = asked.turn
  const near = { lat: place.lat, lng: place.lng }
  const shops = await shopsNear(ctx, { near, services: ['fitting'], limit: MOST_NEAR })
  const { fittingNear: heading, fitsFor } = say.questions.shop
  if (shops.length === 0) return undefined
  return [
    heading(place.label),
    ...shops.map((one) => fitsFor(one.name, one.suburb ?? one.city, one.fittingCents)),
  ].join('\n')
}
