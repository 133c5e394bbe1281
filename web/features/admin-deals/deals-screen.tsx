import type { AdminDeal } from '#core/contracts/admin/deals.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { FilterChips } from '../../components/console/filter-chips.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { isStatus, statusNames } from '../../components/deals/deal-status.ts'
import { Empty } from '../../components/ui/states.tsx'
import { DealsList, daysOf, Feature, productOf, ratingOf, States, ViewShop } from './deals-list.tsx'

const shown = ['active', 'scheduled', 'expired', 'inactive'] as const
const nameOf = (show: string): string => (isStatus(show) ? statusNames[show] : 'Featured')

/** The deals of all shops. Featured ones come first on the home page. */
export function DealsScreen() {
  const { params, go } = useAddress()
  const asked = params.get('show') ?? ''
  const show = isStatus(asked) || asked === 'featured' ? asked : undefined
  const search = params.get('search') ?? undefined
  const read = usePages('GET /admin/deals', { query: { show, search } })
  const deals = (read.pages ?? read.before)?.flatMap((page) => page.deals)
  const open = deals?.find(({ id }) => id === params.get('deal'))
  return (
    <ConsolePage title="Deal management" about="Featured deals come first on the home page">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchBox label="Search deals" placeholder="Title, tyre, shop or code" />
        <AddressSelect
          label="Show"
          name="show"
          choices={[['all', 'All'], ['featured', 'Featured'], ...shown.map((one) => [one, statusNames[one]] as const)]}
        />
      </div>
      <FilterChips
        chips={[
          ...(show ? [{ name: 'show', words: nameOf(show) }] : []),
          ...(search ? [{ name: 'search', words: `Search: ${search}` }] : []),
        ]}
      />
      <DealsList
        read={read}
        deals={deals}
        open={open?.id}
        onOpen={({ id }) => go({ deal: id }, 'replace')}
        empty={
          <Empty title="No deals available.">
            {(show || search) && <p className="text-ink-soft">Nothing fits these filters.</p>}
          </Empty>
        }
      />
      {open && <DealPanel deal={open} onClose={() => go({ deal: undefined }, 'replace')} />}
    </ConsolePage>
  )
}

/** All that is known of one deal. */
const DealPanel = ({ deal, onClose }: { deal: AdminDeal; onClose(): void }) => (
  <SidePanel
    title={deal.title}
    onClose={onClose}
    footer={
      <>
        <Feature deal={deal} />
        <ViewShop deal={deal} />
      </>
    }
  >
    <div className="mb-3">
      <States deal={deal} />
    </div>
    {deal.description && <p className="mb-3 whitespace-pre-line">{deal.description}</p>}
    <dl>
      <Detail name="Shop">
        {deal.shop.name}, {deal.shop.city}, {deal.shop.province}
      </Detail>
      <Detail name="Rating">{ratingOf(deal)}</Detail>
      <Detail name="Product">{productOf(deal)}</Detail>
      <Detail name="Features">{deal.features.join(', ') || 'None'}</Detail>
      <Detail name="Price">
        {formatRandExact(deal.priceCents)}
        {deal.percentOff > 0 && `, ${deal.percentOff}% off`}
      </Detail>
      <Detail name="Without the deal">{formatRandExact(deal.listing.priceCents)}</Detail>
      <Detail name="Free">{deal.listing.stock}</Detail>
      <Detail name="Inventory item">
        <span className="lettering">{deal.listing.code}</span>
      </Detail>
      <Detail name="Runs">{daysOf(deal)}</Detail>
      <Detail name="Published">{dayOfInstant(deal.createdAt)}</Detail>
      <Detail name="Code">
        <span className="lettering">{deal.code}</span>
      </Detail>
    </dl>
  </SidePanel>
)
