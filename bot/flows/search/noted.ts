import type { Outcome, Question, Turn } from '#bot/engine/flow.ts'
import { notUnderstood } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { quoted, text, understoodParts } from '#bot/engine/say.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Intent, Slots } from '#bot/understand/types.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { SearchDraft } from './draft.ts'
import { heardPlace, merged } from './place.ts'

/** What may be said of the search before it is asked for; another wish is none of it. */
const values: ReadonlySet<Intent> = new Set<Intent>(['refine', 'answer', 'unknown', 'pick', 'preferences', 'book'])
const MOST = 80

/**
 * 'Cheapest in Soweto' and 'only 2' where the size or the car is asked for: it is kept and said, and the question comes
 * again. Undefined for words that say nothing of the kind.
 */
export function noted(message: ParsedMessage, draft: SearchDraft, { say }: Turn): Outcome | undefined {
  const { choice, kind, text: words, understood } = message
  const { size, sizeFront, vehicle, index: _index, rim: _rim, ...slots } = understood.slots
  if (choice || kind !== 'text' || words.length > MOST || size || sizeFront || vehicle) return undefined
  if (!values.has(understood.intent) || readsAsQuestion(words)) return undefined
  const most = slots.pointing?.most
  const said: Slots = {
    ...slots,
    ...(most === 'cheapest' && { sort: 'price' }),
    ...(most === 'nearest' && { sort: 'distance' }),
  }
  const place = heardPlace(message)
  const { draft: next } = merged(draft, said)
  const known: SearchDraft = place ? { ...next, place, anywhere: false } : next
  if (JSON.stringify(known) === JSON.stringify(draft)) return undefined
  const parts = partsOf({ ...said, ...(place && { place: place.label }) }, words, say)
  return parts.length === 0 ? undefined : { to: 'again', say: [text(say.search.noted(parts))], draft: known }
}

function partsOf(slots: Slots, words: string, say: Texts): string[] {
  const { sort, window, edge, date, time, how, terrain, runFlat, brandClass } = slots
  const isUnnamed = (window ?? edge) !== undefined && !date && !time
  return [
    ...understoodParts(slots, say),
    ...(sort ? [say.search.sortedBy[sort]] : []),
    ...(isUnnamed || how || terrain || runFlat || brandClass ? [quoted([words])] : []),
  ]
}

/** A question that keeps what is said of the search before it is asked. */
export const noting = (question: Question<SearchDraft>): Question<SearchDraft> => ({
  ...question,
  answer: (message, draft, turn) => {
    const own = question.answer(message, draft, turn)
    return own.to === 'notUnderstood' ? (noted(message, draft, turn) ?? notUnderstood) : own
  },
})
