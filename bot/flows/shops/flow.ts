import { type Action, change, type Flow, type Question, unheard } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { findShopsByName } from '#core/shops/find-shop.ts'
import { heardPlace } from '../search/place.ts'
import type { StepOf } from '../steps.ts'
import { frame } from '../steps.ts'
import { bookingAt } from './booking-at.ts'
import { details, hoursStep, offered } from './details.ts'
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
  hear: (heard, draft, { say }) => {
    const found = heardPlace(heard)
    if (found) return go('begin', { ...draft, place: found })
    const asked = heard.kind === 'text' && !heard.choice && heard.understood.intent === 'unknown'
    return asked ? { to: 'again', say: [text(say.search.unknownPlace(heard.text.slice(0, 60)))], quiet: true } : unheard
  },
}

export const shopsFlow: Flow<ShopsDraft, StepOf['shops']> = {
  title: (_draft, say) => say.shops.title,
  takes: (heard, draft) =>
    heard.understood.intent === 'shops_nearby' &&
    !heard.understood.slots.shop &&
    (Boolean(draft.shopId) || !draft.name),
  anywhere: (heard, draft) => {
    const found =
      heard.understood.intent === 'shops_nearby' && heard.understood.slots.place ? heardPlace(heard) : undefined
    return found && change(frame('shops', 'begin', { ...draft, place: found, shopId: undefined }))
  },
  steps: { begin, place, list: listStep, details, hours: hoursStep, offered },
}
