import type { ReactNode } from 'react'
import type { InvoiceRow } from '#core/contracts/admin/revenue.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { localDate } from '#core/rules/time/time.ts'
import { AddressSelect } from '#web/components/console/address-select.tsx'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { FilterChips } from '#web/components/console/filter-chips.tsx'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { SearchBox } from '#web/components/console/search-box.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Empty } from '#web/components/ui/states.tsx'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { monthsUpTo, monthWords, shortDate, shortMonth, states } from './words.ts'

/** Stays on one line. */
const Whole = ({ children }: { children: ReactNode }) => <span className="whitespace-nowrap">{children}</span>

const columns: readonly Column<InvoiceRow>[] = [
  { id: 'number', head: 'Invoice', onCard: 'title', cell: ({ number }) => <Whole>{number}</Whole> },
  { id: 'shop', head: 'Business', cell: ({ shop }) => shop.name },
  { id: 'month', head: 'Month', from: 'xl', cell: ({ month }) => <Whole>{shortMonth(month)}</Whole> },
  { id: 'due', head: 'Due', from: 'xl', cell: ({ dueOn }) => <Whole>{shortDate(dueOn)}</Whole> },
  {
    id: 'amount',
    head: 'Amount',
    isNumber: true,
    cell: ({ amountCents }) => <Whole>{formatRandExact(amountCents)}</Whole>,
  },
  {
    id: 'paid',
    head: 'Paid',
    isNumber: true,
    from: 'lg',
    cell: ({ paidCents }) => <Whole>{formatRandExact(paidCents)}</Whole>,
  },
  {
    id: 'state',
    head: 'Status',
    onCard: 'aside',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].name}</Badge>,
  },
]

const filters = ['overdue', 'unpaid', 'open', 'part_paid', 'paid', 'credited'] as const
const filterNames = {
  ...Object.fromEntries(Object.entries(states).map(([key, { name }]) => [key, name])),
  unpaid: 'Unpaid',
} as Record<(typeof filters)[number], string>
const MONTHS = 24
const A_PAGE = 25

/** The invoices that the address asks for; a row opens beside the list. */
export function InvoiceList() {
  const { params, go } = useAddress()
  const status = filters.find((one) => one === params.get('status'))
  const of = /^20\d\d-\d\d$/.test(params.get('of') ?? '') ? (params.get('of') ?? undefined) : undefined
  const [search, shopId] = [params.get('search') ?? undefined, params.get('shop') ?? undefined]
  const read = usePages('GET /admin/revenue/invoices', {
    query: { limit: A_PAGE, status, month: of, search, shopId },
  })
  const rows = read.pages?.flatMap((page) => page.invoices)
  const isNarrowed = Boolean(status ?? of ?? search ?? shopId)
  return (
    <section aria-label="Invoices" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Filters />
      {shopId && <FilterChips chips={[{ name: 'shop', words: `Business: ${rows?.[0]?.shop.name ?? 'one'}` }]} />}
      <ListScreen
        read={read}
        failed="Failed to load the invoices"
        label="Invoices"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ number, shop }) => `${number} of ${shop.name}`}
        open={params.get('open') ?? undefined}
        onOpen={({ id }) => go({ open: id, act: undefined })}
        act={({ id, number, state }) =>
          state !== 'paid' &&
          state !== 'credited' && (
            <Button look="strong" className="whitespace-nowrap" onClick={() => go({ open: id, act: 'pay' })}>
              Record payment<span className="sr-only"> of {number}</span>
            </Button>
          )
        }
        empty={<NoInvoices isNarrowed={isNarrowed} />}
      />
    </section>
  )
}

const Filters = () => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <SearchBox label="Search invoices" placeholder="Number or business" />
    <AddressSelect
      label="Status"
      name="status"
      choices={[['', 'All'], ...filters.map((one) => [one, filterNames[one]] as const)]}
    />
    <AddressSelect
      label="Month"
      name="of"
      choices={[
        ['', 'All'],
        ...monthsUpTo(localDate(new Date()), MONTHS).map((one) => [one, monthWords(one)] as const),
      ]}
    />
  </div>
)

const NoInvoices = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <Empty title="No invoice is like that.">
      <p>Take a filter away to see others.</p>
    </Empty>
  ) : (
    <Empty title="No invoices yet.">
      <p>They are made on the first of each month, one for each active business.</p>
    </Empty>
  )
