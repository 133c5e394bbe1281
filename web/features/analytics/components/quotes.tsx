import type { QuoteCounts } from '#core/contracts/deal/quotes.ts'
import { card } from '../../../components/styles.ts'

/** What became of what drivers asked the shop for a price of. */
export const Quotes = ({ quotes: { asked, won, lost, unanswered } }: { quotes: QuoteCounts }) => (
  <section aria-labelledby="quotes-figures" className={`${card} grid content-start gap-2 p-4`}>
    <h2 id="quotes-figures" className="font-bold text-lg">
      Quotes of the last 30 days
    </h2>
    <p>
      Asked {asked}, won {won}, lost {lost}, unanswered {unanswered}
    </p>
  </section>
)
