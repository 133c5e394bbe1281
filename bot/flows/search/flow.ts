import type { Flow, Outcome, Turn } from '#bot/engine/flow.ts'
import { told } from '#bot/engine/flow.ts'
import type { Heard } from '#bot/engine/heard.ts'
import { text } from '#bot/engine/say.ts'
import type { StepOf } from '../steps.ts'
import { again } from './again.ts'
import { bookShown } from './book-shown.ts'
import { compare } from './compare.ts'
import { inContext, pointsAtShown } from './context.ts'
import type { SearchDraft } from './draft.ts'
import { hasWish, merged } from './from-slots.ts'
import { go } from './go.ts'
import { impossibleIn } from './impossible.ts'
import { offerStep } from './offer.ts'
import { place, where } from './place.ts'
import { results } from './results.ts'
import { otherRim, rim } from './rim.ts'
import { begin, size } from './size.ts'
import { searched } from './too-many.ts'
import { unknownCar } from './unknown-car.ts'
import { model, option, vehicle, year } from './vehicle.ts'

const refining = ['refine', 'search_size', 'search_vehicle', 'quote_request', 'deals', 'book'] as const

export const searchFlow: Flow<SearchDraft, StepOf['search']> = {
  title: (draft, say) => say.search.title(draft.wish.size),
  takes: (heard, draft) =>
    (refining as readonly string[]).includes(heard.understood.intent) ||
    (heard.understood.intent === 'shops_nearby' && pointsAtShown(heard, draft)),
  anywhere: (heard, draft, _step, turn) => {
    const { intent, slots } = heard.understood
    const impossible = impossibleIn(heard)
    if (impossible) return remark(draft, turn.say.search.impossibleSize(impossible))
    const car = slots.size || slots.vehicle ? undefined : unknownCar(heard.text)
    if (car) return go('begin', { ...merged(atSamePlace(draft), slots).draft, vehicle: car })
    if (intent === 'book' && draft.shown?.length) return bookShown(heard, draft, turn)
    const beside = draft.shown ? inContext(heard, draft, turn) : undefined
    if (beside) return beside
    return refined(heard, draft, turn) ?? (slots.place ? go('begin', merged(draft, slots).draft) : undefined)
  },
  steps: {
    begin,
    again,
    size,
    vehicle,
    model,
    year,
    option,
    where,
    place,
    results,
    compare,
    rim,
    otherRim,
    offer: offerStep,
  },
}

/** What a message changes in the search that runs; another size or vehicle begins anew at the same place. */
function refined(heard: Heard, draft: SearchDraft, { say }: Turn): Outcome | undefined {
  const { intent, slots } = heard.understood
  if (!(refining as readonly string[]).includes(intent) || !hasWish(slots)) return undefined
  const kept: SearchDraft = slots.size || slots.sizeFront || slots.vehicle ? atSamePlace(draft) : draft
  const { draft: next, unknownPlace } = merged(kept, slots)
  if (intent === 'deals') next.wish.dealsOnly = true
  if (unknownPlace && !next.place) return go('place', next)
  return searched(heard, next, say)
}

const atSamePlace = (draft: SearchDraft): SearchDraft => ({
  wish: { ...(draft.wish.quantity ? { quantity: draft.wish.quantity } : {}) },
  ...(draft.place ? { place: draft.place } : {}),
  ...(draft.anywhere ? { anywhere: true } : {}),
})

export const startSearch = (draft: SearchDraft) => ({ flow: 'search' as const, step: 'begin', draft, trail: [] })

/** Nothing to do but to say something and wait. */
export const remark = (draft: SearchDraft, words: string): Outcome => told(draft, text(words))
