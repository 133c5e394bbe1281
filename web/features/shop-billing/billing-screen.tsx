import { FileText } from 'lucide-react'
import { BillingForm } from '#core/contracts/forms/billing.ts'
import type { ShopBilling, ShopInvoice } from '#core/contracts/seller/billing.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { ApiError } from '#web/lib/api/call.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { dateWords } from '#web/lib/dates.ts'
import { toast } from '#web/lib/toast.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { NoBusiness } from '../../components/business/no-business.tsx'
import { Badge, type Tone } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { Figure } from '../../components/console/figure.tsx'
import { type ListRead, ListScreen } from '../../components/console/list-screen.tsx'
import { SaveBar } from '../../components/console/save-bar.tsx'
import { card, linkLook, quietButton } from '../../components/styles.ts'
import { TextField } from '../../components/ui/field.tsx'
import { useContractForm } from '../../components/ui/form.tsx'
import { Empty, Failed, Notice, Spinner } from '../../components/ui/states.tsx'

/** What the chosen shop pays for its place on the platform. */
export function BillingScreen() {
  const { chosen, areKnown } = useChosenShop()
  if (!areKnown) return <Spinner>Loading...</Spinner>
  return (
    <ConsolePage title="Invoices" about="What your shop pays for its place on the platform">
      {chosen ? <OfShop key={chosen.id} shopId={chosen.id} /> : <NoBusiness />}
    </ConsolePage>
  )
}

function OfShop({ shopId }: { shopId: string }) {
  const read = usePages('GET /shops/:shopId/billing', { params: { shopId }, query: {} })
  const { pages, failed } = read
  const first = pages?.[0]
  if (failed?.error instanceof ApiError && failed.error.code === 'OWNER_REQUIRED')
    return (
      <Empty title="Only an owner of the shop can do this">
        <p>Invoices are for the owners of a shop.</p>
      </Empty>
    )
  if (failed && !first)
    return <Failed title="Failed to load the invoices" onRetry={failed.retry} retrying={failed.trying} />
  if (!pages || !first) return <Spinner>Loading...</Spinner>
  return (
    <>
      <WhatIsOwed billing={first} />
      <ShopInvoices invoices={pages.flatMap((page) => page.invoices)} read={read} />
      <BillingDetails shopId={shopId} billing={first} />
    </>
  )
}

/** What is to pay, and where. */
const WhatIsOwed = ({ billing: { owedCents, monthlyFeeCents, bankDetails } }: { billing: ShopBilling }) => (
  <div className="grid gap-3 lg:grid-cols-3">
    <dl className="grid gap-3 max-lg:grid-cols-2 lg:col-span-2 lg:grid-cols-2">
      <Figure
        name="Still to pay"
        value={formatRandExact(owedCents)}
        over={owedCents === 0 ? 'Everything is paid' : 'Of all invoices'}
      />
      <Figure name="Your fee" value={formatRandExact(monthlyFeeCents)} over="A month, from the next invoice on" />
    </dl>
    {bankDetails && (
      <section aria-labelledby="how-to-pay" className={`${card} p-4`}>
        <h2 id="how-to-pay" className="text-ink-soft text-sm">
          How to pay
        </h2>
        <p className="mt-1 whitespace-pre-line break-words">{bankDetails}</p>
        <p className="mt-2 text-ink-soft text-sm">Please give the number of the invoice as the reference.</p>
      </section>
    )}
  </div>
)

/** To whom the next invoices are made out. */
function BillingDetails({ shopId, billing }: { shopId: string; billing: ShopBilling }) {
  const saved = { billingName: billing.billingName ?? '', vatNumber: billing.vatNumber ?? '' }
  const form = useContractForm(BillingForm, saved)
  const { handleSubmit, formState, getValues, reset } = form
  const { isDirty } = formState
  const saving = useSend('PATCH /shops/:shopId/billing', {
    invalidates: ['GET /shops/:shopId/billing'],
    onDone: () => {
      reset(getValues())
      toast({ type: 'success', title: 'Saved for your next invoices' })
    },
  })
  const save = handleSubmit(() => saving.mutate({ params: { shopId }, body: getValues() }))
  return (
    <form noValidate aria-labelledby="made-out-to" onSubmit={save}>
      <section className={`${card} grid gap-4 p-4 md:grid-cols-2`}>
        <h2 id="made-out-to" className="font-bold text-lg md:col-span-2">
          Your details on invoices
        </h2>
        <TextField
          label="Name of the company"
          optional
          hint="If it is not the name of the shop"
          autoComplete="organization"
          {...form.field('billingName')}
        />
        <TextField
          label="VAT number"
          optional
          inputMode="numeric"
          hint="Ten digits, if your company is registered for VAT"
          {...form.field('vatNumber')}
        />
        {saving.error && (
          <Notice tone="error" className="md:col-span-2">
            {saving.error.message}
          </Notice>
        )}
      </section>
      <SaveBar isChanged={isDirty} isSaving={saving.isPending} onSave={() => void save()} onDiscard={() => reset()} />
    </form>
  )
}

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
const ShopInvoices = ({ read, invoices }: Props) => (
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
