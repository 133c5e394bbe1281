import { FilterX, List, Mail, Map as MapIcon } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { ProvincesAnswer } from '#core/contracts/shop-directory.ts'
import { ShopCardSkeleton } from '#web/components/shops/shop-card.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { Boundary } from '#web/lib/code/boundary.tsx'
import { later } from '#web/lib/code/later.tsx'
import { OnceAwake } from '#web/lib/code/once-awake.tsx'
import { useWide } from '#web/lib/device/use-wide.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { container, linkLook, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed } from '../../../components/ui/states.tsx'
import { type DirectorySearch, noFilters, readDirectorySearch, sorts } from '../directory-address.ts'
import { useShops } from '../use-shops.ts'
import { Filters } from './filters.tsx'
import { grid, ShopList } from './shop-list.tsx'

const MapOfShops = later(() => import('./map-of-shops.tsx'))
const MapBeside = later(() => import('./map-beside.tsx'))
const MapWaiting = () => (
  <div className="skeleton h-[26rem] rounded-2xl lg:h-[36rem]" role="status" aria-label="Loading the map" />
)

/** Every centre, or those around a place. */
export function Directory() {
  const { params, go } = useAddress()
  const directorySearch = readDirectorySearch(params)
  const isList = directorySearch.view === 'list'
  const pick = (shop: string | undefined) => go({ shop }, 'replace')
  return (
    <section className={`${container} py-6 md:py-10`}>
      <div className="mb-5 flex items-start justify-between gap-3">
        <div>
          <h1 className="font-bold text-2xl md:text-3xl">Tyre Fitting Centres</h1>
          <Which directorySearch={directorySearch} />
        </div>
        <ViewButton view={directorySearch.view} onChange={(view) => go({ view, page: undefined })} />
      </div>
      <Filters directorySearch={directorySearch} onChange={go} />
      <div className={`mt-5 ${isList ? 'gap-6 min-[90rem]:grid min-[90rem]:grid-cols-[minmax(0,1fr)_38%]' : ''}`}>
        <div>
          <Found
            directorySearch={directorySearch}
            onClear={() => go(noFilters)}
            onMore={() => go({ page: String(directorySearch.pages + 1) }, 'replace')}
            onPick={pick}
          />
        </div>
        {isList && <Beside directorySearch={directorySearch} onPick={pick} />}
      </div>
    </section>
  )
}

/** On a wide screen the list has its map beside it. It is fetched only where it shows. */
const Beside = (props: ComponentProps<typeof MapBeside>) =>
  useWide(90) && (
    <Boundary instead={() => null}>
      <Suspense>
        <MapBeside {...props} />
      </Suspense>
    </Boundary>
  )

type ViewProps = { view: DirectorySearch['view']; onChange(view: 'map' | undefined): void }

const ViewButton = ({ view, onChange }: ViewProps) =>
  view === 'list' ? (
    <Button onClick={() => onChange('map')} look="quiet" className="min-[90rem]:hidden">
      <MapIcon aria-hidden size={18} /> Map
    </Button>
  ) : (
    <Button onClick={() => onChange(undefined)} look="quiet">
      <List aria-hidden size={18} /> List
    </Button>
  )

function Which({ directorySearch }: { directorySearch: DirectorySearch }) {
  const { data } = useRead('GET /provinces')
  return <p className="mt-1 text-ink-soft">{whichOf(directorySearch, data?.provinces ?? [])}</p>
}

/** How many and in which order; with a text or a rating nobody has counted them. */
function whichOf(
  { near, place, radiusKm, province, text, rating, sort, openNow }: DirectorySearch,
  provinces: ProvincesAnswer['provinces'],
): string {
  if (near) return `${openNow ? 'Open now, within' : 'Within'} ${radiusKm} km of ${place ?? 'you'}, the nearest first.`
  const order = `by ${sorts[sort].toLowerCase()}`
  if (text || rating || openNow) return `Centres that match, ${order}.`
  const counted = provinces.filter(({ name }) => !province || name === province)
  const count = counted.reduce((sum, { shops }) => sum + shops, 0)
  return `${count === 1 ? '1 centre' : `${count || 'All'} centres`}, ${order}.`
}

type FoundProps = {
  directorySearch: DirectorySearch
  onClear(): void
  onMore(): void
  onPick(shop: string | undefined): void
}

function Found({ directorySearch, onClear, onMore, onPick }: FoundProps) {
  const { shops, hasMore, changing, loadingMore, failed } = useShops(directorySearch)
  if (!shops || (changing && failed)) return failed ? <NotRead failed={failed} /> : <Loading />
  if (shops.length === 0) return changing ? <Loading /> : <NoShops onClear={onClear} />
  return (
    <div aria-busy={changing} className={changing ? 'opacity-60' : undefined}>
      <h2 className="sr-only">Centres</h2>
      {directorySearch.view === 'map' ? (
        <OnceAwake waiting={<MapWaiting />}>
          <MapOfShops shops={shops} directorySearch={directorySearch} onPick={onPick} />
        </OnceAwake>
      ) : (
        <ShopList shops={shops} directorySearch={directorySearch} />
      )}
      {failed && (
        <div className="mt-6">
          <NotRead failed={failed} />
        </div>
      )}
      {(hasMore || loadingMore) && (
        <div className="mt-6 text-center">
          <Button busy={loadingMore && 'Loading…'} onClick={onMore} look="quiet">
            Show more
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {shops.length === 1 ? '1 centre shown' : `${shops.length} centres shown`}
      </p>
    </div>
  )
}

/** The shape of what is coming, so that nothing moves when it comes. */
const Loading = () => (
  <>
    <p role="status" className="sr-only">
      Loading fitment centres…
    </p>
    <ul className={grid} aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <li key={key}>
          <ShopCardSkeleton>
            <span className="skeleton mt-2 block h-12 rounded-lg" />
            <span className="skeleton block h-11 rounded-lg" />
            <span className="skeleton block h-11 rounded-lg" />
          </ShopCardSkeleton>
        </li>
      ))}
    </ul>
  </>
)

type FailedProps = { failed: { message: string; retry(): void; trying: boolean } }

const NotRead = ({ failed: { message, retry, trying } }: FailedProps) => (
  <Failed title="We could not load the fitment centres" onRetry={retry} retrying={trying}>
    <p>{message}</p>
  </Failed>
)

/** Nobody there: look wider, or tell us who is missing. */
function NoShops({ onClear }: { onClear(): void }) {
  const { data } = useRead('GET /site')
  return (
    <Empty title="No fitment centres found nearby">
      <p className="max-w-prose text-ink-soft">
        Look in another place or take away filters. Do you know a centre that should be here? Tell us.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button onClick={onClear} look="quiet">
          <FilterX aria-hidden size={18} /> Clear Filters
        </Button>
        {data?.supportEmail && (
          <a
            href={`mailto:${data.supportEmail}?subject=${encodeURIComponent('Suggest a Fitment Centre')}`}
            className={quietButton}
          >
            <Mail aria-hidden size={18} /> Suggest a Fitment Centre
          </a>
        )}
      </div>
      <Link to="/request-admin-fitment-centre" className={`${linkLook} inline-grid min-h-11 items-center`}>
        Request a fitment centre
      </Link>
    </Empty>
  )
}
