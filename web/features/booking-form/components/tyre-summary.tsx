import type { Offer } from '#core/contracts/offers.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { StockAge } from '#web/components/tyres/stock-age.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { Money } from '#web/components/ui/money.tsx'

/** Which tyre is booked, and at which price. */
export const TyreSummary = ({ offer }: { offer: Offer }) => (
  <div className="mb-5 flex flex-wrap items-center gap-4 rounded-xl bg-sunk p-3">
    <TyrePicture {...offer} className="w-16 shrink-0" />
    <div className="min-w-0 grow basis-40">
      <p className="font-bold">
        {offer.brand} {offer.model}
      </p>
      <p className="lettering">
        {offer.size} {offer.service}
      </p>
      <p>
        <Money cents={offer.priceCents} className="font-semibold" /> a tyre
        {offer.deal && offer.listPriceCents > offer.priceCents && (
          <span className="text-ink-soft">
            {' '}
            instead of <s className="money">{formatRandExact(offer.listPriceCents)}</s>
          </span>
        )}
      </p>
      <StockAge at={offer.stockConfirmedAt} className="text-ink-soft text-sm" />
    </div>
  </div>
)
