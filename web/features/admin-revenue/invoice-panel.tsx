import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { InvoiceDetails } from '#core/contracts/admin/revenue.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { Detail, SidePanel } from '#web/components/console/side-panel.tsx'
import { linkLook, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { dateWords } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast } from '#web/lib/toast.ts'
import { InvoiceHistory } from './invoice-history.tsx'
import { CHANGED, PaymentForm } from './payment-form.tsx'
import { ReasonDialog } from './reason-form.tsx'
import { monthWords, states } from './words.ts'

/** One invoice: what is paid on it, what its shop was told, and what can be done. */
export function InvoicePanel({ id }: { id: string }) {
  const { params, go } = useAddress()
  const { data, error, refetch, isFetching } = useRead('GET /admin/revenue/invoices/:id', { params: { id } })
  const isPaying = params.get('act') === 'pay'
  return (
    <SidePanel
      title={data ? `Invoice ${data.number}` : 'Invoice'}
      onClose={() => go({ open: undefined, act: undefined })}
      footer={data && <Acts invoice={data} isPaying={isPaying} />}
    >
      {data ? (
        <div className="grid gap-5">
          {isPaying && isUnpaid(data) && (
            <PaymentForm key={data.paidCents} invoice={data} onDone={() => go({ act: undefined }, 'replace')} />
          )}
          <Facts invoice={data} />
          <InvoiceHistory invoice={data} />
        </div>
      ) : error ? (
        <Failed title="Failed to load the invoice" onRetry={() => void refetch()} retrying={isFetching}>
          {error instanceof Error ? error.message : null}
        </Failed>
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </SidePanel>
  )
}

const isUnpaid = ({ state }: InvoiceDetails): boolean => state !== 'paid' && state !== 'credited'

function Facts({ invoice }: { invoice: InvoiceDetails }) {
  const { state, shop, month, issuedOn, dueOn, amountCents, paidCents, vatCents, recipient, creditNote } = invoice
  const { go } = useAddress()
  const left = amountCents - paidCents
  return (
    <dl>
      <Detail name="Status">
        <Badge tone={states[state].tone}>{states[state].name}</Badge>
      </Detail>
      <Detail name="Business">
        {shop.name}
        <br />
        <Button
          className={`${linkLook} min-h-9 font-normal text-sm pointer-coarse:min-h-11`}
          onClick={() => go({ shop: shop.id, status: undefined, of: undefined, search: undefined })}
        >
          All its invoices
        </Button>
      </Detail>
      <Detail name="For">{monthWords(month)}</Detail>
      <Detail name="Issued">{dateWords(issuedOn)}</Detail>
      <Detail name="Due">{dateWords(dueOn)}</Detail>
      <Detail name="Amount">
        {formatRandExact(amountCents)}
        {vatCents !== null && <span className="font-normal">, {formatRandExact(vatCents)} of it VAT</span>}
      </Detail>
      <Detail name="Paid">
        {formatRandExact(paidCents)}
        {left < 0 && <span className="font-normal">, {formatRandExact(-left)} too much</span>}
      </Detail>
      {left > 0 && state !== 'credited' && <Detail name="Still to pay">{formatRandExact(left)}</Detail>}
      <Detail name="Billed to">
        <span className="whitespace-pre-line font-normal">
          {recipient.name}
          {'\n'}
          {recipient.address}
          {recipient.vatNumber && `\nVAT number: ${recipient.vatNumber}`}
        </span>
      </Detail>
      {creditNote && (
        <Detail name="Credit note">
          <a
            href={addressOf('GET /invoices/:id/credit-note.pdf', { params: { id: invoice.id } })}
            target="_blank"
            rel="noreferrer"
            className={linkLook}
          >
            {creditNote.number}
          </a>{' '}
          <span className="font-normal">
            of {dateWords(creditNote.issuedOn)}: {creditNote.reason}
          </span>
        </Detail>
      )}
    </dl>
  )
}

function Acts({ invoice, isPaying }: { invoice: InvoiceDetails; isPaying: boolean }) {
  const { go } = useAddress()
  const [isCrediting, setCrediting] = useState(false)
  const { id, number, paidCents } = invoice
  const reminding = useAdminSend('POST /admin/revenue/invoices/:id/remind', {
    invalidates: ['GET /admin/revenue/invoices/:id'],
    onDone: () => toast({ type: 'success', title: 'The owners are reminded' }),
  })
  const crediting = useAdminSend('POST /admin/revenue/invoices/:id/credit', {
    invalidates: CHANGED,
    onDone: ({ creditNote }) => {
      toast({ type: 'success', title: `${creditNote?.number ?? 'A credit note'} takes ${number} back` })
      setCrediting(false)
    },
  })
  return (
    <>
      {reminding.error && (
        <Notice tone="error" className="w-full">
          {reminding.error.message}
        </Notice>
      )}
      {isUnpaid(invoice) && !isPaying && (
        <Button look="primary" onClick={() => go({ act: 'pay' }, 'replace')}>
          Record payment
        </Button>
      )}
      {isUnpaid(invoice) && (
        <Button look="quiet" disabled={reminding.isPending} onClick={() => reminding.mutate({ params: { id } })}>
          Remind now
        </Button>
      )}
      <InvoicePdf id={id} />
      {isUnpaid(invoice) && paidCents === 0 && (
        <Button look="danger" onClick={() => setCrediting(true)}>
          Credit
        </Button>
      )}
      {isCrediting && (
        <ReasonDialog
          title={`Credit ${number}?`}
          about="A credit note takes the whole invoice back. It stays in the list, and this month is not invoiced again."
          yes="Credit the invoice"
          isBusy={crediting.isPending}
          error={crediting.error}
          onYes={(reason) => crediting.mutate({ params: { id }, body: { reason } })}
          onClose={() => setCrediting(false)}
        />
      )}
    </>
  )
}

const InvoicePdf = ({ id }: { id: string }) => (
  <a
    href={addressOf('GET /invoices/:id/invoice.pdf', { params: { id } })}
    target="_blank"
    rel="noreferrer"
    className={quietButton}
  >
    <FileText aria-hidden size={18} /> PDF
  </a>
)
