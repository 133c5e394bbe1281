import { type Action, change, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { findShopsByName } from '#core/shops/find-shop.ts'
import { heardPlace } from '../search/place.ts'
import { defineFlow, frame } from '../steps.ts'
import { bookingAt } from './booking-at.ts'
import { details, offered } from './details.ts'
import type { ShopsDraft } from './draft.ts'
import { go } from './go.ts'
import { listStep } from './list.ts'

const begin: Action<ShopsDraft> = {
  act: async (draft, { ctx, say, memory }) => {
    if (draft.shopId) return go('details', draft)
    if (draft.name) {
      const [found] = await findShopsByName(ctx, draft.name, draft.place ?? memory.place)
      const { name, ...rest } = draft
      if (!found) return go('place', rest, text(say.shops.noneByName(name)))
      return draft.book && draft.services?.length
        ? change(bookingAt(found.id, draft))
        : go('details', { ...rest, shopId: found.id })
    }
    const place = draft.place ?? memory.place
    if (!place) return go('place', draft)
    memory.place = place
    return go('list', { ...draft, place })
  },
}

const place: Question<ShopsDraft> = {
  ask: (_draft, { say }) => ({ say: [text(say.shops.whichPlace)] }),
  answer: (message, draft, { say }) => {
    const found = heardPlace(message)
    if (found) return go('begin', { ...draft, place: found })
    const asked = message.kind === 'text' && !message.choice && message.understood.intent === 'unknown'
    return asked
      ? { to: 'again', say: [text(say.search.unknownPlace(message.text.slice(0, 60)))], quiet: true }
      : notUnderstood
  },
}

export const shopsFlow = defineFlow('shops', {
  browses: true,
  title: (_draft, say) => say.shops.title,
  takes: (message, draft) =>
    message.understood.intent === 'shops_nearby' &&
    !message.understood.slots.shop &&
    (Boolean(draft.shopId) || !draft.name),
  anywhere: (message, draft) => {
    const found =
      message.understood.intent === 'shops_nearby' && message.understood.slots.place ? heardPlace(message) : undefined
    return found && change(frame('shops', 'begin', { ...draft, place: found, shopId: undefined }))
  },
  steps: { begin, place, list: listStep, details, offered },
})
