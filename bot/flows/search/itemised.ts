import type { Offer } from '#core/contracts/offers.ts'
import { formatRand } from '#core/rules/format.ts'
import type { Texts } from '#core/texts/texts.ts'

/** The total and what it contains, a line each. */
export function itemised(offer: Offer, say: Texts): string {
  const lines = offer.lines.map(
    (line) =>
      `${say.search.line[line.what]} ${line.quantity} x ${formatRand(line.eachCents)} = ${formatRand(line.totalCents)}`,
  )
  const inside = offer.fitted && !offer.lines.some((line) => line.what === 'balancing' || line.what === 'valve')
  return [
    ...lines,
    say.search.sum(formatRand(offer.totalCents), offer.fitted),
    ...(inside ? [say.search.inFitting] : []),
  ].join('\n')
}
