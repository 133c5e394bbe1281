import type { NearMissView } from '#core/contracts/search.ts'
import type { Wish } from '#web/lib/page/search-address.ts'
import { grid } from '../grid.ts'
import { OfferCard } from './offer-card.tsx'

/** What exists without the wish that was too tight; another size is never shown without saying so. */
export function NearMisses({ misses, wish }: { misses: NearMissView[]; wish: Wish }) {
  return misses.map((miss) => (
    <section key={miss.relaxed === 'size' ? miss.size : miss.relaxed} className="mt-8">
      <h2 className="font-bold text-xl">{titleOf(miss, wish)}</h2>
      {miss.relaxed === 'size' && (
        <p className="mt-1 rounded-lg bg-danger-wash px-3 py-2 text-danger text-sm">
          Another size than {wish.size}: its circumference differs by {Math.abs(miss.differencePercent).toFixed(1)} %.
          Ask the shop whether it may go on your vehicle.
        </p>
      )}
      <ul className={`mt-3 ${grid}`}>
        {miss.offers.map((offer) => (
          <li key={offer.listingId}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

type Relaxed = Exclude<NearMissView, { relaxed: 'size' }>['relaxed']

const without: Record<Exclude<Relaxed, 'radius' | 'quantity'>, string> = {
  place: 'Elsewhere',
  price: 'Above your price',
  brand: 'Of other brands',
  type: 'Of other types',
  run_flat: 'Not run-flat',
  extra_load: 'Without extra load',
  shop: 'At other shops',
  deals: 'Without a deal',
  rating: 'At shops rated lower, or not yet',
  services: 'At shops without those services',
  open_now: 'At shops that are closed now',
  mobile: 'At shops that do not come out',
}

function titleOf(miss: NearMissView, wish: Wish): string {
  if (miss.relaxed === 'size') return `In ${miss.size}`
  return [miss.relaxed, ...(miss.alsoRelaxed ?? [])].map((one) => nameOf(one, miss.radiusKm, wish)).join(' · ')
}

function nameOf(relaxed: Relaxed, radiusKm: number | undefined, wish: Wish): string {
  if (relaxed === 'radius') return radiusKm ? `Further away, from ${radiusKm} km` : 'Further away'
  if (relaxed === 'quantity') return `Fewer than ${wish.quantity} tyres`
  return without[relaxed]
}
