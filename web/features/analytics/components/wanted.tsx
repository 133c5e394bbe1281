import type { WantedSizes } from '#core/contracts/seller/analytics.ts'
import { card } from '../../../components/styles.ts'

/** What people near the shop asked for and did not find there. */
export const Wanted = ({ wanted: { sizes, withinKm, days } }: { wanted: WantedSizes }) => (
  <section aria-labelledby="wanted" className={`${card} grid content-start gap-2 p-4`}>
    <h2 id="wanted" className="font-bold text-lg">
      Asked for near you, and not in your stock
    </h2>
    {sizes.length === 0 ? (
      <p className="rounded-lg bg-sunk px-4 py-6 text-center text-ink-soft">
        No size was asked for by 3 or more drivers within {withinKm} km in the last {days} days that you do not have.
      </p>
    ) : (
      <ul className="grid gap-x-6 md:grid-cols-2">
        {sizes.map(({ size, drivers }) => (
          <li key={size} className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b py-2">
            <span>
              <strong className="tabular-nums">{drivers}</strong> drivers asked for{' '}
              <strong className="lettering whitespace-nowrap">{size}</strong>
            </span>
            <span className="text-ink-soft text-sm">
              within {withinKm} km, last {days} days
            </span>
          </li>
        ))}
      </ul>
    )}
    <p className="text-ink-soft text-sm">
      Counted from searches on WhatsApp that named a place, each driver once. Sizes that fewer than 3 drivers asked for
      are left out, so that nobody is recognised.
    </p>
  </section>
)
