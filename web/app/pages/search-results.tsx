import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { SizeOptionView } from '#core/contracts/search.ts'
import { read } from '#web/lib/api/read.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { part } from '#web/lib/code/part.tsx'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { privateHead, resultsHead } from '#web/lib/page/head.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import {
  facetsQuery,
  hasYear,
  nearText,
  offersQuery,
  resultsLink,
  SEARCH,
  type TyreSearch,
  type VehicleSearch,
  vehicleIn,
  vehicleQuery,
} from '#web/lib/page/search-address.ts'
import { fetchReader, isSize, tyreSearchOf, useReadableSize } from '#web/lib/page/tyre-search.ts'
import { container, primaryButton, quietButton } from '../../components/styles.ts'
import { Failed, Spinner } from '../../components/ui/states.tsx'
import { changesFor } from '../../features/results/changes-for.ts'
import { Results } from '../../features/results/components/results.tsx'

const KeepVehicle = part(
  'features/garage/components/keep-vehicle.tsx',
  () => import('../../features/garage/components/keep-vehicle.tsx'),
)
const NotASize = part(
  'features/results/components/not-a-size.tsx',
  () => import('../../features/results/components/not-a-size.tsx'),
)
const VehicleSizesBar = part(
  'features/results/components/vehicle-sizes-bar.tsx',
  () => import('../../features/results/components/vehicle-sizes-bar.tsx'),
)
const WhichSize = part(
  'features/results/components/which-size.tsx',
  () => import('../../features/results/components/which-size.tsx'),
)
const VehicleUnclear = part(
  'features/results/components/vehicle-unclear.tsx',
  () => import('../../features/results/components/vehicle-unclear.tsx'),
)

export const page: PageInfo = {
  ready: fetchReader,
  reads: ({ query }, answered) => {
    const vehicle = vehicleIn(query)
    if (vehicle && !hasYear(vehicle)) return []
    const sizes = vehicle && answered('GET /vehicles', { query: vehicleQuery(vehicle) })
    const tyreSearch = searchWith(query, sizes?.kind === 'sizes' ? sizes.options : [])
    return [
      ...(vehicle ? [read('GET /vehicles', { query: vehicleQuery(vehicle) })] : []),
      ...(tyreSearch && isSize(tyreSearch)
        ? [
            read('GET /offers', { query: offersQuery(tyreSearch) }),
            read('GET /offers/facets', { query: facetsQuery(tyreSearch) }),
          ]
        : []),
    ]
  },
  head: ({ query }, answered) => {
    const vehicle = namedVehicle(query)
    const sizes =
      vehicle && hasYear(vehicle.tyreSearch)
        ? answered('GET /vehicles', { query: vehicleQuery(vehicle.tyreSearch) })
        : undefined
    const tyreSearch = searchWith(query, sizes?.kind === 'sizes' ? sizes.options : [])
    if (!tyreSearch || !isSize(tyreSearch)) return privateHead(vehicle ? `Tyres for ${vehicle.name}` : 'Search results')
    const offers = answered('GET /offers', { query: offersQuery(tyreSearch) })?.offers
    return resultsHead({ size: tyreSearch.size, offers, place: tyreSearch.near && tyreSearch.place, vehicle })
  },
}

function namedVehicle(query: URLSearchParams) {
  const tyreSearch = vehicleIn(query)
  if (!tyreSearch) return undefined
  const { make, model, year, variant } = tyreSearch
  const name = [make, model, variant, year].filter(Boolean).join(' ')
  return { tyreSearch, name, path: resultsLink({ make, model, year, variant }) }
}

export function Component() {
  const { params } = useAddress()
  useReadableSize(params)
  const vehicle = vehicleIn(params)
  const tyreSearch = tyreSearchOf(params)
  return (
    <main>
      <Suspense fallback={<LookingUp />}>
        {vehicle ? (
          <ForVehicle vehicle={vehicle} />
        ) : tyreSearch ? (
          <ForSize tyreSearch={tyreSearch} />
        ) : (
          <NothingAsked />
        )}
      </Suspense>
    </main>
  )
}

const LookingUp = () => (
  <div className={`${container} py-8`}>
    <Spinner>Looking up your vehicle…</Spinner>
  </div>
)

const ForSize = ({ tyreSearch }: { tyreSearch: TyreSearch }) =>
  isSize(tyreSearch) ? (
    <>
      <Results query={tyreSearch} />
      <AskBelow tyreSearch={tyreSearch} />
    </>
  ) : (
    <NotASize text={tyreSearch.size} />
  )

/** Several shops are asked near a place. */
const AskBelow = ({ tyreSearch: { size, quantity, near, place, filters } }: { tyreSearch: TyreSearch }) =>
  near && (
    <Link
      to={`/quotes${withChanges('', { size, quantity: `${quantity}`, near: nearText(near), place, brand: filters.brands.join() })}`}
      className={`${quietButton} mx-4 mb-8`}
    >
      Ask several shops for a price
    </Link>
  )

/** The size that was chosen, or else the only one of the vehicle: of several it is asked which stands on the tyre. */
function searchWith(params: URLSearchParams, [first, ...others]: readonly SizeOptionView[]): TyreSearch | undefined {
  const chosen = tyreSearchOf(params)
  if (chosen || !first || others.length > 0) return chosen
  return tyreSearchOf(new URLSearchParams(withChanges(`?${params}`, changesFor(first))))
}

/** The sizes of the vehicle, and the offers in the one that was chosen. */
function ForVehicle({ vehicle }: { vehicle: VehicleSearch }) {
  const { params, go } = useAddress()
  const sizes = useRead('GET /vehicles', hasYear(vehicle) ? { query: vehicleQuery(vehicle) } : null)
  const { data } = sizes
  const here = `?${params}`
  if (!hasYear(vehicle)) return <VehicleUnclear vehicle={vehicle} answer={undefined} from={here} />
  const options = data?.kind === 'sizes' ? data.options : []
  const tyreSearch = searchWith(params, options)
  if (tyreSearch && !isSize(tyreSearch)) return <NotASize text={tyreSearch.size} />
  if (tyreSearch)
    return (
      <>
        <Results query={tyreSearch}>
          <Suspense>
            <VehicleSizesBar vehicle={vehicle} options={options} query={tyreSearch} onChoose={(changes) => go(changes)}>
              <KeepVehicle vehicle={vehicle} size={tyreSearch.size} rearSize={tyreSearch.otherSize} />
            </VehicleSizesBar>
          </Suspense>
        </Results>
        <AskBelow tyreSearch={tyreSearch} />
      </>
    )
  if (sizes.isPending) return <LookingUp />
  if (options.length > 1) return <WhichSize vehicle={vehicle} options={options} from={here} />
  return (
    <div className={`${container} py-8`}>
      {sizes.isError && (
        <Failed title="Search Error" onRetry={() => void sizes.refetch()} retrying={sizes.isFetching}>
          <p className="font-semibold">Search failed</p>
          <p>{sizes.error.message}</p>
        </Failed>
      )}
      {data && data.kind !== 'sizes' && <VehicleUnclear vehicle={vehicle} answer={data} from={here} />}
    </div>
  )
}

const NothingAsked = () => (
  <div className={`${container} grid justify-items-start gap-4 py-10`}>
    <h1 className="font-bold text-2xl">Which tyres?</h1>
    <p>Type a size, or name your vehicle.</p>
    <Link to={SEARCH} className={primaryButton}>
      Search tyres
    </Link>
  </div>
)
