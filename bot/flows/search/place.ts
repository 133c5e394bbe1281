import { type Action, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { Place } from '#bot/engine/state.ts'
import { countsTyres } from '#bot/understand/said/list/which-list.ts'
import { placeOfAddress } from '#core/rules/places/address-place.ts'
import { findPlace, nearestPlace } from '#core/rules/places/places.ts'
import type { SearchDraft } from './draft.ts'
import { merged } from './from-slots.ts'
import { go } from './go.ts'

/** Uses the known place, and asks only if there is none. */
export const where: Action<SearchDraft> = {
  act: async (draft, { memory }) => {
    if (draft.place) memory.place = draft.place
    else if (memory.place && !draft.anywhere) return go('results', { ...draft, place: memory.place })
    return draft.place || draft.anywhere ? go('results', draft) : go('place', draft)
  },
}

export const place: Question<SearchDraft> = {
  ask: (_draft, { say }) => ({
    say: [buttons(say.search.whichPlace, { id: 'search:anywhere', title: say.search.anywhere })],
  }),
  answer: (message, draft, { say }) => {
    if (message.choice === 'search:anywhere') return go('results', { ...draft, anywhere: true })
    const found = heardPlace(message)
    if (found) {
      const { quantity, ...slots } = message.understood.slots
      // 'Either of the two' counts places.
      const said = quantity !== undefined && countsTyres(message.text) ? { ...slots, quantity } : slots
      return go('where', { ...merged(draft, said).draft, place: found, anywhere: false })
    }
    if (message.kind !== 'text' || message.choice || message.text.length < 2 || message.text.length > 60)
      return notUnderstood
    if (message.understood.intent !== 'unknown' && !message.understood.slots.place) return notUnderstood
    return { to: 'again', say: [text(say.search.unknownPlace(message.text))], quiet: true }
  },
}

/** A shared location, or the name of a place; a location is called by the nearest place that people know. */
export function heardPlace(message: ParsedMessage): Place | undefined {
  if (message.location) {
    const { lat, lng, label } = message.location
    return { label: label ?? nearestPlace({ lat, lng })?.name ?? `${lat.toFixed(3)}, ${lng.toFixed(3)}`, lat, lng }
  }
  const { intent, slots } = message.understood
  // A suburb that nobody knows, and the town behind it.
  const found =
    findPlace(slots.place ?? message.text) ?? (intent === 'unknown' ? placeOfAddress(message.text) : undefined)
  return found && { label: found.name, lat: found.lat, lng: found.lng }
}
