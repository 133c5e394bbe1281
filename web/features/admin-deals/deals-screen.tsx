import { usePages } from '#web/lib/api/use-pages.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { FilterChips } from '../../components/console/filter-chips.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { isStatus, statusNames } from '../../components/deals/deal-status.ts'
import { Empty } from '../../components/ui/states.tsx'
import { DealPanel } from './deal-panel.tsx'
import { DealsList } from './deals-list.tsx'

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
