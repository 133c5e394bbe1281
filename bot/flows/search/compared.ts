import { notUnderstood, type Outcome } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { SearchDraft, ShownOffer } from './draft.ts'
import { go } from './go.ts'

const MOST = 3

/** 'compare 1 and 3', 'the michelin or the dunlop': those of the list, else the first of it, side by side. */
export function compared(message: ParsedMessage, draft: SearchDraft): Outcome {
  const shown = draft.shown ?? []
  if (shown.length < 2 || draft.set) return notUnderstood
  const meant = meantIn(message, shown)
  const several = meant.length > 1 ? meant : shown.slice(0, MOST)
  return go('compare', { ...draft, compared: several.map(({ code }) => code) })
}

function meantIn({ understood: { slots } }: ParsedMessage, shown: readonly ShownOffer[]): ShownOffer[] {
  const { pointing, brand } = slots
  if (pointing?.indexes) return pointing.indexes.flatMap((at) => shown[at - 1] ?? []).slice(0, shown.length)
  const brands = brand === undefined ? [] : [brand].flat()
  return brands.flatMap((name) => shown.find((one) => one.brand === name) ?? [])
}
