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

export type Meant = { changes: Changes } | { problem: string }

/**
 * The vehicle that a text means, as the results take it; undefined if it means none that we know. Where it may be several
 * of a make, the results ask which; where it may be of several makes, the problem says what to type.
 */
export async function vehicleMeant(text: string): Promise<Meant | undefined> {
  const { vehicles } = await call('GET /search/suggestions', { query: { text: text.trim().slice(0, 60) } })
  const [first, ...others] = vehicles
  if (!first) return undefined
  const { make, model, year } = first
  // The text is no size, though it stands in the field of one.
  const input = { size: undefined, make, year: year?.toString() }
  if (others.length === 0 || names(text, first)) return { changes: { ...input, model } }
  if (others.every((one) => one.make === make)) return { changes: input }
  return { problem: 'Several cars begin like that. Please type more of the name, such as Polo 2018.' }
}

/** Whether the text ends with the whole name of the model; a year may stand anywhere. */
const names = (text: string, { model, year }: Vehicle): boolean =>
  ` ${text.toLowerCase().replace(String(year), ' ').trim()}`.endsWith(` ${model.toLowerCase()}`)
