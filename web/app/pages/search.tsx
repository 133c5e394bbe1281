import { exampleSize, popularSizes } from '#core/rules/tyres/popular-sizes.ts'
import { WhereItStands } from '#web/components/tyres/where-it-stands.tsx'
import { read } from '#web/lib/api/read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { container } from '../../components/styles.ts'
import { MyGarage } from '../../features/garage/components/my-garage.tsx'
import { AskOnWhatsapp } from '../../features/home/components/ask-on-whatsapp.tsx'
import { FilterFields } from '../../features/search/components/filter-fields.tsx'
import { QuickSearches } from '../../features/search/components/quick-searches.tsx'
import { SearchWidget } from '../../features/search/components/search-widget.tsx'

export const page: PageInfo = {
  // Only the server asks.
  ...(import.meta.env.SSR && { reads: () => [read('GET /site/proof')] }),
  head: () => ({
    title: 'Search tyres · Spoor',
    description:
      'Find tyres by size or by vehicle, and compare what shops near you charge with fitting, balancing and valve.',
    canonical: '/search',
  }),
}

export function Component() {
  const { params } = useAddress()
  return (
    <main
      className={`${container} grid gap-8 py-6 md:py-10 lg:grid-cols-[minmax(0,36rem)_minmax(16rem,1fr)] min-[90rem]:grid-cols-[minmax(0,44rem)_minmax(16rem,1fr)]`}
    >
      <div>
        <h1 className="mb-4 font-bold text-2xl md:text-3xl">Search tyres</h1>
        <SearchWidget sizes={popularSizes}>
          <FilterFields params={params} />
        </SearchWidget>
      </div>
      <div className="grid content-start gap-8 lg:pt-14 min-[90rem]:grid-cols-[1fr_minmax(0,26rem)]">
        <div className="space-y-8">
          <MyGarage />
          <QuickSearches />
          <section aria-labelledby="by-chat" className="max-w-md">
            <h2 id="by-chat" className="mb-2 font-bold text-lg">
              Rather on WhatsApp?
            </h2>
            <AskOnWhatsapp />
          </section>
        </div>
        <WhereItStands size={exampleSize} className="max-w-72 max-lg:mx-auto min-[90rem]:max-w-none" />
      </div>
    </main>
  )
}
