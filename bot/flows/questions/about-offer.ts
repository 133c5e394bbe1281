import { text } from '#bot/engine/say.ts'
import type { Topic } from '#bot/understand/topics.ts'
import type { Offer } from '#core/contracts/offers.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { stockConfirmedDays } from '#core/rules/prices/stock-age.ts'
import { brandHomes } from '#core/rules/tyres/brand-homes.ts'
import { loadKg, speedKmh } from '#core/rules/tyres/load-speed.ts'
import { type Asked, namedOfList, offerMeant, offerToAsk, placeOf, quantityOf, shownOffers } from './subject.ts'

type OfferTopic = Extract<Topic, { of: 'offer' }>['name']

/** The answer about one offer, or about all that are listed; undefined if there is none to speak of. */
export async function aboutOffer(topic: OfferTopic, asked: Asked): Promise<OutboundContent | undefined> {
  const ofAll = ofTheList(topic, asked)
  if (ofAll) return text(ofAll)
  const offer = await offerMeant(asked)
  if (offer) return ofOne(topic, offer, asked)
  const any = shownOffers(asked).length > 0 ? ofAny(topic, asked) : undefined
  return any === undefined ? undefined : text(any)
}

export const unknownOf = (offer: Offer, { wish, turn }: Asked): OutboundContent =>
  offerToAsk(turn.say.questions.offer.unknown(offer), offer.shop.id, wish.words, turn)

/** What is asked of the list as a whole: which one is the nearest, the cheapest. */
function ofTheList(topic: OfferTopic, asked: Asked): string | undefined {
  const shown = shownOffers(asked)
  const { offer: say } = asked.turn.say.questions
  if (shown.length === 0) return undefined
  if (topic === 'cheapest') {
    const least = shown.toSorted((a, b) => a.totalCents - b.totalCents)[0]
    const equal = shown.flatMap(({ totalCents }, at) => (totalCents === least?.totalCents ? [at + 1] : []))
    if (least && equal.length > 1) return say.cheapestEqual(equal, least.totalCents)
    if (least) namedOfList(least, asked)
    return least && say.cheapest(shown.indexOf(least) + 1, least.brand, least.shop, least.totalCents)
  }
  if (topic !== 'closest') return undefined
  const near = shown
    .filter((one) => one.distanceKm !== null)
    .toSorted((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0))[0]
  if (!near) return say.noPlace
  namedOfList(near, asked)
  return say.nearest(shown.indexOf(near) + 1, near.shop, near.suburb, near.distanceKm ?? 0)
}

/** What holds for every offer of the list. */
function ofAny(topic: OfferTopic, asked: Asked): string | undefined {
  const { questions } = asked.turn.say
  const { offer: say } = questions
  switch (topic) {
    case 'included':
      return say.includedOfAll
    case 'vat':
      return say.vat
    case 'count':
      return say.countOfAll(quantityOf(asked))
    case 'stock':
      return say.stockOfAll
    case 'made':
      return say.madeOfAll
    case 'better':
      return say.better
    case 'offerWarranty':
      return asked.turn.say.facts.warranty
  }
  return questions.whichTyre
}

function ofOne(topic: OfferTopic, offer: Offer, asked: Asked): OutboundContent {
  const { turn, wish } = asked
  const { offer: say } = turn.say.questions
  const ask = (body: string) => offerToAsk(body, offer.shop.id, wish.words, turn)
  const known = knownOf(topic, offer, asked)
  if (known !== undefined) return text(known)
  switch (topic) {
    case 'made':
      return ask(say.made(offer.shop.name))
    case 'load':
      return ask(say.loadUnknown(offer))
    case 'whyCheap':
      return ask(say.whyCheap(offer.shop.name))
    case 'discount':
      return ask(say.discount(offer.shop.name))
    case 'offerWarranty':
      return ask(`${turn.say.facts.warranty}\n${say.warranty(offer.shop.name)}`)
  }
  return unknownOf(offer, asked)
}

/** How many there are, and how old that word is. */
function stockSaid(offer: Offer, { turn }: Asked): string {
  const { offer: say } = turn.say.questions
  const days = stockConfirmedDays(offer.stockConfirmedAt, turn.now)
  return [say.stock(offer), ...(days === undefined ? [] : [say.stockConfirmed(days)])].join(' ')
}

/** What our data says; undefined if it says nothing. */
function knownOf(topic: OfferTopic, offer: Offer, asked: Asked): string | undefined {
  const { offer: say } = asked.turn.say.questions
  const each = (what: Offer['lines'][number]['what']) => offer.lines.find((line) => line.what === what)?.eachCents
  switch (topic) {
    case 'included':
      return say.included(offer, each('balancing'), each('valve'))
    case 'vat':
      return say.vat
    case 'count':
      return say.count(offer)
    case 'total':
      return `${offer.stock < offer.quantity ? `${say.tooFew(offer.stock)} ` : ''}${say.total(offer)}`
    case 'stock':
      return stockSaid(offer, asked)
    case 'distance':
    case 'closest':
      return distanceOf(offer, asked)
    case 'cheapest':
    case 'better':
      return say.better
    case 'brand': {
      const home = say.homes[brandHomes[offer.brand] ?? '']
      return home ? say.brand(offer.brand, home) : say.brandUnknown(offer.brand)
    }
    case 'load':
      return offer.loadIndex === null ? undefined : loadOf(offer, asked)
    case 'kind':
      return say.kind(offer, asked.turn.say.search.types[offer.type])
    case 'whyCheap':
      return offer.deal ? say.deal(offer) : undefined
    case 'otherAxle':
      return say.otherAxle(offer.size)
  }
  return undefined
}

function loadOf(offer: Offer, { turn }: Asked): string {
  const { faq, questions } = turn.say
  const kg = offer.loadIndex === null ? undefined : loadKg(offer.loadIndex)
  const kmh = offer.speedRating === null ? undefined : speedKmh(offer.speedRating)
  const service = kg && kmh ? `\n${faq.service(offer.loadIndex ?? 0, kg, offer.speedRating ?? '', kmh)}` : ''
  return `${questions.offer.load(offer)}${service}`
}

function distanceOf(offer: Offer, asked: Asked): string {
  const { offer: say } = asked.turn.say.questions
  const place = placeOf(asked)
  if (!place || offer.distanceKm === null) return say.noPlace
  return say.distance(offer.shop.name, offer.distanceKm, place.label, directionsUrl(offer.shop))
}
