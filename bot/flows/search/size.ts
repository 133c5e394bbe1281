import { type Action, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { hasThreeFigures } from '#bot/understand/said/figures.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { unknownCar } from '#bot/understand/said/unknown-car.ts'
import { scanSizes } from '#core/rules/tyres/tyre-size.ts'
import type { SearchDraft } from './draft.ts'
import { merged } from './from-slots.ts'
import { go } from './go.ts'
import { suited } from './suited.ts'
import { searched } from './too-many.ts'

/** Decides what still has to be asked. */
export const begin: Action<SearchDraft> = {
  act: async (draft, turn) => {
    if (draft.query.size && draft.vehicle?.model) return suited(draft, turn)
    if (draft.query.size || draft.query.dealsOnly) return go('where', draft)
    return draft.vehicle ? go('vehicle', draft) : go('size', draft)
  },
}

export const size: Question<SearchDraft> = {
  ask: (_draft, { say }) => ({ say: [text(say.search.whichSize)] }),
  answer: (message, draft, { say }) => {
    const { slots, impossibleSize } = message.understood
    if (slots.size || slots.sizeFront || slots.vehicle) return searched(message, merged(draft, slots).draft, say)
    const vehicle = unknownCar(message.text)
    if (vehicle) return go('begin', { ...draft, vehicle })
    if (impossibleSize)
      return {
        to: 'again',
        say: [text(say.search.impossibleSize(impossibleIn(message) ?? message.text.slice(0, 40)))],
        quiet: true,
      }
    if (says(message, 'knowsNot')) return { to: 'again', say: [text(say.search.whereItStands)], quiet: true }
    if (hasThreeFigures(message.text) && !message.choice)
      return { to: 'again', say: [text(say.search.notASize)], quiet: true }
    return notUnderstood
  },
}

/** What is written like a size that no tyre has, as it stands in the message; undefined beside a real size. */
export function impossibleIn({ text, understood }: ParsedMessage): string | undefined {
  const { impossibleSize, slots } = understood
  if (!impossibleSize || slots.size || slots.sizeFront) return undefined
  const [first] = scanSizes(text).impossible
  return first ? text.slice(first.start, first.end).slice(0, 40) : undefined
}
