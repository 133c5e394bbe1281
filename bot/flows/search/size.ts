import { type Action, go, type Question, unheard } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import type { SearchDraft } from './draft.ts'
import { merged } from './from-slots.ts'

/** Decides what still has to be asked. */
export const begin: Action<SearchDraft> = {
  act: async (draft) => {
    if (draft.wish.size || draft.wish.dealsOnly) return go('where', draft)
    return draft.vehicle ? go('vehicle', draft) : go('size', draft)
  },
}

export const size: Question<SearchDraft> = {
  ask: (_draft, { say }) => ({ say: [text(say.search.whichSize)] }),
  hear: (heard, draft, { say }) => {
    const { slots, impossibleSize } = heard.understood
    if (slots.size || slots.sizeFront || slots.vehicle) return go('begin', merged(draft, slots).draft)
    if (impossibleSize)
      return { to: 'again', say: [text(say.search.impossibleSize(heard.text.slice(0, 40)))], quiet: true }
    if (/\d{3}/.test(heard.text) && !heard.choice) return { to: 'again', say: [text(say.search.notASize)], quiet: true }
    return unheard
  },
}
