import { enter, notUnderstood, type Outcome, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { ServiceCode } from '#core/contracts/shops.ts'
import { formatRand } from '#core/rules/format.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import type { Texts } from '#core/texts/texts.ts'
import { servicesIn } from '../booking/services.ts'
import { bookingAt } from './booking-at.ts'
import type { ShopsDraft } from './draft.ts'
import { go } from './go.ts'
import { thatDayWords, todayWords, weekWords } from './today.ts'
import { writeWanted } from './wanted.ts'

/** One shop in full; `answer` says first what was asked about it. */
export const details: Question<ShopsDraft> = {
  ask: async (draft, { ctx, say, now, memory }) => {
    const shop = await shopDetails(ctx, draft.shopId ?? '', draft.place ?? memory.place)
    if (!shop) return { say: [text(say.shops.noneByName(draft.name ?? ''))] }
    const today = todayWords(shop, now, say)
    memory.focus = { shopId: shop.id }
    const body = say.shops.details({
      name: shop.name,
      verified: shop.verified,
      address: [shop.address, shop.suburb, shop.city].filter(Boolean).join(', '),
      today: draft.date ? `${today}\n${thatDayWords(shop.hours, draft.date, say)}` : today,
      services: ServiceCode.options
        .filter((one) => shop.services.some(({ service }) => service === one))
        .map((one) => say.serviceNames[one]),
      phone: shop.phone,
      directions: shop.directionsUrl,
      distanceKm: shop.distanceKm,
    })
    return {
      say: [
        buttons(
          body,
          { id: `tyres-at:${shop.id}`, title: say.shops.tyresHere },
          {
            id: `service-at:${shop.id}${writeWanted(draft)}`,
            title: draft.services ? say.shops.bookThis : say.shops.bookService,
          },
          { id: 'shops:others', title: say.shops.otherShops },
        ),
      ],
    }
  },
  answer: (message, draft) => {
    if (message.choice === 'shops:others') {
      const { shopId: _shopId, name: _name, ...rest } = draft
      return go('begin', rest)
    }
    if (message.choice) return notUnderstood
    const asked = askedAbout(message, draft)
    if (asked) return asked
    const books = message.understood.intent === 'book' || (message.yes && draft.services)
    return books ? enter(bookingAt(draft.shopId ?? '', draft, message)) : notUnderstood
  },
}

const whether =
  /\b(?:do|does|can|could) (?:they|you|it|the shop)\b|\b(?:doen|kan|het) (?:hulle|julle|die winkel)\b|\bdo you guys\b/i
const hours = /\b(?:open|opens|close|closes|closed|closing|hours|times|oop|toe|sluit|ure|tye)\b/i
const facts =
  /\b(?:how far|address|where|directions?|phone|number|call|adres|waar|hoe ver|aanwysings?|bel|foon|nommer|services?|dienste)\b/i

/** A question about the shop that is shown: what it does, when it is open, or what stands there already. */
function askedAbout(message: ParsedMessage, draft: ShopsDraft): Outcome | undefined {
  const { intent, slots } = message.understood
  if (message.kind !== 'text' || slots.place || slots.size || slots.vehicle) return undefined
  if (whether.test(message.text) && servicesIn(slots.service, '', {}).length > 0)
    return go('offered', { ...draft, services: servicesIn(slots.service, '', {}) })
  if (intent !== 'book' && hours.test(message.text)) {
    const { date: _date, ...rest } = draft
    return go('hours', slots.date ? { ...rest, date: slots.date } : rest)
  }
  return intent !== 'book' && facts.test(message.text) ? go('details', draft) : undefined
}

/** The hours of the week, and of the day that was asked about. */
export const hoursStep: Question<ShopsDraft> = {
  ask: async (draft, { ctx, say, now }) => {
    const shop = await shopDetails(ctx, draft.shopId ?? '')
    if (!shop) return { say: [text(say.refusals.SHOP_NOT_FOUND())] }
    const day = draft.date ? [thatDayWords(shop.hours, draft.date, say)] : []
    const body = [`*${shop.name}*`, ...day, todayWords(shop, now, say), '', weekWords(shop.hours, say)].join('\n')
    return { say: [buttons(body, ...underAnswer(draft, say))] }
  },
  answer: (message, draft, turn) => details.answer(message, draft, turn),
}

/** Whether the shop does what was asked about, and for how much. */
export const offered: Question<ShopsDraft> = {
  ask: async (draft, { ctx, say }) => {
    const shop = await shopDetails(ctx, draft.shopId ?? '')
    if (!shop) return { say: [text(say.refusals.SHOP_NOT_FOUND())] }
    const lines = (draft.services ?? []).map((one) => {
      const found = shop.services.find(({ service }) => service === one)
      if (!found) return say.shops.doesNot(shop.name, say.serviceNames[one])
      return say.shops.does(
        shop.name,
        say.serviceNames[one],
        found.priceCents ? formatRand(found.priceCents) : undefined,
      )
    })
    const services = (draft.services ?? []).filter((one) => shop.services.some(({ service }) => service === one))
    const { services: _asked, ...rest } = draft
    const left: ShopsDraft = services.length > 0 ? { ...rest, services } : rest
    return { say: [buttons(lines.join('\n'), ...underAnswer(left, say))], draft: left }
  },
  answer: (message, draft, turn) => details.answer(message, draft, turn),
}

const underAnswer = (draft: ShopsDraft, say: Texts) => [
  {
    id: `service-at:${draft.shopId}${writeWanted(draft)}`,
    title: draft.services ? say.shops.bookThis : say.shops.bookService,
  },
  { id: 'shops:others', title: say.shops.otherShops },
]
