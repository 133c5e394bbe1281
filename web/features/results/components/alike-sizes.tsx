import { Link } from 'react-router-dom'
import type { OfferFacets } from '#core/contracts/search.ts'
import type { NearMark } from '#web/lib/code/near.tsx'
import { withChanges } from '#web/lib/page/address.ts'
import { RESULTS, type TyreSearch } from '#web/lib/page/search-address.ts'

type Props = { alike: OfferFacets['alike']; query: TyreSearch; from: string; mark: NearMark }

/** Other sizes for the same rim; what they must carry goes along, so that weaker tyres are marked. */
export default function AlikeSizes({ alike, query, from, mark }: Props) {
  return (
    <section {...mark} aria-labelledby="alike" className="mt-8 rounded-xl bg-sunk p-4">
      <h2 id="alike" className="font-bold">
        Other sizes that may fit the same rim
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft text-sm">
        They roll within 3 % as far as {query.size}. Tyres that carry less or are rated slower are marked. Ask the shop
        whether the width suits your rim and vehicle before you book.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {alike.map(({ size, differencePercent, minLoadIndex, minSpeedKmh }) => (
          <li key={size}>
            <Link
              to={`${RESULTS}${withChanges(from, {
                size,
                other: undefined,
                compare: undefined,
                load: minLoadIndex === null ? undefined : String(minLoadIndex),
                speed: minSpeedKmh === null ? undefined : String(minSpeedKmh),
              })}`}
              className="pressable inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 hover:bg-paper"
            >
              <span className="lettering">{size}</span>
              <span className="text-ink-soft text-sm tabular-nums">{signed(differencePercent)} %</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const signed = (percent: number): string => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}`
