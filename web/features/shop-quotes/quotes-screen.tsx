import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { NoBusiness } from '../../components/business/no-business.tsx'
import { Badge } from '../../components/console/badge.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { Failed, Spinner } from '../../components/ui/states.tsx'
import { WaitingQuote } from './waiting-quote.tsx'

const KEY = 'GET /shops/:shopId/quotes'

/** What drivers ask the chosen shop for a price of, and what became of its answers. */
export function QuotesScreen() {
  const { chosen, areKnown } = useChosenShop()
  return (
    <ConsolePage title="Quotes" about="Drivers who ask several shops for a price">
      {chosen ? <OfShop key={chosen.id} shopId={chosen.id} /> : areKnown && <NoBusiness />}
    </ConsolePage>
  )
}

function OfShop({ shopId }: { shopId: string }) {
  useKeepFresh(['quotes_changed', 'access_changed'], [KEY])
  const { data, isError, refetch, isFetching } = useRead(KEY, { params: { shopId } })
  if (isError && !data)
    return <Failed title="Failed to load quotes" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Spinner>Loading quotes…</Spinner>
  const { asked, won, lost, unanswered } = data.counts
  return (
    <>
      <p>
        Last 30 days: asked {asked}, won {won}, lost {lost}, unanswered {unanswered}
      </p>
      <section aria-labelledby="waiting-quotes">
        <h2 id="waiting-quotes" className="mb-2 font-bold text-lg">
          Waiting ({data.waiting.length})
        </h2>
        {data.waiting.length === 0 && <p className="text-ink-soft">Nobody waits for a price of yours.</p>}
        <ul className="grid gap-3 lg:grid-cols-2">
          {data.waiting.map((quote, at, { length }) => (
            <WaitingQuote
              key={`${quote.id}:${quote.answeredAt}`}
              quote={quote}
              which={length > 1 ? `${at + 1} of ${length}` : undefined}
            />
          ))}
        </ul>
      </section>
      <PastQuotes quotes={data.past} />
    </>
  )
}

function outcomeOf({ state, declinedBy, totalCents }: ShopQuote): string {
  if (state === 'taken') return 'Won'
  if (state === 'declined') return declinedBy === 'shop' ? 'Could not' : 'Declined by the driver'
  if (totalCents === null) return 'Unanswered'
  return state === 'lost' ? 'Lost' : 'Ran out'
}

const toneOf = ({ state }: ShopQuote) => (state === 'taken' ? 'good' : state === 'lost' ? 'bad' : 'quiet')

/** The last 30 days, newest first. */
const PastQuotes = ({ quotes }: { quotes: readonly ShopQuote[] }) => (
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
