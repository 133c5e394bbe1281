import { GalleryHorizontal, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DealPage } from '#core/contracts/deals.ts'
import { DealCard, DealCardSkeleton } from '#web/components/deals/deal-card.tsx'
import { DealFilterBar } from '#web/components/deals/deal-filters.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDevicePosition } from '#web/lib/device/device-position.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { Carousel } from '../../../components/carousel.tsx'
import { container, primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed } from '../../../components/ui/states.tsx'
import { dealFilters, hotDealsQuery } from '../../../lib/deals.ts'

const VIEW = 'dealView'

/** Deals that run today, of the driver's town once that is known. */
export function HotDeals() {
  const { params, go } = useAddress()
  const { city } = useDevicePosition()
  const [everywhere, setEverywhere] = useState(false)
  const filters = dealFilters(params)
  const town = everywhere ? undefined : city
  const read = useRead('GET /deals', { query: hotDealsQuery(filters, town) }, { keepsPrevious: true })
  const isGrid = params.get(VIEW) === 'grid'
  const deals = read.data?.deals
  return (
    <section aria-labelledby="deals-title" className="py-12 md:py-16">
      <div className={container}>
        <div className="flex items-end justify-between gap-4">
          <div>
            <h2 id="deals-title" className="lettering text-2xl md:text-3xl">
              Hot Deals
            </h2>
            <p className="mt-1 text-ink-soft">{town ? `At shops in ${town}` : 'At shops all over South Africa'}</p>
          </div>
          <ViewToggle isGrid={isGrid} onToggle={(grid) => go({ [VIEW]: grid ? 'grid' : undefined }, 'replace')} />
        </div>
        <div className="mt-5 mb-6">
          <DealFilterBar filters={filters} choices={read.data} onChange={(changes) => go(changes, 'replace')} />
        </div>
        {read.isError ? (
          <Failed title="Failed to load deals" onRetry={() => void read.refetch()} retrying={read.isFetching}>
            {read.error.message}
          </Failed>
        ) : deals?.length === 0 ? (
          <Empty title="No featured deals available at the moment">
            <Link to="/search" className={`${primaryButton} mt-2`}>
              Search tyres
            </Link>
            {town && (
              <Button look="quiet" onClick={() => setEverywhere(true)}>
                See deals outside {town}
              </Button>
            )}
          </Empty>
        ) : (
          <Cards deals={deals} isGrid={isGrid} />
        )}
      </div>
    </section>
  )
}

const placeholders = ['1', '2', '3', '4']

function Cards({ deals, isGrid }: { deals: DealPage['deals'] | undefined; isGrid: boolean }) {
  const cards = deals
    ? deals.map((deal) => <DealCard key={deal.deal.id} deal={deal} />)
    : placeholders.map((name) => <DealCardSkeleton key={name} />)
  if (!isGrid) return <Carousel label="Deals">{cards}</Carousel>
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  )
}

function ViewToggle({ isGrid, onToggle }: { isGrid: boolean; onToggle(grid: boolean): void }) {
  const look = (on: boolean) =>
    `pressable grid size-11 place-items-center rounded-lg ${on ? 'bg-surface shadow-card' : 'text-ink-soft'}`
  return (
    <fieldset className="flex shrink-0 rounded-xl bg-sunk p-1">
      <legend className="sr-only">How deals are shown</legend>
      <Button
        aria-label="As a carousel"
        aria-pressed={!isGrid}
        onClick={() => onToggle(false)}
        className={look(!isGrid)}
      >
        <GalleryHorizontal aria-hidden size={20} />
      </Button>
      <Button aria-label="As a grid" aria-pressed={isGrid} onClick={() => onToggle(true)} className={look(isGrid)}>
        <LayoutGrid aria-hidden size={20} />
      </Button>
    </fieldset>
  )
}
