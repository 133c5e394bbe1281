import { text } from '#bot/engine/say.ts'
import { topicsIn } from '#bot/understand/topics.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { formatRand } from '#core/rules/format.ts'
import type { ShopDetails } from '#core/shops/shop-details.ts'
import { thatDayWords, todayWords, weekWords } from '#core/texts/opening-hours.ts'
import { waysToPay } from '#core/texts/ways-to-pay.ts'
import { servicesIn } from '../booking/service.ts'
import { anywhere, workMinutes } from './shops-in-general.ts'
import { type Asked, offerToAsk, quantityOf, type ShopTopic, shopMeant, shopsShown } from './subject.ts'

/** The answer about the shop that is meant, about each of those that are listed, or about shops in general. */
export async function aboutShop(topic: ShopTopic | undefined, asked: Asked): Promise<OutboundContent | undefined> {
  const shop = await shopMeant(asked)
  if (shop) return ofShop(topic, shop, asked)
  const shown = asked.turn.running === 'search' ? await shopsShown(asked) : []
  return topic && anywhere(topic, shown, asked)
}

function ofShop(topic: ShopTopic | undefined, shop: ShopDetails, asked: Asked): OutboundContent {
  const { wish, turn } = asked
  const { shop: say } = turn.say.questions
  const known = named(shop, topic, asked) ?? (topic && (knownOf(topic, shop, asked) ?? stated(topic, shop, turn.say)))
  const ask = (body: string) => offerToAsk(body, shop.id, wish.words, turn)
  switch (topic) {
    case 'ownTyres':
      return ask(`${fittingOf(shop, asked)} ${say.ownTyres}`)
    case 'payment':
    case 'credit':
      return howToPay(topic, shop, known, asked)
    case 'deliver':
    case 'callOut':
      return known ? text(known) : ask((topic === 'deliver' ? say.noDelivery : say.notMobile)(shop.name))
    case 'phone':
      return known ? text(known) : ask(say.noPhone(shop.name))
    case 'shopWarranty':
      return ask(known ?? `${turn.say.facts.warranty}\n${say.notTold(shop.name, say.topics.shopWarranty ?? '')}`)
  }
  if (known !== undefined) return text(known)
  const what = topic && say.topics[topic]
  return ask(what ? say.notTold(shop.name, what) : say.unknown(shop.name))
}

/** What the shop takes; where the question is about credit and the shop names none, the shop is asked. */
function howToPay(
  topic: 'payment' | 'credit',
  shop: ShopDetails,
  known: string | undefined,
  { wish, turn }: Asked,
): OutboundContent {
  const { say } = turn
  const ways = waysToPay(shop, say)
  const ask = (body: string) => offerToAsk(body, shop.id, wish.words, turn)
  if (!ways && topic === 'credit')
    return ask(known ?? say.questions.shop.notTold(shop.name, say.questions.shop.topics.credit ?? ''))
  if (!ways) return ask(known ?? say.questions.shop.payment(shop.name))
  const gives = shop.paymentWays.includes('instalments') || shop.paymentWays.includes('account')
  return topic === 'credit' && !gives
    ? ask(say.payment.takesNot(shop.name, say.payment.way('instalments'), ways))
    : text(say.payment.takes(shop.name, ways))
}

/** Services that the question names: whether they do it and for how much. */
function named(shop: ShopDetails, topic: ShopTopic | undefined, { wish, turn }: Asked): string | undefined {
  if (topic !== undefined && topic !== 'services') return undefined
  const wanted = servicesIn(wish.slots.service, '', {})
  const lines = wanted.map((one) => {
    const found = shop.services.find(({ service }) => service === one)
    const name = turn.say.serviceNames[one]
    if (!found) return turn.say.shops.doesNot(shop.name, name)
    return turn.say.shops.does(shop.name, name, found.priceCents ? formatRand(found.priceCents) : undefined)
  })
  return lines.length > 0 ? lines.join('\n') : undefined
}

/** What our data says; undefined if it says nothing. */
function knownOf(topic: ShopTopic, shop: ShopDetails, asked: Asked): string | undefined {
  const { turn } = asked
  const { shop: say } = turn.say.questions
  switch (topic) {
    case 'hours':
      return hoursOf(shop, asked)
    case 'deliver':
    case 'callOut':
      return shop.services.some(({ service }) => service === 'mobile')
        ? say.mobile(shop.name, shop.callOutCents, shop.serviceRadiusKm)
        : undefined
    case 'fittingPrice':
      return fittingOf(shop, asked)
    case 'duration':
      return workMinutes(shop, quantityOf(asked), turn.say)
    case 'phone':
      return shop.phone ? say.phone(shop.name, shop.phone) : undefined
    case 'address':
      return say.address(
        shop.name,
        [shop.address, shop.suburb, shop.city].filter(Boolean).join(', '),
        shop.directionsUrl,
      )
    case 'services':
      return say.services(
        shop.name,
        shop.services.map(({ service }) => turn.say.serviceNames[service]),
      )
    case 'verified':
      return shop.verified ? say.verified(shop.name) : say.notVerified(shop.name)
    case 'reviews':
      return shop.rating === null ? say.noReviews(shop.name) : say.reviews(shop.name, shop.rating, shop.reviewCount)
  }
  return undefined
}

/** The day that is asked about, else today and the usual week. */
function hoursOf(shop: ShopDetails, { wish, turn }: Asked): string {
  const { date } = wish.slots
  const { say, now } = turn
  const day = date ? thatDayWords(shop.hours, date, say) : todayWords(shop, now, say)
  return [`*${shop.name}*: ${day}`, weekWords(shop.hours, say)].join('\n')
}

function fittingOf(shop: ShopDetails, { turn }: Asked): string {
  const { shop: say } = turn.say.questions
  if (!shop.services.some(({ service }) => service === 'fitting')) return say.doesNotFit(shop.name)
  return shop.fittingCents === null ? say.fitsNoPrice(shop.name) : say.fits(shop.name, shop.fittingCents)
}

const CLEAR = 2

/** What the shop itself writes about it, in its own words. */
function stated(topic: ShopTopic, shop: ShopDetails, say: Asked['turn']['say']): string | undefined {
  const sentences = [...shop.description.split(/[.!\n]/), ...shop.specialties].map((one) => one.trim()).filter(Boolean)
  const found = sentences.find((sentence) =>
    topicsIn(sentence).some((one) => one.topic.of === 'shop' && one.topic.name === topic && one.score >= CLEAR),
  )
  return found && say.questions.shop.states(shop.name, found)
}
