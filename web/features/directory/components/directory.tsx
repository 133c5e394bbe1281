import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ShopPage } from '#core/contracts/shop-directory.ts'
import { ShopCard, ShopCardSkeleton } from '../../../components/shop-card.tsx'
import { ShopMap } from '../../../components/shop-map.tsx'
import { container, linkLook, primaryButton, quietButton } from '../../../components/styles.ts'
import { Empty, Failed } from '../../../components/ui/states.tsx'
import { useAddress } from '../../../lib/address.ts'
import { useLocation } from '../../../lib/location.ts'
import { SITE_PATH } from '../../../lib/site.ts'
import { useApi } from '../../../lib/use-api.ts'
import { usePages } from '../../../lib/use-pages.ts'
import { directoryPath, wishOf } from '../directory-path.ts'
import { CentreActions } from './centre-actions.tsx'
import { Filters } from './filters.tsx'

const servicesShown = 3
const none = {
  q: undefined,
  province: undefined,
  rating: undefined,
  sort: undefined,
  location: undefined,
  radius: undefined,
}

export function Directory() {
  const { params, go } = useAddress()
  const wish = wishOf(params)
  const { point } = useLocation()
  const waits = wish.nearMe && !point
  const { pages, isLoading, failed, more } = usePages<ShopPage>((after) => directoryPath(wish, point, after), !waits)
  const shops = waits ? undefined : pages?.flatMap((page) => page.shops)
  const clear = () => go(none, 'replace')
  return (
    <div className={`${container} py-6 md:py-10`}>
      <h1 className="lettering text-3xl md:text-4xl">Tyre Fitting Centres</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Shops that fit tyres, balance and align wheels, with their hours, prices and free slots.
      </p>
      <Filters wish={wish} onChange={(changes) => go(changes, 'replace')} onClear={clear} />
      {failed && !shops ? (
        <Failed title="Failed to load fitment centres" onRetry={failed.retry} retrying={failed.trying}>
          {failed.error.message}
        </Failed>
      ) : shops?.length === 0 ? (
        <NothingFound onClear={clear} />
      ) : (
        <>
          {shops && <Found shops={shops} here={wish.nearMe ? point : undefined} />}
          <Cards shops={shops} />
        </>
      )}
      {more && (
        <button type="button" className={`${quietButton} mx-auto mt-6 flex`} onClick={more}>
          Show more centres
        </button>
      )}
      {shops && isLoading && <p role="status">Loading more…</p>}
      {failed && shops && (
        <Failed title="Failed to load fitment centres" onRetry={failed.retry} retrying={failed.trying} />
      )}
    </div>
  )
}

const placeholders = ['1', '2', '3', '4', '5', '6']

const Cards = ({ shops }: { shops: ShopPage['shops'] | undefined }) => (
  <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
    {shops
      ? shops.map((shop) => (
          <li key={shop.id} id={`centre-${shop.id}`} className="scroll-mt-24">
            <ShopCard shop={shop} services={servicesShown}>
              <CentreActions shop={shop} />
            </ShopCard>
          </li>
        ))
      : placeholders.map((name) => (
          <li key={name}>
            <ShopCardSkeleton />
          </li>
        ))}
  </ul>
)

type FoundProps = { shops: ShopPage['shops']; here: { lat: number; lng: number } | undefined }

/** How many there are, and where. A shop that was picked elsewhere (shop=id) stands out and is scrolled to. */
function Found({ shops, here }: FoundProps) {
  const { params } = useAddress()
  const chosen = params.get('shop') ?? undefined
  const [picked, setPicked] = useState(chosen)
  const [map, setMap] = useState(false)
  const show = (id: string) => {
    setPicked(id)
    document.getElementById(`centre-${id}`)?.scrollIntoView({ block: 'center' })
  }
  useEffect(() => {
    if (chosen) document.getElementById(`centre-${chosen}`)?.scrollIntoView({ block: 'center' })
  }, [chosen])
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-ink-soft">
          {shops.length} {shops.length === 1 ? 'centre' : 'centres'} shown
        </p>
        <button type="button" aria-expanded={map} className={quietButton} onClick={() => setMap(!map)}>
          {map ? 'Hide the map' : 'Show on a map'}
        </button>
      </div>
      {map && (
        <ShopMap
          label="Map of the centres shown"
          className="mt-4 h-[22rem] md:h-[28rem]"
          points={shops}
          here={here}
          picked={picked}
          onPick={show}
        />
      )}
    </>
  )
}

function NothingFound({ onClear }: { onClear(): void }) {
  const { data } = useApi<{ supportEmail: string | null }>(SITE_PATH)
  return (
    <Empty title="No fitment centres found nearby">
      <p className="max-w-prose text-ink-soft">Try other words, a wider radius, or tell us who is missing.</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <button type="button" className={primaryButton} onClick={onClear}>
          Clear Filters
        </button>
        <Link to="/request-admin-fitment-centre" className={`${quietButton} min-h-12`}>
          Request a centre
        </Link>
      </div>
      {data?.supportEmail && (
        <a
          href={`mailto:${data.supportEmail}?subject=${encodeURIComponent('Suggest a Fitment Centre')}`}
          className={`${linkLook} inline-flex min-h-11 items-center`}
        >
          Suggest a Fitment Centre
        </a>
      )}
    </Empty>
  )
}
