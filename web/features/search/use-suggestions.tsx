import type { Suggestions } from '#core/contracts/search.ts'
import type { Suggestion } from '#web/components/ui/suggest.tsx'
import { call } from '#web/lib/api/call.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDebounced } from '#web/lib/debounced.ts'
import type { Changes } from '#web/lib/page/address.ts'

const PAUSE_MS = 150

type Vehicle = Suggestions['vehicles'][number]

const nameOf = ({ make, model, year }: Vehicle): string => [make, model, year].filter(Boolean).join(' ')

/** What the text may mean that is typed so far. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const settled = useDebounced(text.trim(), PAUSE_MS)
  const { data } = useRead('GET /search/suggestions', settled.length >= 2 ? { query: { text: settled } } : null, {
    keepsPrevious: true,
  })
  if (!data || text.trim() === '') return []
  return [
    ...data.sizes.map((size) => ({ key: size, text: size, shown: <span className="lettering">{size}</span> })),
    ...data.vehicles.map((vehicle) => ({ key: nameOf(vehicle), text: nameOf(vehicle) })),
  ].filter((one) => one.text !== text)
}

/** The vehicle that a text means, as the results take it; undefined if it means none that we know. */
export async function vehicleMeant(text: string): Promise<Changes | undefined> {
  const found = await call('GET /search/suggestions', { query: { text: text.trim().slice(0, 60) } }).catch(
    () => undefined,
  )
  const [first] = found?.vehicles ?? []
  // The text is no size, though it stands in the field of one.
  return first && { size: undefined, make: first.make, model: first.model, year: first.year?.toString() }
}
