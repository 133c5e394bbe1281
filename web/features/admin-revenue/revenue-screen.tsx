import { Download, Landmark } from 'lucide-react'
import type { MonthFigures, Operator, Revenue } from '#core/contracts/admin/revenue.ts'
import { OperatorForm } from '#core/contracts/forms/billing.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { localDate } from '#core/rules/time/time.ts'
import { AddressSelect } from '#web/components/console/address-select.tsx'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { Figure } from '#web/components/console/figure.tsx'
import { card, linkLook } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { Form, FormProblem, useContractForm } from '#web/components/ui/form.tsx'
import { Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast } from '#web/lib/toast.ts'
import { BankDialog } from './bank-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { FeeForm } from './fee-form.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import { monthsUpTo, monthWords } from './words.ts'

const MONTHS = 12

/** What shops pay: the fee, the figures of a month, and every invoice. */
export function RevenueScreen() {
  const { params, go } = useAddress()
  const month = /^20\d\d-\d\d$/.test(params.get('month') ?? '') ? (params.get('month') ?? undefined) : undefined
  const read = useRead('GET /admin/revenue', { query: { month } }, { keepsPrevious: true })
  const [open, dialog] = [params.get('open') ?? undefined, params.get('show')]
  const close = () => go({ show: undefined }, 'replace')
  return (
    <ConsolePage
      title="Revenue"
      about="What businesses pay for their place on the platform. No payment is processed here."
      actions={
        <>
          <Button look="quiet" onClick={() => go({ show: 'bank' })}>
            <Landmark aria-hidden size={18} /> Record bank lines
          </Button>
          <Button look="quiet" onClick={() => go({ show: 'export' })}>
            <Download aria-hidden size={18} /> Export
          </Button>
        </>
      }
    >
      {read.data ? (
        <Overview revenue={read.data} onOperator={() => go({ show: 'operator' })} />
      ) : read.error ? (
        <Failed title="Failed to load the figures" onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
      <InvoiceList />
      {open && <InvoicePanel key={open} id={open} />}
      {dialog === 'bank' && <BankDialog onClose={close} />}
      {dialog === 'export' && <ExportDialog onClose={close} />}
      {dialog === 'operator' && read.data && <OperatorDialog operator={read.data.operator} onClose={close} />}
    </ConsolePage>
  )
}

function Overview({ revenue, onOperator }: { revenue: Revenue; onOperator(): void }) {
  const { feeCents, monthlyRevenueCents, activeBusinesses, aging, operator } = revenue
  const months = monthsUpTo(localDate(new Date()), MONTHS)
  return (
    <>
      {operator.name === '' && (
        <Notice tone="warning">
          The invoices do not say yet who sends them.{' '}
          <Button className={linkLook} onClick={onOperator}>
            Give name, address and bank details
          </Button>
        </Notice>
      )}
      <div className="grid items-stretch gap-3 lg:grid-cols-3">
        <FeeForm feeCents={feeCents} revenueCents={monthlyRevenueCents} businesses={activeBusinesses} />
        <dl className="grid">
          <Figure
            name="Monthly revenue"
            value={formatRandExact(monthlyRevenueCents)}
            over={`The fees of ${activeBusinesses} active ${activeBusinesses === 1 ? 'business' : 'businesses'}`}
          />
        </dl>
        <Aging aging={aging} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AddressSelect
          label="Figures of"
          name="month"
          choices={months.map((one, at) => [at === 0 ? '' : one, monthWords(one)] as const)}
        />
        {operator.name !== '' && (
          <Button look="link" className="ml-auto text-sm" onClick={onOperator}>
            Invoices are sent by {operator.name}
          </Button>
        )}
      </div>
      <Figures revenue={revenue} />
    </>
  )
}

/** Who sends the invoices, as it stands on those that are made from now on. */
function OperatorDialog({ operator, onClose }: { operator: Operator; onClose(): void }) {
  const form = useContractForm(OperatorForm, { ...operator, vatNumber: operator.vatNumber ?? '' })
  const saving = useAdminSend('PATCH /admin/revenue/operator', {
    invalidates: ['GET /admin/revenue'],
    onDone: () => {
      toast({ type: 'success', title: 'Saved for the next invoices' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who sends the invoices"
      description="Stands on invoices that are made from now on; those that were made stay as they are. Only a platform owner can change it."
    >
      <Form form={form} sending={saving} onSend={(_, body) => saving.mutate({ body })}>
        <TextField label="Name of the company" {...form.field('name')} />
        <TextAreaField label="Address" rows={3} {...form.field('address')} />
        <TextField
          label="VAT number"
          optional
          inputMode="numeric"
          hint="Without it, invoices claim no VAT"
          {...form.field('vatNumber')}
        />
        <TextAreaField label="Bank details" optional rows={3} {...form.field('bankDetails')} />
        <FormProblem form={form} sending={saving} />
        <Button type="submit" look="primary" busy={saving.isPending && 'Saving...'}>
          Save
        </Button>
      </Form>
    </Dialog>
  )
}

/** An amount that no line breaks apart. */
const unbroken = (cents: number): string => formatRandExact(cents).replaceAll(' ', '\u00a0')

/** What became of the invoices of a month, against those of the month before. */
function Figures({ revenue: { month, previous } }: { revenue: Revenue }) {
  const before = monthWords(previous.month)
  const rate = ({ collectionRate }: MonthFigures) =>
    collectionRate === null ? 'No invoices' : `${String(collectionRate).replace('.', ',')} %`
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Figure
        name="Collection rate"
        value={rate(month)}
        over={`${unbroken(month.collectedCents)} of ${unbroken(month.invoicedCents)}. ${before}: ${rate(previous)}`}
      />
      <Figure
        name="Paid subscriptions"
        value={month.paid}
        over={`of ${month.invoices} invoices. ${before}: ${previous.paid} of ${previous.invoices}`}
      />
      <Figure
        name="Overdue subscriptions"
        value={month.overdue}
        {...(month.overdue > 0 && { look: 'bad' as const })}
        over={`${month.waiting} not due yet. ${before}: ${previous.overdue}`}
      />
      <Figure
        name="Received"
        value={formatRandExact(month.receivedCents)}
        over={`In ${monthWords(month.month)}, for any invoice. ${before}: ${unbroken(previous.receivedCents)}`}
      />
    </dl>
  )
}

const spans = {
  not_due: 'Not due yet',
  to_30: '1 to 30 days late',
  to_60: '31 to 60 days late',
  to_90: '61 to 90 days late',
  over_90: 'More than 90 days late',
} as const

/** How late what is not paid is, of all months. */
const Aging = ({ aging }: { aging: Revenue['aging'] }) => (
  <section aria-labelledby="aging" className={`${card} p-4`}>
    <h2 id="aging" className="text-ink-soft text-sm">
      Still to be paid, of all months
    </h2>
    <table className="mt-1 w-full tabular-nums" aria-labelledby="aging">
      <thead className="sr-only">
        <tr>
          <th scope="col">How late</th>
          <th scope="col">Invoices</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {aging.map(({ span, invoices, cents }) => (
          <tr key={span} className={invoices === 0 ? 'text-ink-soft' : ''}>
            <th scope="row" className="py-0.5 text-left font-normal">
              {spans[span]}
            </th>
            <td className="px-3 text-right">{invoices}</td>
            <td className="text-right font-medium">{formatRandExact(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
