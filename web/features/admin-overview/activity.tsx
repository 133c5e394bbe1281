import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AdminOverview } from '#core/contracts/admin/overview.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { grouped } from '#web/lib/counts.ts'
import { howLong } from '#web/lib/since.ts'
import { card, linkLook } from '../../components/styles.ts'

/** What happened last, at most three of a kind. */
export function Activity({ overview: { payments, tyreUpdates, deals } }: { overview: AdminOverview }) {
  return (
    <section aria-labelledby="recent-activity" className="grid gap-2">
      <h2 id="recent-activity" className="font-bold text-lg">
        Recent activity
      </h2>
      {payments.length + tyreUpdates.length + deals.length === 0 ? (
        <p className="rounded-xl bg-sunk px-4 py-6 text-center text-ink-soft">No recent platform activity.</p>
      ) : (
        <div className="grid items-start gap-2 md:grid-cols-2 md:gap-4">
          <Happened title="Payments" none={payments.length === 0}>
            {payments.map(({ id, business, amountCents, at }) => (
              <Entry key={id} at={at}>
                <span className="font-semibold">{formatRandExact(amountCents)}</span>
                <Link to={`/admin/revenue?shop=${business.id}`} className={linkLook}>
                  {business.name}
                </Link>
              </Entry>
            ))}
          </Happened>
          <Happened title="Deals" none={deals.length === 0}>
            {deals.map(({ id, title, business, at }) => (
              <Entry key={id} at={at}>
                <span className="font-semibold">{title}</span>
                <a href={`/business/${business.slug}`} target="_blank" rel="noreferrer" className={linkLook}>
                  View Shop: {business.name} <ExternalLink aria-hidden size={14} className="inline" />
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </Entry>
            ))}
          </Happened>
          <Happened title="Tyre database" none={tyreUpdates.length === 0}>
            {tyreUpdates.map(({ count, at }) => (
              <Entry key={at} at={at}>
                <span className="font-semibold">{count === 1 ? '1 tyre added' : `${grouped(count)} tyres added`}</span>
              </Entry>
            ))}
          </Happened>
        </div>
      )}
    </section>
  )
}

const Happened = ({ title, none, children }: { title: string; none: boolean; children: ReactNode }) =>
  none ? null : (
    <div className={`${card} grid gap-2 p-4`}>
      <h3 className="font-semibold text-ink-soft text-sm">{title}</h3>
      <ul className="grid gap-3">{children}</ul>
    </div>
  )

const Entry = ({ at, children }: { at: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-baseline gap-x-3">
    {children}
    <span className="ml-auto text-ink-soft text-sm">{agoWords(at)}</span>
  </li>
)

function agoWords(at: string): string {
  const long = howLong(at)
  return long === 'just now' ? long : `${long} ago`
}
