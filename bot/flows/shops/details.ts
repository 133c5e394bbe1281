import { enter, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { Frame, Place } from '#bot/engine/state.ts'
import { deniesShop } from '#bot/understand/said/list/shops-named.ts'
import { refuseAway } from '#core/blocks.ts'
import { ServiceCode } from '#core/contracts/shops.ts'
import { usualTyres } from '#core/rules/bookings/service-types.ts'
import { formatRand } from '#core/rules/format.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { shopWords } from '#core/texts/shop-words.ts'
import type { Texts } from '#core/texts/texts.ts'
import { type ChoiceOfDays, choiceOfDays, startBooking } from '../booking/draft.ts'
import { servicesIn } from '../booking/service.ts'
import { goWithin } from '../steps.ts'

/** What somebody wants done at a shop, and when, as far as they said so before choosing it. */
type Wanted = { services?: ServiceCode[]; date?: string; time?: string; hours?: ChoiceOfDays }

/** Behind a shop's id in the id of a button or row, so that a tap still knows what was wanted. */
export const writeWanted = ({ services = [], date = '', time = '' }: Wanted): string =>
  services.length > 0 || date || time ? `:${services.join('+')}:${date}:${time}` : ''

/** 'the shop's id' with or without what writeWanted adds. */
export function readWanted(id: string): { shopId: string } & Wanted {
  const [shopId = '', names = '', date = '', ...clock] = id.split(':')
  const services = names.split('+').flatMap((name) => ServiceCode.safeParse(name).data ?? [])
  const time = clock.join(':')
  return {
    shopId,
    ...(services.length > 0 ? { services } : {}),
    ...(date ? { date } : {}),
    ...(time ? { time } : {}),
  }
}

export const go = goWithin<'shops'>()

/** One shop in full; `answer` says first what was asked about it. */
export const details: Question<ShopsDraft> = {
  ask: async (draft, { ctx, say, now, memory }) => {
    const shop = await shopDetails(ctx, draft.shopId ?? '', draft.place ?? memory.place)
    if (!shop) await refuseAway(ctx, { shop: draft.shopId ?? '' })
    if (!shop) return { say: [text(say.shops.noneByName(draft.name ?? ''))] }
    memory.focus = { shopId: shop.id }
    const wanted = shop.services.filter(({ service }) => draft.services?.includes(service))
    const work = wanted.map(({ service, priceCents }) =>
      say.shops.workLine(say.serviceNames[service], priceCents ? formatRand(priceCents) : undefined),
    )
    const body = [shopWords(shop, { now, date: draft.date }, say), ...work].join('\n')
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
  takes: ({ text: words }) => deniesShop(words),
  answer: (message, draft) => {
    if (!message.choice && deniesShop(message.text)) {
      const { shopId = '', name: _name, ...rest } = draft
      return go('begin', { ...rest, except: shopId })
    }
    if (message.choice === 'shops:others') {
      const { shopId: _shopId, name: _name, ...rest } = draft
      return go('begin', rest)
    }
    if (message.choice) return notUnderstood
    const books = message.understood.intent === 'book' || (message.yes && draft.services)
    return books ? enter(bookingAt(draft.shopId ?? '', draft, message)) : notUnderstood
  },
}

/** Whether the shop does what was asked about, and for how much. */
export const offered: Question<ShopsDraft> = {
  ask: async (draft, { ctx, say }) => {
    const shop = await shopDetails(ctx, draft.shopId ?? '')
    if (!shop) await refuseAway(ctx, { shop: draft.shopId ?? '' })
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

/** A booking at the shop for what was wanted before, and what the message adds to it. */
export function bookingAt(shopId: string, wanted: Wanted, message?: ParsedMessage): Frame {
  const { service, quantity, ...slots } = message?.understood.slots ?? {}
  const named = servicesIn(service, '', {})
  const services = named.length > 0 ? named : wanted.services
  const date = slots.date ?? wanted.date
  const time = slots.time ?? wanted.time
  return startBooking({
    shopId,
    quantity: quantity ?? usualTyres(services),
    ...(services ? { services } : {}),
    ...(date ? { date } : {}),
    ...(time ? { time } : {}),
    ...wanted.hours,
    ...choiceOfDays(slots),
  })
}

export type ShopsDraft = Wanted & {
  place?: Place
  name?: string
  shopId?: string
  /** Not this one, which could not do it. */
  except?: string
  radiusKm?: number
  /** Only those that are open now, as far as there are any. */
  openNow?: boolean
  /** The work is to be booked as soon as the shop is known. */
  book?: boolean
  /** The shops of the list, in order. */
  shops?: { id: string; names: string[] }[]
}

declare module '../steps.ts' {
  interface DraftOf {
    shops: ShopsDraft
  }
}
