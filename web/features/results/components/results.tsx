import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Offer } from '#core/contracts/offers.ts'
import type { OfferFacets } from '#core/contracts/search.ts'
import { Opening } from '#web/components/opening.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { Boundary } from '#web/lib/code/boundary.tsx'
import { later } from '#web/lib/code/later.tsx'
import { Near, type NearMark } from '#web/lib/code/near.tsx'
import { OnceAwake } from '#web/lib/code/once-awake.tsx'
import { part } from '#web/lib/code/part.tsx'
import { keepLastSearch } from '#web/lib/device/last-search.ts'
import { useWide } from '#web/lib/device/use-wide.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { withoutForm } from '#web/lib/page/forms.ts'
import {
  countFilters,
  facetsQuery,
  noFilters,
  resultsLink,
  SEARCH,
  type TyreSearch,
} from '#web/lib/page/search-address.ts'
import { container } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Failed, Notice } from '../../../components/ui/states.tsx'
import { useOffers } from '../use-offers.ts'
import CompareTray from './compare-tray.tsx'
import Filters from './filters.tsx'
import { OfferList } from './offer-list.tsx'
import { PlaceLine } from './place-line.tsx'
import { SearchError, Searching } from './states.tsx'
import { Toolbar } from './toolbar.tsx'

type Props = {
  query: TyreSearch
  /** Stands between the heading and the offers: the vehicle that the size is for. */
  children?: ReactNode
}

const OfferMap = later(() => import('./offer-map.tsx'))
const AlikeSizes = part('features/results/components/alike-sizes.tsx', () => import('./alike-sizes.tsx'))
const Chips = part('features/results/components/chips.tsx', () => import('./chips.tsx'))
const NothingFound = part('features/results/components/nothing-found.tsx', () => import('./nothing-found.tsx'))
const OtherAxle = part('features/results/components/other-axle.tsx', () => import('./other-axle.tsx'))
const FilterSheet = later(() => import('./filter-sheet.tsx'))

/** The offers for a search, with what to do when there are none. */
export function Results({ query, children }: Props) {
  const { params, go } = useAddress()
  const [filtersOpen, setFiltersOpen] = useState(false)
  const found = useOffers(query)
  const facets = useRead('GET /offers/facets', { query: facetsQuery(query) }, { keepsPrevious: true })
  const filters = { query, facets: facets.data, onRecount: facets.isError ? () => void facets.refetch() : undefined }
  const view = params.get('view') === 'map' ? 'map' : 'list'
  const here = `?${params}`
  useKeptSearch(query, params, found.offers !== undefined)
  const refine = `${SEARCH}${withChanges(here, { compare: undefined, view: undefined, sort: undefined })}`
  return (
    <section className={`${container} py-2 md:py-10`}>
      <Heading query={query} total={facets.data?.total}>
        <PlaceLine query={query} onChange={(changes) => go(changes)} />
      </Heading>
      {children}
      {query.otherSize && (
        <Spared>
          <OtherAxle query={query} onChange={(changes) => go(changes)} />
        </Spared>
      )}
      <Toolbar
        query={query}
        view={view}
        refine={refine}
        onFilters={() => setFiltersOpen(true)}
        onChange={(changes) => go(changes)}
      />
      <Chosen
        isWrong={params.get('maxPrice') !== (query.filters.maxPrice ?? null)}
        filters={query.filters}
        onChange={(changes) => go(changes)}
        onFilters={() => setFiltersOpen(true)}
      />
      <div
        className={`mt-2 grid gap-6 md:mt-5 lg:grid-cols-[15rem_minmax(0,1fr)] ${view === 'list' ? 'min-[90rem]:grid-cols-[15rem_minmax(0,1fr)_minmax(24rem,38%)]' : ''}`}
      >
        <Near>{(mark) => <Beside mark={mark} {...filters} onChange={(changes) => go(changes)} />}</Near>
        <div className="min-w-0 outline-none" id={OFFERS} tabIndex={-1}>
          <Found
            query={query}
            found={found}
            view={view}
            refine={refine}
            isVehicle={params.has('make')}
            facets={facets.data}
            withoutFilters={withChanges(here, noFilters)}
          />
          <p role="status" className="sr-only">
            {found.searching ? '' : shownWords(found.offers?.length)}
          </p>
          <Alike alike={facets.data?.alike ?? []} query={query} from={here} />
          <Spared>{params.has('compare') && <CompareTray query={query} />}</Spared>
        </div>
        {view === 'list' && <MapBeside offers={found.offers} query={query} usual={facets.data?.usualFittedCents} />}
      </div>
      {filtersOpen && <Sheet {...filters} onClose={() => setFiltersOpen(false)} />}
    </section>
  )
}

/** The filters over the page, where there is no room beside the offers. */
function Sheet({ onClose, ...filters }: Omit<ComponentProps<typeof FilterSheet>, 'onChange'>) {
  const { go } = useAddress()
  return (
    <Suspense fallback={<Opening onClose={onClose} />}>
      <FilterSheet {...filters} onChange={(changes) => go(changes, 'replace')} onClose={onClose} />
    </Suspense>
  )
}

/** What is found is one tap away on the first page, for whoever comes back. */
function useKeptSearch({ size, near, place }: TyreSearch, params: URLSearchParams, isFound: boolean): void {
  const [make, model, year] = ['make', 'model', 'year'].map((name) => params.get(name))
  const tyre = make && model ? [make, model, year].filter(Boolean).join(' ') : size
  const name = near ? `${tyre} near ${place ?? 'you'}` : tyre
  const path = resultsLink({ compare: undefined, view: undefined }, withoutForm(`?${params}`))
  useEffect(() => {
    if (isFound) keepLastSearch({ name, path })
  }, [isFound, name, path])
}

/** What the offers can do without: it is left out while its code cannot be fetched. */
const Spared = ({ children }: { children: ReactNode }) => (
  <Boundary instead={() => null}>
    <Suspense>{children}</Suspense>
  </Boundary>
)

const Chosen = ({ isWrong, ...props }: ComponentProps<typeof Chips> & { isWrong: boolean }) =>
  (isWrong || countFilters(props.filters) > 0) && (
    <Spared>
      <Chips {...props} />
    </Spared>
  )

type AlikeProps = Omit<ComponentProps<typeof AlikeSizes>, 'mark'>

const Alike = (props: AlikeProps) =>
  props.alike.length > 0 && (
    <Spared>
      <Near>{(mark) => <AlikeSizes {...props} mark={mark} />}</Near>
    </Spared>
  )

const Beside = ({ mark, ...filters }: ComponentProps<typeof Filters> & { mark: NearMark }) => (
  <aside {...mark} aria-label="Filters" className="max-lg:hidden">
    <Filters {...filters} />
  </aside>
)

const shownWords = (count: number | undefined): string =>
  count === undefined ? '' : count === 0 ? 'No offers' : `${count} offers shown`

const OFFERS = 'offers'

/** Filters and the ways of looking stand before the offers; from the heading, where a search leads, they are passed at once. */
const SkipToOffers = () => (
  <a
    href={`#${OFFERS}`}
    className="sr-only focus:not-sr-only focus:mb-2 focus:inline-block focus:rounded-lg focus:bg-surface focus:px-4 focus:py-3"
  >
    Skip to the offers
  </a>
)

/** On a wide screen the shops stand on a map beside their offers. It is fetched only where it shows. */
function MapBeside({ offers, query, usual }: BesideProps) {
  const isWide = useWide(90)
  return (
    <div className="max-[90rem]:hidden">
      <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">
        {isWide && offers && offers.length > 0 && <LoadedMap offers={offers} query={query} usual={usual} isBeside />}
      </div>
    </div>
  )
}

const LoadedMap = (props: ComponentProps<typeof OfferMap>) => (
  <OnceAwake waiting={<MapWaiting />}>
    <Boundary
      instead={({ trying }, again) => <Failed title="Failed to load the map" retrying={trying} onRetry={again} />}
    >
      <OfferMap {...props} />
    </Boundary>
  </OnceAwake>
)

type BesideProps = Pick<ComponentProps<typeof OfferMap>, 'query' | 'usual'> & { offers: readonly Offer[] | undefined }

const MapWaiting = () => <div className="skeleton h-[26rem] rounded-2xl" role="status" aria-label="Loading the map" />

/** What was found before stays in sight while the next search cannot be reached. */
const OfBefore = () => (
  <Notice tone="warning" className="mb-4">
    You have no connection. These are the offers from before; yours come by themselves once you are connected again.
  </Notice>
)

type FoundProps = {
  query: TyreSearch
  found: ReturnType<typeof useOffers>
  view: 'list' | 'map'
  refine: string
  /** The size is that of a vehicle. */
  isVehicle: boolean
  withoutFilters: string
  facets: OfferFacets | undefined
}

function Found({ query, found, view, refine, isVehicle, withoutFilters, facets }: FoundProps) {
  const { offers, areOfBefore, nearMisses, searching, failed, more, loadingMore } = found
  if (!offers && failed)
    return <SearchError error={failed.error} refine={refine} retrying={failed.trying} onRetry={failed.retry} />
  if (searching || !offers) return <Searching />
  const usual = facets?.usualFittedCents
  if (offers.length === 0)
    return (
      <Suspense fallback={<Searching />}>
        <NothingFound misses={nearMisses} query={query} withoutFilters={withoutFilters} />
      </Suspense>
    )
  return (
    <>
      <h2 className="sr-only">Offers</h2>
      {areOfBefore && <OfBefore />}
      {view === 'map' ? (
        <LoadedMap offers={offers} query={query} usual={usual} />
      ) : (
        <OfferList offers={offers} usual={usual} isVehicle={isVehicle} />
      )}
      {failed && !areOfBefore && (
        <SearchError error={failed.error} refine={refine} retrying={failed.trying} onRetry={failed.retry} />
      )}
      {(more || loadingMore) && (
        <div className="mt-6 text-center">
          <Button busy={loadingMore && 'Loading…'} onClick={more} look="quiet">
            Show more offers
          </Button>
        </div>
      )}
    </>
  )
}

const orders: Record<TyreSearch['sort'], string> = {
  total: 'The lowest total with fitting first',
  price: 'The lowest price a tyre first',
  distance: 'The nearest shop first',
  rating: 'The best rated shop first',
}

type HeadingProps = { query: TyreSearch; total: number | undefined; children: ReactNode }

/** On a phone the toolbar below says the order and how many, so that there is room for the offers. */
const Heading = ({ query, total, children }: HeadingProps) => (
  <>
    <h1 className="font-bold text-xl md:text-3xl">
      <span className="lettering">{query.size}</span> {query.near ? `near ${query.place ?? 'you'}` : 'in South Africa'}
    </h1>
    <SkipToOffers />
    <div className="flex flex-wrap items-center gap-x-4 md:mt-1 md:block">
      <p className="text-ink-soft">
        {total !== undefined && total > 0 && `${total === 1 ? '1 offer' : `${total} offers`}. `}
        <span className="max-md:sr-only">
          {orders[query.sort]}, priced for {query.quantity === 1 ? '1 tyre' : `${query.quantity} tyres`}.
        </span>
        {query.near && ` Within ${query.radiusKm} km.`}
      </p>
      {children}
    </div>
  </>
)
