import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { momentWords } from '#web/lib/dates.ts'
import { Badge } from '../../components/console/badge.tsx'

function outcomeOf({ state, declinedBy, totalCents }: ShopQuote): string {
  if (state === 'taken') return 'Won'
  if (state === 'declined') return declinedBy === 'shop' ? 'Could not' : 'Declined by the driver'
  if (totalCents === null) return 'Unanswered'
  return state === 'lost' ? 'Lost' : 'Ran out'
}

const toneOf = ({ state }: ShopQuote) => (state === 'taken' ? 'good' : state === 'lost' ? 'bad' : 'quiet')

/** The last 30 days, newest first. */
export const PastQuotes = ({ quotes }: { quotes: readonly ShopQuote[] }) => (
  <section aria-labelledby="past-quotes">
    <h2 id="past-quotes" className="mb-2 font-bold text-lg">
      Won, lost and over
    </h2>
    {quotes.length === 0 && <p className="text-ink-soft">Nothing yet.</p>}
    <ul className="divide-y divide-line">
      {quotes.map((quote) => (
        <li key={quote.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <Badge tone={toneOf(quote)}>{outcomeOf(quote)}</Badge>
          <span>
            {quote.quantity} × {quote.size}
          </span>
          {quote.totalCents !== null && <span>{formatRandExact(quote.totalCents)} fitted</span>}
          <span className="text-ink-soft">{momentWords(quote.askedAt)}</span>
        </li>
      ))}
    </ul>
  </section>
)
