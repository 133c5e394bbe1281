import { FileText } from 'lucide-react'
import type { ShopInvoice } from '#core/contracts/seller/billing.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { dateWords } from '#web/lib/dates.ts'
import { Badge, type Tone } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { type ListRead, ListScreen } from '../../components/console/list-screen.tsx'
import { linkLook, quietButton } from '../../components/styles.ts'
import { Empty } from '../../components/ui/states.tsx'

const states: Record<ShopInvoice['state'], { name: string; tone: Tone }> = {
  open: { name: 'Open', tone: 'quiet' },
  part_paid: { name: 'Part paid', tone: 'warning' },
  paid: { name: 'Paid', tone: 'good' },
  overdue: { name: 'Overdue', tone: 'bad' },
  credited: { name: 'Credited', tone: 'calm' },
}

const columns: readonly Column<ShopInvoice>[] = [
  {
    id: 'number',
    head: 'Invoice',
    onCard: 'title',
    cell: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
  },
  { id: 'month', head: 'Month', from: 'lg', cell: ({ month }) => dateWords(`${month}-01`).replace('1 ', '') },
  { id: 'due', head: 'Due', cell: ({ dueOn }) => <span className="whitespace-nowrap">{dateWords(dueOn)}</span> },
  { id: 'amount', head: 'Amount', isNumber: true, cell: ({ amountCents }) => formatRandExact(amountCents) },
  { id: 'paid', head: 'Paid', isNumber: true, from: 'lg', cell: ({ paidCents }) => formatRandExact(paidCents) },
  {
    id: 'state',
    head: 'Status',
    onCard: 'aside',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].name}</Badge>,
  },
]

type Props = { read: ListRead; invoices: readonly ShopInvoice[] }

/** The newest first, each with its papers. */
export const ShopInvoices = ({ read, invoices }: Props) => (
  <>
    <ListScreen
      read={read}
      failed="Failed to load the invoices"
      more="Older invoices"
      label="Invoices"
      columns={columns}
      rows={invoices}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      act={({ id, number, creditNote }) => (
        <>
          {creditNote && (
            <a
              href={addressOf('GET /invoices/:id/credit-note.pdf', { params: { id } })}
              target="_blank"
              rel="noreferrer"
              className={`${linkLook} inline-flex min-h-11 items-center`}
            >
              Credit note<span className="sr-only"> {creditNote}</span>
            </a>
          )}
          <a
            href={addressOf('GET /invoices/:id/invoice.pdf', { params: { id } })}
            target="_blank"
            rel="noreferrer"
            className={quietButton}
          >
            <FileText aria-hidden size={18} /> PDF<span className="sr-only"> of {number}</span>
          </a>
        </>
      )}
      empty={
        <Empty title="No invoices yet.">
          <p>You get one on the first of each month while your shop is active.</p>
        </Empty>
      }
    />
  </>
)
