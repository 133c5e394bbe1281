import { Link } from 'react-router-dom'
import type { VehicleSizesAnswer } from '#core/contracts/search.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import {
  facetsPath,
  isSize,
  offersPath,
  SEARCH,
  type VehicleWish,
  vehicleIn,
  vehiclePath,
  type Wish,
  wishOf,
} from '#web/lib/page/search-address.ts'
import { container, primaryButton } from '../../components/styles.ts'
import { Failed, Spinner } from '../../components/ui/states.tsx'
import { KeepVehicle } from '../../features/garage/components/keep-vehicle.tsx'
import { NotASize } from '../../features/results/components/not-a-size.tsx'
import { Results } from '../../features/results/components/results.tsx'
import { changesFor, VehicleSizesBar } from '../../features/results/components/vehicle-sizes-bar.tsx'
import { VehicleUnclear } from '../../features/results/components/vehicle-unclear.tsx'

export const page: PageInfo = {
  reads: ({ query }) => {
    const [wish, vehicle] = [wishOf(query), vehicleIn(query)]
    return [
      ...(vehicle ? [vehiclePath(vehicle)] : []),
      ...(wish && isSize(wish) ? [offersPath(wish), facetsPath(wish)] : []),
    ]
  },
  head: ({ query }) => {
    const wish = wishOf(query)
    if (!wish || !isSize(wish)) return { title: 'Search results · Spoor', noindex: true }
    const where = wish.near ? ` near ${wish.place ?? 'you'}` : ''
    return {
      title: `${wish.size} tyres${where} · Spoor`,
      description: `What shops charge for ${wish.size} tyres${where}, with fitting, balancing and valve in one price.`,
      canonical: `/search/results?size=${wish.size}`,
    }
  },
}

export function Component() {
  const { params } = useAddress()
  const vehicle = vehicleIn(params)
  const wish = wishOf(params)
  return <main>{vehicle ? <ForVehicle vehicle={vehicle} /> : wish ? <ForSize wish={wish} /> : <NothingAsked />}</main>
}

const ForSize = ({ wish }: { wish: Wish }) => (isSize(wish) ? <Results wish={wish} /> : <NotASize text={wish.size} />)

/** The sizes of the vehicle, and the offers in the one that was chosen or else comes first. */
function ForVehicle({ vehicle }: { vehicle: VehicleWish }) {
  const { params, go } = useAddress()
  const sizes = useApi<VehicleSizesAnswer>(vehiclePath(vehicle))
  const { data } = sizes
  const here = `?${params}`
  const options = data?.kind === 'sizes' ? data.options : []
  const [first] = options
  const wish = wishOf(params) ?? (first && wishOf(new URLSearchParams(withChanges(here, changesFor(first)))))
  if (wish && !isSize(wish)) return <NotASize text={wish.size} />
  if (wish)
    return (
      <Results wish={wish}>
        <VehicleSizesBar vehicle={vehicle} options={options} wish={wish} onChoose={(changes) => go(changes)}>
          <KeepVehicle vehicle={vehicle} size={wish.size} rearSize={wish.otherSize} />
        </VehicleSizesBar>
      </Results>
    )
  return (
    <div className={`${container} py-8`}>
      {sizes.isPending && <Spinner>Looking up your vehicle…</Spinner>}
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
