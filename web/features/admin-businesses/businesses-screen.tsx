import type { BusinessCounts, BusinessRow } from '#core/contracts/admin/businesses.ts'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { sinceWords } from '#web/lib/since.ts'
import { StatusBadge, statusLook } from '../../components/admin/business-status.tsx'
import { feePerMonth } from '../../components/admin/fee.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import type { Column } from '../../components/console/column.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { OneLine } from '../../components/console/one-line.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { BusinessPanel } from './business-panel.tsx'
import { StatusActs } from './status-acts.tsx'

const KEY = 'GET /admin/businesses'
const statuses: readonly BusinessStatus[] = ['pending', 'active', 'unpublished', 'blocked', 'inactive']
const isStatus = (text: string | null): text is BusinessStatus => statuses.some((one) => one === text)

const columns: readonly Column<BusinessRow>[] = [
  {
    id: 'name',
    head: 'Business',
    cell: ({ name }) => <OneLine most="@min-[58rem]:max-w-44 @min-[70rem]:max-w-72">{name}</OneLine>,
    onCard: 'title',
  },
  {
    id: 'owner',
    head: 'Owner',
    cell: ({ owners }) => <OneLine most="@min-[58rem]:max-w-32 @min-[70rem]:max-w-40">{owners[0] || 'Nobody'}</OneLine>,
    from: 'lg',
  },
  {
    id: 'place',
    head: 'Place',
    cell: ({ city, province }) => (
      <OneLine most="@min-[58rem]:max-w-24 @min-[70rem]:max-w-64">{`${city}, ${province}`}</OneLine>
    ),
  },
  { id: 'status', head: 'Status', cell: ({ status }) => <StatusBadge status={status} isBrief /> },
  {
    id: 'rating',
    head: 'Rating',
    cell: ({ rating, reviewCount }) => (
      <span className="whitespace-nowrap">{rating === null ? 'None' : `${rating.toFixed(1)} (${reviewCount})`}</span>
    ),
    isNumber: true,
    from: 'xl',
  },
  { id: 'fee', head: 'Fee', cell: ({ monthlyFeeCents }) => feePerMonth(monthlyFeeCents), isNumber: true, from: 'xl' },
  {
    id: 'updated',
    head: 'Updated',
    cell: ({ updatedAt }) => <span className="whitespace-nowrap">{sinceWords(updatedAt)} ago</span>,
    isNumber: true,
    from: 'lg',
    onCard: 'none',
  },
]

/** Every shop, whatever its status. */
export function BusinessesScreen() {
  const { params, go } = useAddress()
  const status = params.get('status')
  const province = params.get('province') ?? undefined
  const search = params.get('search') ?? undefined
  const query = { search, province, ...(isStatus(status) && { status }) }
  const counts = useRead('GET /admin/businesses/counts')
  const read = usePages(KEY, { query })
  const businesses = read.pages?.flatMap((page) => page.businesses)
  const open = params.get('open') ?? undefined
  return (
    <ConsolePage title="Businesses" about="All shops, the last updated first">
      <Filters counts={counts.data} />
      <ListScreen
        read={read}
        failed="Failed to load the businesses"
        more="More businesses"
        label="Businesses"
        columns={columns}
        rows={businesses}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        open={open}
        follows
        onOpen={({ id }) => go({ open: id }, open ? 'replace' : 'push')}
        act={(business) => <StatusActs shop={business} inRow />}
        empty={<Empty title="No businesses found." />}
      />
      {open && (
        <BusinessPanel
          key={open}
          business={businesses?.find(({ id }) => id === open)}
          isListed={businesses !== undefined}
          onClose={() => go({ open: undefined })}
        />
      )}
    </ConsolePage>
  )
}

const Filters = ({ counts }: { counts: BusinessCounts | undefined }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <SearchBox label="Search businesses" placeholder="Name, town, contact or owner" />
    <AddressSelect
      label="Status"
      name="status"
      choices={[
        ['all', 'All'],
        ...statuses.map(
          (one) => [one, `${statusLook(one).name}${counts ? ` (${counts.statuses[one]})` : ''}`] as const,
        ),
      ]}
    />
    <AddressSelect
      label="Province"
      name="province"
      choices={[['', 'All Provinces'], ...(counts?.provinces ?? []).map((one) => [one, one] as const)]}
    />
  </div>
)
