import type { NearMissView } from '#core/contracts/search.ts'
import type { Wish } from '../wish.ts'
import { OfferCard } from './offer-card.tsx'

/** What exists without the wish that was too tight; another size is never shown without saying so. */
export function NearMisses({ misses, wish }: { misses: NearMissView[]; wish: Wish }) {
  return misses.map((miss) => (
    <section key={miss.relaxed === 'size' ? miss.size : miss.relaxed} className="mt-8">
      <h3 className="font-bold text-xl">{titleOf(miss, wish)}</h3>
      {miss.relaxed === 'size' && (
        <p className="mt-1 rounded-lg bg-danger-wash px-3 py-2 text-danger text-sm">
          Another size than {wish.size}: its circumference differs by {Math.abs(miss.differencePercent).toFixed(1)} %.
          Ask the shop whether it may go on your vehicle.
        </p>
      )}
      <ul className="mt-3 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {miss.offers.map((offer) => (
          <li key={offer.listingId}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function titleOf(miss: NearMissView, wish: Wish): string {
  if (miss.relaxed === 'size') return `In ${miss.size}`
  if (miss.relaxed === 'radius') return miss.radiusKm ? `Further away, from ${miss.radiusKm} km` : 'Further away'
  if (miss.relaxed === 'place') return 'Elsewhere'
  if (miss.relaxed === 'quantity') return `Fewer than ${wish.quantity} tyres`
  return 'Close to it'
}
