import { type Action, type Question, unheard } from '#bot/engine/flow.ts'
import type { Heard } from '#bot/engine/heard.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { Place } from '#bot/engine/state.ts'
import { placeOfAddress } from '#core/rules/places/address-place.ts'
import { findPlace, nearestPlace } from '#core/rules/places/places.ts'
import type { SearchDraft } from './draft.ts'
import { merged } from './from-slots.ts'
import { go } from './go.ts'

/** Uses the place that is known from before, and asks only where none is. */
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
  hear: (heard, draft, { say }) => {
    if (heard.choice === 'search:anywhere') return go('results', { ...draft, anywhere: true })
    const found = heardPlace(heard)
    if (found) return go('where', { ...merged(draft, heard.understood.slots).draft, place: found, anywhere: false })
    if (heard.kind !== 'text' || heard.choice || heard.text.length < 2 || heard.text.length > 60) return unheard
    if (heard.understood.intent !== 'unknown' && !heard.understood.slots.place) return unheard
    return { to: 'again', say: [text(say.search.unknownPlace(heard.text))], quiet: true }
  },
}

/** A shared location, or the name of a place; a location is called by the nearest place that people know. */
export function heardPlace(heard: Heard): Place | undefined {
  if (heard.location) {
    const { lat, lng, label } = heard.location
    return { label: label ?? nearestPlace({ lat, lng })?.name ?? `${lat.toFixed(3)}, ${lng.toFixed(3)}`, lat, lng }
  }
  const { intent, slots } = heard.understood
  // A suburb that nobody knows, and the town behind it.
  const found = findPlace(slots.place ?? heard.text) ?? (intent === 'unknown' ? placeOfAddress(heard.text) : undefined)
  return found && { label: found.name, lat: found.lat, lng: found.lng }
}
