import { enter, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { refuseAway } from '#core/blocks/away.ts'
import { formatRand } from '#core/rules/format.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { shopWords } from '#core/texts/shop-words.ts'
import type { Texts } from '#core/texts/texts.ts'
import { bookingAt } from './booking-at.ts'
import type { ShopsDraft } from './draft.ts'
import { go } from './go.ts'
import { writeWanted } from './wanted.ts'

/** One shop in full; `answer` says first what was asked about it. */
export const details: Question<ShopsDraft> = {
  ask: async (draft, { ctx, say, now, memory }) => {
    const shop = await shopDetails(ctx, draft.shopId ?? '', draft.place ?? memory.place)
    if (!shop) await refuseAway(ctx, { shop: draft.shopId ?? '' })
    if (!shop) return { say: [text(say.shops.noneByName(draft.name ?? ''))] }
    memory.focus = { shopId: shop.id }
    const body = shopWords(shop, { now, date: draft.date }, say)
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
