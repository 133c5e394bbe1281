import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { OfferLine } from '../../components/offer-line.tsx'
import { offerWords, openOffers } from '../../components/offer-words.ts'
import { Button } from '../../components/ui/button.tsx'
import type { Act } from './use-acts.ts'

type Props = { booking: FrontDeskBooking; isBusy: boolean; onAct(act: Act): void }

/** The offers that stand, and what became of the others of the last round. */
export function OfferList({ booking, isBusy, onAct }: Props) {
  const own = openOffers(booking, 'shop')
  if (booking.offers.length === 0) return null
  return (
    <section aria-label="Offers" className="mb-4 grid gap-2">
      <h3 className="font-semibold">Offers</h3>
      <ul className="grid gap-2">
        {booking.offers.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-sunk p-3">
            <div className="min-w-0">
              <p className="text-ink-soft text-sm">
                {offer.by === 'shop' ? 'You offered' : `${booking.customer.name} asks for`}
              </p>
              <OfferLine booking={booking} offer={offer} />
            </div>
            {offer.state === 'open' && (
              <Button
                look="quiet"
                disabled={isBusy}
                aria-label={`${offer.by === 'shop' ? 'Take back' : 'Take'} ${offerWords(booking, offer)}`}
                onClick={() => onAct({ act: offer.by === 'shop' ? 'withdraw' : 'take', offerId: offer.id })}
              >
                {offer.by === 'shop' ? 'Take back' : 'Take'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {own.length > 1 && (
        <Button look="quiet" disabled={isBusy} onClick={() => onAct({ act: 'withdraw' })}>
          Take all back
        </Button>
      )}
    </section>
  )
}
