import type { ReactNode } from 'react'
import type { OwnDeal } from '#core/contracts/seller/deals.ts'
import { formatRand, formatRandExact } from '#core/rules/format.ts'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { type ListRead, ListScreen } from '../../components/console/list-screen.tsx'
import { statusNames, statusTones } from '../../components/deals/deal-status.ts'
import { Button } from '../../components/ui/button.tsx'
import { useSwitchDeal } from './use-deal-acts.ts'
import { daysOf, tyreOf } from './words.ts'

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

export function DealsList({ read, deals, open, onOpen, empty }: Props) {
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
