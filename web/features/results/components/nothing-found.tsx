import { Link } from 'react-router-dom'
import type { NearMissView } from '#core/contracts/search.ts'
import { alertFor } from '#core/rules/website/whatsapp-texts.ts'
import { type Changes, useAddress, withChanges } from '#web/lib/page/address.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { countFilters, SEARCH, type TyreSearch } from '#web/lib/page/search-address.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { grid } from '../grid.ts'
import { OfferCard } from './offer-card.tsx'

const WIDEST_KM = 100

type Props = { misses: NearMissView[]; query: TyreSearch; withoutFilters: string }

/** No offer fits: what may help, and what comes near. */
export default function NothingFound({ misses, query, withoutFilters }: Props) {
  return (
    <>
      <NoTyres query={query} withoutFilters={withoutFilters} />
      <NearMisses misses={misses} query={query} />
    </>
  )
}

/** Nothing was found: what may help, each a tap away, and being told when something comes. */
function NoTyres({ query, withoutFilters }: { query: TyreSearch; withoutFilters: string }) {
  const formLink = useFormLink()
  return (
    <div className="rounded-2xl bg-surface p-6 shadow-card">
      <h2 className="font-bold text-lg">No tyres found</h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        No shop has {query.quantity === 1 ? 'such a tyre' : `${query.quantity} such tyres`} in {query.size}
        {query.near ? ` within ${query.radiusKm} km` : ''} right now. Check the size on the sidewall of your tyre, or
        look wider:
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        <Wider query={query} withoutFilters={withoutFilters} />
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to={formLink('alert', { size: query.size })} preventScrollReset className={primaryButton}>
          Tell me when there is one
        </Link>
        <WhatsappLink text={alertFor({ size: query.size, place: query.place })} />
      </div>
    </div>
  )
}

/** The same search with less asked of it. */
function Wider({ query, withoutFilters }: { query: TyreSearch; withoutFilters: string }) {
  const { params } = useAddress()
  const changed = (changes: Changes) => withChanges(`?${params}`, changes)
  const { near, radiusKm, quantity } = query
  return [
    countFilters(query.filters) > 0 && { name: 'Clear filters', to: withoutFilters },
    near && radiusKm < WIDEST_KM && { name: `Within ${WIDEST_KM} km`, to: changed({ radius: `${WIDEST_KM}` }) },
    near && { name: 'All of South Africa', to: changed({ near: undefined, place: undefined, radius: undefined }) },
    quantity > 2 && { name: '2 tyres', to: changed({ quantity: '2' }) },
    quantity === 2 && { name: '1 tyre', to: changed({ quantity: '1' }) },
    { name: 'Another size or car', to: `${SEARCH}${changed({ size: undefined, form: undefined })}` },
  ].map(
    (step) =>
      step && (
        <li key={step.name}>
          <Link to={step.to} className={quietButton}>
            {step.name}
          </Link>
        </li>
      ),
  )
}

/** What exists without the filter that was too tight; another size is never shown without saying so. */
function NearMisses({ misses, query }: Omit<Props, 'withoutFilters'>) {
  return misses.map((miss) => (
    <section key={miss.relaxed === 'size' ? miss.size : miss.relaxed} className="mt-8">
      <h2 className="font-bold text-xl">{titleOf(miss, query)}</h2>
      {miss.relaxed === 'size' && (
        <p className="mt-1 rounded-lg bg-danger-wash px-3 py-2 text-danger text-sm">
          Another size than {query.size}: its circumference differs by {Math.abs(miss.differencePercent).toFixed(1)} %.
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
  payment: 'At shops that take other payment',
  open_now: 'At shops that are closed now',
  mobile: 'At shops that do not come out',
}

function titleOf(miss: NearMissView, query: TyreSearch): string {
  if (miss.relaxed === 'size') return `In ${miss.size}`
  return [miss.relaxed, ...(miss.alsoRelaxed ?? [])].map((one) => nameOf(one, miss.radiusKm, query)).join(' · ')
}

function nameOf(relaxed: Relaxed, radiusKm: number | undefined, query: TyreSearch): string {
  if (relaxed === 'radius') return radiusKm ? `Further away, from ${radiusKm} km` : 'Further away'
  if (relaxed === 'quantity') return `Fewer than ${query.quantity} tyres`
  return without[relaxed]
}
