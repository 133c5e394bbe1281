import { DealCard, DealCardSkeleton } from '#web/components/deals/deal-card.tsx'
import { DealFilterBar } from '#web/components/deals/deal-filters.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { Carousel } from '../../../components/carousel.tsx'
import { Failed } from '../../../components/ui/states.tsx'
import { dealFilters, isFiltered, shopDealsQuery } from '../../../lib/deals.ts'
import { Nothing } from './section.tsx'

/** What the shop sells for less at the moment, newest first. */
export function ShopDeals({ slug }: { slug: string }) {
  const { params, go } = useAddress()
  const filters = dealFilters(params)
  const read = useRead(
    'GET /shops/:shop/deals',
    { params: { shop: slug }, query: shopDealsQuery(filters) },
    { keepsPrevious: true },
  )
  const deals = read.data?.deals
  if (read.isError)
    return (
      <Failed title="Failed to load deals" onRetry={() => void read.refetch()} retrying={read.isFetching}>
        {read.error.message}
      </Failed>
    )
  if (deals?.length === 0 && !isFiltered(filters)) return <Nothing>No deals available.</Nothing>
  return (
    <>
      {(isFiltered(filters) || (deals?.length ?? 0) > 1) && (
        <div className="mb-5">
          <DealFilterBar filters={filters} choices={read.data} onChange={(changes) => go(changes, 'replace')} />
        </div>
      )}
      {deals?.length === 0 ? (
        <Nothing>No deals available.</Nothing>
      ) : (
        <Carousel label="All deals of the shop" itemClassName="w-[17rem]">
          {deals
            ? deals.map((deal) => <DealCard key={deal.deal.id} deal={deal} />)
            : [<DealCardSkeleton key="1" />, <DealCardSkeleton key="2" />]}
        </Carousel>
      )}
    </>
  )
}
