import type { Offer } from '#core/contracts/offers.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { StockAge } from '#web/components/tyres/stock-age.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { Money } from '#web/components/ui/money.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'
import { useView } from '#web/lib/use-view.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Failed, Spinner } from '../../../components/ui/states.tsx'
import { Gone } from './gone.tsx'
import { WorkForm } from './work-form.tsx'

type Props = { subject: FormSubject; onClose(): void }

/** Books tyres with their fitting: a listing's, or a deal's while it runs. */
export default function BookingForm({ subject: { offer: code = '', deal, quantity: wanted }, onClose }: Props) {
  const quantity = Math.min(20, Math.max(1, Math.trunc(Number(wanted ?? 4)) || 4))
  const offer = useRead('GET /offers/:code', { params: { code }, query: { quantity: Math.min(quantity, 8) } })
  const shop = useRead('GET /shops/:shop', offer.data ? { params: { shop: offer.data.shop.id } } : null)
  useView(offer.data?.shop.id, 'listing', code)
  const failed = offer.error ?? shop.error
  const retry = () => void (offer.error ? offer.refetch() : shop.refetch())
  return (
    <Dialog open onClose={onClose} title="Book your fitting" description={shop.data && `At ${shop.data.name}`}>
      {failed?.status === 404 ? (
        <Gone>This tyre is not listed any more. It may have been sold.</Gone>
      ) : failed ? (
        <Failed title="The tyre could not be read" onRetry={retry} retrying={offer.isFetching || shop.isFetching} />
      ) : !offer.data || !shop.data ? (
        <Spinner>Loading...</Spinner>
      ) : offer.data.stock === 0 ? (
        <Gone>This tyre is sold out.</Gone>
      ) : (
        <>
          <TyreSummary offer={offer.data} />
          <WorkForm shop={shop.data} offer={offer.data} deal={deal} quantity={quantity} onClose={onClose} />
        </>
      )}
    </Dialog>
  )
}

/** Which tyre is booked, and at which price. */
const TyreSummary = ({ offer }: { offer: Offer }) => (
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
