import { Suspense, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { read } from '#web/lib/api/read.ts'
import { Boundary } from '#web/lib/code/boundary.tsx'
import { later } from '#web/lib/code/later.tsx'
import { NearBlock } from '#web/lib/code/near.tsx'
import { useDevicePosition } from '#web/lib/device/device-position.ts'
import { readHere, subscribeHere } from '#web/lib/device/garage-here.ts'
import { keptSearch } from '#web/lib/device/last-search.ts'
import { useWide } from '#web/lib/device/use-wide.ts'
import { formIn } from '#web/lib/page/forms.ts'
import { homeHead, offerHead } from '#web/lib/page/head.ts'
import type { At, PageInfo } from '#web/lib/page/page.ts'
import { useWho } from '#web/lib/session.ts'
import { container, linkLook } from '../../components/styles.ts'
import { AskOnWhatsapp, CountedProof } from '../../features/home/components/ask-on-whatsapp.tsx'
import { ForShops } from '../../features/home/components/for-shops.tsx'
import { HotDeals } from '../../features/home/components/hot-deals.tsx'
import { HowItWorks } from '../../features/home/components/how-it-works.tsx'
import { LocationLine } from '../../features/home/components/location-line.tsx'
import { NearbyShops } from '../../features/home/components/nearby-shops.tsx'
import { TodaysDeals } from '../../features/home/components/todays-deals.tsx'
import { Why } from '../../features/home/components/why.tsx'
import { nearbyShopsQuery } from '../../features/home/nearby-shops-query.ts'
import { SearchWidget } from '../../features/search/components/search-widget.tsx'
import type { Understood } from '../../features/search/understood.ts'
import { dealFilters, hotDealsQuery } from '../../lib/deals.ts'

/** The deal whose details the address opens. */
function openDeal(query: URLSearchParams): string | undefined {
  const opened = formIn(query)
  return opened?.form === 'deal' ? opened.subject.deal : undefined
}

export const page: PageInfo = {
  // Only the server asks; the first visit need not bring it.
  ...(import.meta.env.SSR && {
    reads: ({ query }: At) => {
      const deal = openDeal(query)
      return [
        read('GET /deals', { query: hotDealsQuery(dealFilters(query)) }),
        read('GET /shops', { query: nearbyShopsQuery() }),
        read('GET /site/proof'),
        ...(deal === undefined ? [] : [read('GET /deals/:code', { params: { code: deal } })]),
      ]
    },
  }),
  head: ({ query }, answered) => {
    const code = openDeal(query)
    const deal = code === undefined ? undefined : answered('GET /deals/:code', { params: { code } })
    return deal ? offerHead(deal) : homeHead()
  },
}

export const Component = () => (
  <main>
    <Hero />
    <NearBlock>
      <HotDeals />
    </NearBlock>
    <NearBlock>
      <NearbyShops />
    </NearBlock>
    <NearBlock>
      <Why />
    </NearBlock>
    <NearBlock>
      <HowItWorks />
    </NearBlock>
    <NearBlock>
      <ForShops />
    </NearBlock>
  </main>
)

/** Searches in the language of tyres: what is typed is lettered on the tyre beside it, where there is room for one. */
function Hero() {
  const [understood, setUnderstood] = useState<Understood>()
  const { city } = useDevicePosition()
  const isWide = useWide(64)
  return (
    <div className="overflow-hidden bg-sunk">
      <div
        className={`${container} relative grid pt-4 pb-6 md:pt-8 md:pb-10 lg:min-h-[40rem] lg:grid-cols-[minmax(0,35rem)_1fr] lg:py-12`}
      >
        <div className="min-w-0">
          <h1 className="lettering text-[clamp(min(1.75rem,9vw),6.5vw,3.75rem)] text-balance leading-[1.05] tracking-tight">
            Tyres, fitted, near {city ?? 'you'}
          </h1>
          <p className="mt-1.5 max-w-[34rem] text-ink-soft max-[14rem]:sr-only md:mt-4 md:text-lg">
            One price with fitting, balancing and valves, before you drive there.
          </p>
          <ComesBack />
        </div>
        <div className="relative max-lg:hidden lg:absolute lg:inset-y-0 lg:right-8 lg:left-[39rem]">
          {isWide && understood?.kind === 'size' ? (
            <Suspense fallback={<TodaysDeals />}>
              <div aria-hidden>
                <TypedTyre understood={understood} className="absolute inset-0 m-auto w-[38rem] max-w-none" />
              </div>
            </Suspense>
          ) : (
            <TodaysDeals />
          )}
        </div>
        <div className="relative mt-3 lg:col-start-1 lg:mt-6">
          <SearchWidget onUnderstood={setUnderstood} beside={<AskOnWhatsapp />} />
          <CountedProof />
          <div className="flex flex-wrap items-center gap-x-4">
            <LocationLine />
            <Link to="/flat-tyre" className={`${linkLook} mt-5 inline-flex min-h-12 items-center`}>
              Flat tyre? Help
            </Link>
          </div>
        </div>
      </div>
    </div>
  )
}

const TypedTyre = later(async () => ({
  default: (await import('../../features/search/components/typed-tyre.tsx')).TypedTyre,
}))
const Again = later(() => import('../../features/home/components/again.tsx'))

/** Fetched only for those of whom something is known. */
function ComesBack() {
  const who = useWho()
  const isKnown = useSyncExternalStore(
    subscribeHere,
    () => readHere().length > 0 || keptSearch() !== null,
    () => false,
  )
  if (who.state !== 'in' && !isKnown) return null
  return (
    <Boundary instead={() => null}>
      <Suspense>
        <Again />
      </Suspense>
    </Boundary>
  )
}
