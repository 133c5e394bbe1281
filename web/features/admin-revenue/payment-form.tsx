import { useState } from 'react'
import type { InvoiceDetails, PaymentView } from '#core/contracts/admin/revenue.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { localDate } from '#core/rules/time/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { SelectField, TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { isAbout } from '#web/lib/api/form-errors.ts'
import { toast, toastError, toastUndo } from '#web/lib/toast.ts'
import { centsOf, methods, randText } from './words.ts'

/** What is read anew after an invoice has changed. */
export const CHANGED = ['GET /admin/revenue', 'GET /admin/revenue/invoices', 'GET /admin/revenue/invoices/:id'] as const

const fields = ['amountCents', 'paidOn', 'method', 'reference']
type Props = { invoice: InvoiceDetails; onDone(): void }

/** Begins with what is still owed, today, by EFT: usually Enter is enough. */
export function PaymentForm({ invoice, onDone }: Props) {
  const { id, amountCents, paidCents } = invoice
  const [amount, setAmount] = useState(randText(Math.max(amountCents - paidCents, 0)))
  const [rest, setRest] = useState<Rest>(() => ({ paidOn: localDate(new Date()), method: 'eft', reference: '' }))
  const recording = useRecording(invoice, onDone)
  const cents = centsOf(amount)
  const { error, isPending } = recording
  const record = (aboveOwed: boolean) => {
    if (cents === undefined) return
    recording.mutate({ params: { id }, body: { amountCents: cents, ...rest, ...(aboveOwed && { aboveOwed }) } })
  }
  const isAbove = error?.code === 'PAYMENT_ABOVE_OWED'
  return (
    <form
      noValidate
      aria-label="Record payment"
      className="grid grid-cols-2 gap-3 rounded-xl bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault()
        record(false)
      }}
    >
      <TextField
        label="Amount (R)"
        inputMode="decimal"
        autoFocus
        error={error?.fields.amountCents}
        value={amount}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setAmount(target.value)}
      />
      <RestFields rest={rest} onChange={(change) => setRest({ ...rest, ...change })} error={error} />
      {error && !isAbout(error, fields) && (
        <Notice tone="error" className="col-span-2">
          {error.message}
        </Notice>
      )}
      <div className="col-span-2 flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={cents === undefined} busy={isPending && 'Recording...'}>
          Record payment
        </Button>
        {isAbove && cents !== undefined && (
          <Button look="quiet" disabled={isPending} onClick={() => record(true)}>
            Record {formatRandExact(cents)} all the same
          </Button>
        )}
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Says what was recorded, with a way back. */
function useRecording({ number }: InvoiceDetails, onDone: () => void) {
  const reversing = useAdminSend('POST /admin/revenue/payments/:id/reverse', {
    invalidates: CHANGED,
    onDone: () => toast({ type: 'success', title: 'Payment taken back' }),
    onFailed: toastError,
  })
  return useAdminSend('POST /admin/revenue/invoices/:id/payments', {
    invalidates: CHANGED,
    onDone: ({ payments: [newest] }) => {
      if (newest)
        toastUndo(`${formatRandExact(newest.amountCents)} recorded on ${number}`, () =>
          reversing.mutate({ params: { id: newest.id }, body: { reason: 'Recorded by mistake' } }),
        )
      onDone()
    },
  })
}

type Rest = Pick<PaymentView, 'paidOn' | 'method' | 'reference'>
type RestProps = { rest: Rest; onChange(change: Partial<Rest>): void; error: ApiError | null }

const RestFields = ({ rest, onChange, error }: RestProps) => (
  <>
    <TextField
      label="Paid on"
      type="date"
      max={localDate(new Date())}
      error={error?.fields.paidOn}
      value={rest.paidOn}
      onChange={({ target }) => onChange({ paidOn: target.value })}
    />
    <SelectField
      label="Method"
      value={rest.method}
      onChange={({ target }) => onChange({ method: target.value as PaymentView['method'] })}
    >
      {Object.entries(methods).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
    <TextField
      label="Reference"
      optional
      autoComplete="off"
      error={error?.fields.reference}
      value={rest.reference}
      onChange={({ target }) => onChange({ reference: target.value })}
    />
  </>
)
