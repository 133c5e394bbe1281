import { type Action, type Question, unheard } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import type { SearchDraft } from './draft.ts'
import { merged } from './from-slots.ts'
import { go } from './go.ts'
import { impossibleIn } from './impossible.ts'
import { searched } from './too-many.ts'
import { unknownCar } from './unknown-car.ts'

/** Decides what still has to be asked. */
export const begin: Action<SearchDraft> = {
  act: async (draft) => {
    if (draft.wish.size || draft.wish.dealsOnly) return go('where', draft)
    return draft.vehicle ? go('vehicle', draft) : go('size', draft)
  },
}

/** 'I don't know', to a question about the size or the car. */
export const knowsNot =
  /\b(do ?n['’o]?t know|dunno|no idea|not sure|weet nie|nie seker( nie)?|angazi|andazi|ha ke tsebe)\b/i

export const size: Question<SearchDraft> = {
  ask: (_draft, { say }) => ({ say: [text(say.search.whichSize)] }),
  hear: (heard, draft, { say }) => {
    const { slots, impossibleSize } = heard.understood
    if (slots.size || slots.sizeFront || slots.vehicle) return searched(heard, merged(draft, slots).draft, say)
    const vehicle = unknownCar(heard.text)
    if (vehicle) return go('begin', { ...draft, vehicle })
    if (impossibleSize)
      return {
        to: 'again',
        say: [text(say.search.impossibleSize(impossibleIn(heard) ?? heard.text.slice(0, 40)))],
        quiet: true,
      }
    if (knowsNot.test(heard.text)) return { to: 'again', say: [text(say.search.whereItStands)], quiet: true }
    if (/\d{3}/.test(heard.text) && !heard.choice) return { to: 'again', say: [text(say.search.notASize)], quiet: true }
    return unheard
  },
}
