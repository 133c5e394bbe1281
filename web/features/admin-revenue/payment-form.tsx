import { useState } from 'react'
import type { InvoiceDetails, PaymentView } from '#core/contracts/admin/revenue.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { localDate } from '#core/rules/time/time.ts'
import { toastUndo } from '#web/components/console/undo.ts'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { SelectField, TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { isAbout } from '#web/lib/api/form-errors.ts'
import { toast } from '#web/lib/toast.ts'
import { centsOf, methods, randText } from './words.ts'

/** What is read anew after an invoice has changed. */
export const CHANGED = ['GET /admin/revenue', 'GET /admin/revenue/invoices', 'GET /admin/revenue/invoices/:id'] as const

const fields = ['amountCents', 'paidOn', 'method', 'reference']
type Props = { invoice: InvoiceDetails; onDone(): void }

/** Begins with what is still owed, today, by EFT: usually Enter is enough. */
export function PaymentForm({ invoice: { id, number, amountCents, paidCents }, onDone }: Props) {
  const [amount, setAmount] = useState(randText(Math.max(amountCents - paidCents, 0)))
  const [paidOn, setPaidOn] = useState(() => localDate(new Date()))
  const [method, setMethod] = useState<PaymentView['method']>('eft')
  const [reference, setReference] = useState('')
  const reversing = useAdminSend('POST /admin/revenue/payments/:id/reverse', {
    invalidates: CHANGED,
    onDone: () => toast({ type: 'success', title: 'Payment taken back' }),
    onFailed: ({ message }) => toast({ type: 'error', title: message }),
  })
  const recording = useAdminSend('POST /admin/revenue/invoices/:id/payments', {
    invalidates: CHANGED,
    onDone: ({ payments }) => {
      const [newest] = payments
      if (newest)
        toastUndo(`${formatRandExact(newest.amountCents)} recorded on ${number}`, () =>
          reversing.mutate({ params: { id: newest.id }, body: { reason: 'Recorded by mistake' } }),
        )
      onDone()
    },
  })
  const cents = centsOf(amount)
  const { error, isPending } = recording
  return (
    <form
      noValidate
      aria-label="Record payment"
      className="grid grid-cols-2 gap-3 rounded-xl bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (cents !== undefined)
          recording.mutate({ params: { id }, body: { amountCents: cents, paidOn, method, reference } })
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
      <TextField
        label="Paid on"
        type="date"
        max={localDate(new Date())}
        error={error?.fields.paidOn}
        value={paidOn}
        onChange={({ target }) => setPaidOn(target.value)}
      />
      <SelectField
        label="Method"
        value={method}
        onChange={({ target }) => setMethod(target.value as PaymentView['method'])}
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
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      {error && !isAbout(error, fields) && (
        <Notice tone="error" className="col-span-2">
          {error.message}
        </Notice>
      )}
      <div className="col-span-2 flex flex-wrap gap-2">
        <button type="submit" className={primaryButton} disabled={cents === undefined || isPending}>
          {isPending ? 'Recording...' : 'Record payment'}
        </button>
        <button type="button" className={quietButton} onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  )
}
