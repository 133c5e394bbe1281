import type { Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import type { Topic } from '#bot/understand/topics.ts'
import type { Wish } from '#bot/understand/types.ts'
import { dotFigures, serviceFigures } from '#bot/understand/tyre-figures.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { minutesFor, type WorkTimes } from '#core/rules/bookings/work-duration.ts'
import { readDotDate } from '#core/rules/tyres/dot-code.ts'
import { loadKg, speedKmh } from '#core/rules/tyres/load-speed.ts'
import { deviation } from '#core/rules/tyres/rolling-circumference.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import type { ShopDetails } from '#core/shops/shop-details.ts'
import { shopsNear } from '#core/shops/shops-near.ts'
import { thatDayWords, todayWords } from '#core/texts/opening-hours.ts'
import type { Texts } from '#core/texts/texts.ts'
import { waysToPay } from '#core/texts/ways-to-pay.ts'
import { type Asked, placeOf, quantityOf, type ShopTopic } from './subject.ts'

const MAX_NEAR = 3

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
    case 'credit':
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
  const shops = await shopsNear(ctx, { near, services: ['fitting'], limit: MAX_NEAR })
  const { fittingNear: heading, fitsFor } = say.questions.shop
  if (shops.length === 0) return undefined
  return [
    heading(place.label),
    ...shops.map((one) => fitsFor(one.name, one.suburb ?? one.city, one.fittingCents)),
  ].join('\n')
}

/** How long the fitting takes, and alignment if the shop does it; without a shop, what is usual. */
export function workMinutes(shop: ShopDetails | undefined, quantity: number, say: Texts): string {
  const times: WorkTimes = Object.fromEntries(
    (shop?.services ?? []).map(({ service, minutes, minutesByQuantity }) => [service, minutesByQuantity ?? minutes]),
  )
  const aligns = !shop || shop.services.some(({ service }) => service === 'alignment')
  const fitting = minutesFor({ services: ['fitting'], quantity }, times)
  const alignment = aligns ? minutesFor({ services: ['alignment'], quantity }, times) : undefined
  return say.questions.shop.duration(quantity, fitting, alignment)
}

type TyreTopic = Extract<Topic, { of: 'tyres' }>
type Say = Turn['say']

/** What the figures in the words say by themselves: a date of manufacture, two sizes, a load index. */
export function fromFigures({ words, slots }: Wish, topics: readonly Topic[], { say, now }: Turn): string | undefined {
  const asksAge = topics.some(({ of, name }) => of === 'tyres' && (name === 'age' || name === 'dot'))
  return ageOf(dotFigures(words, asksAge), say, now) ?? comparison(words, say) ?? meaning(words, slots, say)
}

function ageOf(digits: string | undefined, say: Say, now: Date): string | undefined {
  if (!digits) return undefined
  const date = readDotDate(digits, now)
  return date ? say.faq.dot(date.week, date.year, date.ageYears) : say.faq.notADot(digits)
}

function comparison(words: string, say: Say): string | undefined {
  const [first, second] = findTyreSizes(words.slice(0, 300))
  if (!first || !second) return undefined
  const [a, b] = [first.size, second.size]
  if (sizeCode(a) === sizeCode(b)) return say.faq.same
  return say.faq.compared(sizeCode(a), sizeCode(b), deviation(a, b) * 100, a.rim !== b.rim)
}

function meaning(words: string, slots: Wish['slots'], say: Say): string | undefined {
  const lines = serviceFigures(words, slots).flatMap(({ index, symbol }) => {
    const kg = loadKg(index)
    const kmh = speedKmh(symbol)
    return kg && kmh ? [say.faq.service(index, kg, symbol, kmh)] : []
  })
  return lines.length > 0 ? [...new Set(lines)].slice(0, 2).join('\n') : undefined
}

/** Plain facts, one paragraph a topic. */
export const factsOf = (topics: readonly TyreTopic[], { say }: Turn): string =>
  topics.map(({ name }) => say.facts[name]).join('\n\n')
