import type { ShopBilling } from '#core/contracts/seller/billing.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { Figure } from '../../components/console/figure.tsx'
import { card } from '../../components/styles.ts'

/** What is to pay, and where. */
export const WhatIsOwed = ({ billing: { owedCents, monthlyFeeCents, bankDetails } }: { billing: ShopBilling }) => (
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
