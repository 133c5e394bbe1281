import { useState } from 'react'
import type { InvoiceDetails, PaymentView } from '#core/contracts/admin/revenue.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { linkLook } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { dateWords, dayOfInstant, momentWords } from '#web/lib/dates.ts'
import { toast } from '#web/lib/toast.ts'
import { CHANGED } from './payment-form.tsx'
import { ReasonDialog } from './reason-form.tsx'
import { methods, reminders } from './words.ts'

/** The payments of an invoice, and what its shop was told. */
export const InvoiceHistory = ({ invoice: { payments, reminders: told } }: { invoice: InvoiceDetails }) => (
  <>
    <section aria-labelledby="payments">
      <h3 id="payments" className="font-bold">
        Payments
      </h3>
      {payments.length === 0 ? (
        <p className="text-ink-soft">Nothing was paid yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {payments.map((one) => (
            <Payment key={one.id} payment={one} />
          ))}
        </ul>
      )}
    </section>
    <section aria-labelledby="told">
      <h3 id="told" className="font-bold">
        Reminders
      </h3>
      {told.length === 0 ? (
        <p className="text-ink-soft">The owners were not written to yet.</p>
      ) : (
        <ul>
          {told.map(({ stage, at }) => (
            <li key={at + stage} className="flex flex-wrap justify-between gap-x-3 py-1">
              <span>{reminders[stage]}</span>
              <span className="text-ink-soft">{momentWords(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  </>
)

function Payment({ payment }: { payment: PaymentView }) {
  const { id, amountCents, paidOn, method, reference, recordedBy, recordedAt, reversed } = payment
  const [isAsking, setAsking] = useState(false)
  const reversing = useAdminSend('POST /admin/revenue/payments/:id/reverse', {
    invalidates: CHANGED,
    onDone: () => {
      toast({ type: 'success', title: 'Payment taken back' })
      setAsking(false)
    },
  })
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={`font-semibold tabular-nums ${reversed ? 'text-ink-soft line-through' : ''}`}>
          {formatRandExact(amountCents)}
        </span>
        <span>
          {methods[method]}, {dateWords(paidOn)}
        </span>
      </div>
      {reference && <p className="break-words">{reference}</p>}
      <p className="text-ink-soft text-sm">
        Recorded by {recordedBy ?? 'somebody'} on {dayOfInstant(recordedAt)}
      </p>
      {reversed ? (
        <p className="text-danger text-sm">
          Taken back by {reversed.by ?? 'somebody'} on {dayOfInstant(reversed.at)}: {reversed.reason}
        </p>
      ) : (
        <Button className={`${linkLook} min-h-9 text-sm pointer-coarse:min-h-11`} onClick={() => setAsking(true)}>
          Take back<span className="sr-only"> the payment of {formatRandExact(amountCents)}</span>
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={`Take back ${formatRandExact(amountCents)}?`}
          about="The payment counts no more, and stays in the list with the reason."
          yes="Take the payment back"
          isBusy={reversing.isPending}
          error={reversing.error}
          onYes={(reason) => reversing.mutate({ params: { id }, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
