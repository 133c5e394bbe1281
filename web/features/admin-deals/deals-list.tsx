import { ExternalLink, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminDeal } from '#core/contracts/admin/deals.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { shortDay } from '#web/lib/dates.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { type ListRead, ListScreen } from '../../components/console/list-screen.tsx'
import { OneLine } from '../../components/console/one-line.tsx'
import { statusNames, statusTones } from '../../components/deals/deal-status.ts'
import { quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'

const columns: readonly Column<AdminDeal>[] = [
  { id: 'title', head: 'Deal', cell: (deal) => <TitleAndProduct deal={deal} />, onCard: 'title' },
  { id: 'shop', head: 'Shop', cell: (deal) => <Shop deal={deal} /> },
  { id: 'price', head: 'Price', cell: (deal) => <Price deal={deal} />, isNumber: true },
  {
    id: 'rating',
    head: 'Rating',
    cell: (deal) => <span className="whitespace-nowrap">{ratingOf(deal)}</span>,
    isNumber: true,
    from: 'xl',
  },
  { id: 'status', head: 'Status', cell: (deal) => <StatesAndDays deal={deal} />, onCard: 'aside' },
]

type Props = {
  read: ListRead
  deals: readonly AdminDeal[] | undefined
  open: string | undefined
  onOpen(deal: AdminDeal): void
  empty: ReactNode
}

export const DealsList = ({ read, deals, open, onOpen, empty }: Props) => (
  <ListScreen
    read={read}
    failed="Failed to load deals"
    more="Older deals"
    label="Deals"
    columns={columns}
    rows={deals}
    idOf={({ id }) => id}
    nameOf={({ title }) => title}
    open={open}
    onOpen={onOpen}
    act={(deal) => <Feature deal={deal} />}
    empty={empty}
  />
)

export function productOf({ product: { brand, model, size } }: AdminDeal): string {
  return `${brand} ${model} ${size}`
}

export function daysOf({ startsOn, endsOn }: AdminDeal): string {
  // Each day stays on one line.
  const day = (date: string) => shortDay(date).replaceAll(' ', '\u00a0')
  return endsOn === null ? `From ${day(startsOn)}` : `${day(startsOn)} to ${day(endsOn)}`
}

export function ratingOf({ rating, reviewCount }: AdminDeal): string {
  return rating === null ? 'No rating' : `${rating.toFixed(1)} (${reviewCount})`
}

const ROOM = '@min-[58rem]:max-w-60 @min-[70rem]:max-w-96'

/** A title names its tyre more often than not; what it leaves out stands below it. */
const TitleAndProduct = ({ deal }: { deal: AdminDeal }) => (
  <>
    <OneLine most={ROOM}>{deal.title}</OneLine>
    {!deal.title.includes(productOf(deal)) && (
      <span className="block font-normal text-ink-soft text-sm">
        <OneLine most={ROOM}>{productOf(deal)}</OneLine>
      </span>
    )}
  </>
)

const Price = ({ deal: { priceCents } }: { deal: AdminDeal }) => (
  <span className="whitespace-nowrap">{formatRandExact(priceCents)}</span>
)

const Shop = ({ deal: { shop } }: { deal: AdminDeal }) => (
  <span className="grid">
    <OneLine most="@min-[58rem]:max-w-44 @min-[70rem]:max-w-72">{shop.name}</OneLine>
    <span className="text-ink-soft text-sm">
      <OneLine most="@min-[58rem]:max-w-44 @min-[70rem]:max-w-72">{`${shop.city}, ${shop.province}`}</OneLine>
    </span>
  </span>
)

export const States = ({ deal: { status, soldOut, featured } }: { deal: AdminDeal }) => (
  <span className="inline-flex flex-wrap gap-1">
    <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
    {soldOut && <Badge tone="bad">Sold out</Badge>}
    {featured && <Badge tone="warning">Featured</Badge>}
  </span>
)

const StatesAndDays = ({ deal }: { deal: AdminDeal }) => (
  <span className="grid justify-items-start gap-0.5">
    <States deal={deal} />
    <span className="text-ink-soft text-sm @min-[58rem]:whitespace-nowrap">{daysOf(deal)}</span>
  </span>
)

export function Feature({ deal }: { deal: AdminDeal }) {
  const { isFeatured, isPending, set } = useFeatureDeal(deal)
  return (
    <Button look="quiet" disabled={isPending} onClick={() => set(!isFeatured)}>
      <Star aria-hidden size={16} className={isFeatured ? 'fill-current' : ''} />
      {isFeatured ? 'Unfeature' : 'Feature'} <span className="sr-only">{deal.title}</span>
    </Button>
  )
}

export const ViewShop = ({ deal: { shop } }: { deal: AdminDeal }) => (
  <a href={`/business/${shop.slug}`} target="_blank" rel="noreferrer" className={quietButton}>
    <ExternalLink aria-hidden size={16} /> View Shop<span className="sr-only"> {shop.name} in a new tab</span>
  </a>
)

const dealReads = ['GET /admin/deals', 'GET /deals'] as const

/** Features a deal or ends it; what is asked for shows at once, and is taken back if the server refuses. */
function useFeatureDeal({ id, title, featured }: Pick<AdminDeal, 'id' | 'title' | 'featured'>) {
  const { mutate, isPending, variables } = useSend('PATCH /admin/deals/:id', {
    invalidates: dealReads,
    onDone: (deal) =>
      toastUndo(deal.featured ? `${title} is featured` : `${title} is no longer featured`, () => set(!deal.featured)),
    onFailed: ({ message }) =>
      toast({ type: 'error', title: `Failed to update deal featured status: ${message}`, duration: 10_000 }),
  })
  const set = (next: boolean) => mutate({ params: { id }, body: { featured: next } })
  return { isFeatured: isPending ? variables.body.featured : featured, isPending, set }
}
