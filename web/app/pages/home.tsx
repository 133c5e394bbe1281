import { useState } from 'react'
import { Link } from 'react-router-dom'
import { read } from '#web/lib/api/read.ts'
import { NearBlock } from '#web/lib/code/near.tsx'
import { useDevicePosition } from '#web/lib/device/device-position.ts'
import { formIn } from '#web/lib/page/forms.ts'
import { homeHead, offerHead } from '#web/lib/page/head.ts'
import type { At, PageInfo } from '#web/lib/page/page.ts'
import { container, linkLook } from '../../components/styles.ts'
import { ForShops } from '../../features/home/components/for-shops.tsx'
import { HotDeals } from '../../features/home/components/hot-deals.tsx'
import { HowItWorks } from '../../features/home/components/how-it-works.tsx'
import { LocationLine } from '../../features/home/components/location-line.tsx'
import { NearbyShops } from '../../features/home/components/nearby-shops.tsx'
import { Why } from '../../features/home/components/why.tsx'
import { nearbyShopsQuery } from '../../features/home/nearby-shops-query.ts'
import { SearchWidget } from '../../features/search/components/search-widget.tsx'
import { TypedTyre } from '../../features/search/components/typed-tyre.tsx'
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

/** Searches in the language of tyres: what is typed is lettered on the tyre beside it. */
function Hero() {
  const [understood, setUnderstood] = useState<Understood>()
  const { city } = useDevicePosition()
  return (
    <div className="overflow-hidden bg-sunk">
      <div
        className={`${container} relative grid pt-4 pb-6 md:pt-8 md:pb-10 lg:min-h-[40rem] lg:grid-cols-[minmax(0,35rem)_1fr] lg:py-16`}
      >
        <div>
          <h1 className="lettering text-[clamp(min(2.1rem,11vw),7.5vw,4rem)] text-balance leading-[1.02] tracking-tight">
            Tyres, fitted, near {city ?? 'you'}
          </h1>
          <p className="mt-2 max-w-[34rem] text-ink-soft max-[14rem]:sr-only md:mt-4 md:text-lg">
            What shops around you charge<span className="max-md:hidden"> for tyre, fitting, balancing and valve</span>,
            as one price. <span className="max-md:hidden">Pick one and book the slot on WhatsApp.</span>
          </p>
        </div>
        <div
          className="relative -mb-6 h-26 max-[14rem]:mb-3 max-[14rem]:h-0 max-[14rem]:overflow-hidden md:h-48 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[38rem] lg:mb-0 lg:h-auto"
          aria-hidden
        >
          <TypedTyre
            understood={understood}
            className="absolute top-3 left-1/2 w-[min(26rem,94%)] -translate-x-1/2 lg:top-1/2 lg:left-0 lg:w-[38rem] lg:max-w-none lg:translate-x-0 lg:-translate-y-1/2"
          />
        </div>
        <div className="relative lg:col-start-1 lg:mt-6">
          <SearchWidget onUnderstood={setUnderstood} />
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
