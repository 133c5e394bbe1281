import { useState } from 'react'
import type { BookingOffer, BookingView } from '#core/contracts/bookings.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { OfferLine } from '../../../components/offer-line.tsx'
import { offerWords, openOffers } from '../../../components/offer-words.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { toast } from '../../../lib/toast.ts'
import { type BookingRef, decline, readsOf, takeOffer, withdraw } from '../api/bookings.ts'
import { questionOf } from '../words.ts'

type Props = { booking: BookingView; of: BookingRef }

/** What the shop offers, each to be taken with one press; what the driver asks for instead; and what became of the rest. */
export function Offers({ booking, of }: Props) {
  const { take, none, takeBack, isBusy } = useOfferAnswers(of)
  const [isEnding, setIsEnding] = useState(false)
  const [offered, asked] = [openOffers(booking, 'shop'), openOffers(booking, 'customer')]
  if (booking.offers.length === 0 || questionOf(booking)) return null
  return (
    <section aria-label={`Offers for ${booking.code}`} className="grid gap-3 rounded-lg bg-accent-wash p-4">
      <p className="font-semibold">
        {offered.length > 0 ? `${booking.shop.name} offers you:` : asked.length > 0 ? 'What you asked for:' : 'Offers'}
      </p>
      <ul className="grid gap-3">
        {booking.offers.map((offer) => (
          <Row key={offer.id} booking={booking} offer={offer} isBusy={isBusy} onTake={() => take(offer.id)} />
        ))}
      </ul>
      {offered.length > 0 && (
        <Button
          look="quiet"
          className="min-h-12"
          disabled={isBusy}
          onClick={() => (booking.status === 'pending' ? setIsEnding(true) : none(booking.askedAt))}
        >
          None of these
        </Button>
      )}
      {asked.length > 0 && (
        <Button look="quiet" disabled={isBusy} onClick={takeBack}>
          Take back what you asked for
        </Button>
      )}
      <Confirm
        open={isEnding}
        title="Decline and end the request?"
        yes="End the request"
        no="Back"
        destroys
        busy={isBusy}
        onYes={() => none(booking.askedAt)}
        onNo={() => setIsEnding(false)}
      >
        To come at another time, press “Change time” instead.
      </Confirm>
    </section>
  )
}

type RowProps = { booking: BookingView; offer: BookingOffer; isBusy: boolean; onTake(): void }

function Row({ booking, offer, isBusy, onTake }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-3 rounded-lg bg-surface p-3 max-sm:flex-col max-sm:items-stretch">
      <OfferLine booking={booking} offer={offer} />
      {offer.state === 'open' && offer.by === 'shop' && (
        <Button look="primary" disabled={isBusy} aria-label={`Take ${offerWords(booking, offer)}`} onClick={onTake}>
          Take
        </Button>
      )}
    </li>
  )
}

type Answer = { take: string } | { none: string } | 'take back'

/** Takes one, none, or what was asked for instead back; if that fails, the booking is read again. */
function useOfferAnswers(of: BookingRef) {
  const invalidate = useInvalidate()
  const { mutate, isPending } = useSendWith(
    (answer: Answer, options) => {
      if (answer === 'take back') return withdraw(of, options)
      return 'take' in answer ? takeOffer(of, answer.take, options) : decline(of, answer.none, options)
    },
    {
      invalidates: readsOf(of),
      onFailed: (error) => {
        toast({ type: 'error', title: 'Your answer was not taken', message: error.message })
        invalidate(...readsOf(of))
      },
    },
  )
  return {
    isBusy: isPending,
    take: (offerId: string) => mutate({ take: offerId }),
    none: (seenAt: string) => mutate({ none: seenAt }),
    takeBack: () => mutate('take back'),
  }
}
