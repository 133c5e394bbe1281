import type { Offer } from '#core/contracts/offers.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { SearchDraft } from './draft.ts'

const suits = ({ loadOk, speedOk }: Offer): boolean => loadOk && speedOk

/** What suits the vehicle comes first; `below` are the tyres of what does not. */
export function suitedFirst<Found>(found: readonly Found[], tyresOf: (one: Found) => readonly Offer[]) {
  const [first, others] = [true, false].map((fits) => found.filter((one) => tyresOf(one).every(suits) === fits))
  return { offers: [...(first ?? []), ...(others ?? [])], below: (others ?? []).map((one) => tyresOf(one)) }
}

/** A line each; above those that are below what is needed, a line says why they come last. */
export function listed(
  lines: readonly string[],
  below: readonly (readonly Offer[])[],
  { vehicle }: SearchDraft,
  say: Texts,
): string {
  const suited = lines.slice(0, lines.length - below.length)
  const why = say.search.below(
    below.flatMap((tyres) => tyres.filter((tyre) => !suits(tyre))),
    vehicle ? 'vehicle' : 'asked',
  )
  return [...suited, ...(below.length > 0 ? [why, ...lines.slice(suited.length)] : [])].join('\n')
}
