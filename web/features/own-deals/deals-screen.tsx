import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { OwnDeal } from '#core/contracts/seller/deals.ts'
import { formatRand, formatRandExact } from '#core/rules/format.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { NoBusiness } from '../../components/business/no-business.tsx'
import { Acts } from '../../components/console/acting.tsx'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { type ListRead, ListScreen } from '../../components/console/list-screen.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { isStatus, statusNames, statusTones } from '../../components/deals/deal-status.ts'
import { primaryButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { DealPanel } from './deal-panel.tsx'
import { daysOf, tyreOf, useSwitchDeal } from './use-deal-acts.ts'

const KEY = 'GET /shops/:shopId/own-deals'

/** The deals of the chosen shop. */
export function DealsScreen() {
  const { go } = useAddress()
  const { chosen, areKnown } = useChosenShop()
  return (
    <ConsolePage
      title="Deals"
      about="Specials that drivers see at once, in the chat and on the website"
      actions={
        chosen && (
          <Acts>
            <Button look="primary" onClick={() => go({ deal: 'new' })}>
              <Plus aria-hidden size={18} /> Create Deal
            </Button>
          </Acts>
        )
      }
    >
      {chosen ? <OfShop key={chosen.id} shopId={chosen.id} /> : areKnown && <NoBusiness />}
    </ConsolePage>
  )
}

function OfShop({ shopId }: { shopId: string }) {
  const { params, go } = useAddress()
  useKeepFresh(['notices_changed'], [KEY])
  const status = params.get('status') ?? ''
  const search = params.get('search') ?? undefined
  const query = { search, status: isStatus(status) ? status : undefined }
  const read = usePages(KEY, { params: { shopId }, query })
  const deals = read.pages?.flatMap((page) => page.deals)
  const first = read.pages?.[0]
  const counts = first?.counts
  const open = params.get('deal') ?? undefined
  const isNarrowed = search !== undefined || isStatus(status)
  if (counts?.all === 0 && first?.hasStock === false) return <NoInventory />
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchBox label="Search deals" placeholder="Search deals" />
        <AddressSelect
          label="Status"
          name="status"
          choices={[
            ['all', `All${counts ? ` (${counts.all})` : ''}`],
            ...(['active', 'scheduled', 'inactive', 'expired'] as const).map(
              (one) => [one, `${statusNames[one]}${counts ? ` (${counts[one]})` : ''}`] as const,
            ),
          ]}
        />
      </div>
      <DealsList
        read={read}
        deals={deals}
        open={open}
        onOpen={({ id }) => go({ deal: id })}
        empty={<NoDeals isNarrowed={isNarrowed} />}
      />
      {open && (
        <DealPanel
          key={open}
          shopId={shopId}
          deal={open === 'new' ? undefined : deals?.find(({ id }) => id === open)}
          isNew={open === 'new'}
          isListed={deals !== undefined}
          onClose={() => go({ deal: undefined })}
        />
      )}
    </>
  )
}

function NoInventory() {
  const link = useBusinessLink()
  return (
    <Empty title="No inventory found. You need to add tyre inventory before creating deals.">
      <Link to={link('/business/inventory')} className={`${primaryButton} mt-2`}>
        Go to inventory
      </Link>
    </Empty>
  )
}

function NoDeals({ isNarrowed }: { isNarrowed: boolean }) {
  const { go } = useAddress()
  return isNarrowed ? (
    <Empty title="No deals found">
      <Button look="quiet" className="mt-2" onClick={() => go({ search: undefined, status: undefined })}>
        Show all deals
      </Button>
    </Empty>
  ) : (
    <Empty title="No deals yet">
      <p>Put a tyre on special: drivers who asked for it are told.</p>
      <Button look="primary" className="mt-2" onClick={() => go({ deal: 'new' })}>
        Create Deal
      </Button>
    </Empty>
  )
}

const columns: readonly Column<OwnDeal>[] = [
  { id: 'title', head: 'Deal', cell: ({ title }) => title, onCard: 'title' },
  { id: 'tyre', head: 'Tyre', cell: tyreOf, from: 'lg' },
  { id: 'price', head: 'Price', cell: (deal) => <Price deal={deal} />, isNumber: true },
  {
    id: 'off',
    head: 'Discount',
    cell: ({ percentOff }) => (percentOff > 0 ? `${percentOff}%` : 'None'),
    isNumber: true,
  },
  { id: 'days', head: 'Runs', cell: daysOf, from: 'xl' },
  { id: 'stock', head: 'Free', cell: ({ stock }) => stock, isNumber: true, from: 'lg' },
  { id: 'status', head: 'Status', cell: (deal) => <States deal={deal} />, onCard: 'aside' },
]

type Props = {
  read: ListRead
  deals: readonly OwnDeal[] | undefined
  open: string | undefined
  onOpen(deal: OwnDeal): void
  empty: ReactNode
}

function DealsList({ read, deals, open, onOpen, empty }: Props) {
  return (
    <ListScreen
      read={read}
      failed="Failed to load deals"
      more="Older deals"
      label="Your deals"
      columns={columns}
      rows={deals}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      open={open}
      onOpen={onOpen}
      act={(deal) => <Switch deal={deal} />}
      empty={empty}
    />
  )
}

const Price = ({ deal: { priceCents, listPriceCents } }: { deal: OwnDeal }) => (
  <span className="whitespace-nowrap">
    <span className="font-semibold">{formatRandExact(priceCents)}</span>{' '}
    <s className="text-ink-soft text-sm">
      <span className="sr-only">instead of </span>
      {formatRand(listPriceCents)}
    </s>
  </span>
)

const States = ({ deal: { status, soldOut } }: { deal: OwnDeal }) => (
  <span className="inline-flex flex-wrap gap-1">
    <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
    {soldOut && <Badge tone="bad">Sold out</Badge>}
  </span>
)

function Switch({ deal: { id, active, title } }: { deal: OwnDeal }) {
  const { mutate, isPending } = useSwitchDeal()
  return (
    <Button look="quiet" disabled={isPending} onClick={() => mutate({ params: { id }, body: { active: !active } })}>
      {active ? 'Deactivate' : 'Activate'} <span className="sr-only">{title}</span>
    </Button>
  )
}
