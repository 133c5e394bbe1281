import { useState } from 'react'
import type { BookingOffer, BookingView } from '#core/contracts/bookings.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { offerStates, offerWords, openOffers } from '../../../components/offer-words.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { toast } from '../../../lib/toast.ts'
import { type BookingRef, decline, readsOf, takeOffer, withdraw } from '../api/bookings.ts'
import { questionOf } from '../words.ts'

type Props = { booking: BookingView; of: BookingRef }

/** What the shop offers, each to be taken with one press; what the driver asks for instead; and what became of the rest. */
export function Offers({ booking, of }: Props) {
  const invalidate = useInvalidate()
  const reads = readsOf(of)
  const failed = (error: { message: string }) => {
    toast({ type: 'error', title: 'Your answer was not taken', message: error.message })
    invalidate(...reads)
  }
  const taking = useSendWith((offer: BookingOffer, options) => takeOffer(of, offer.id, options), {
    invalidates: reads,
    onFailed: failed,
  })
  const declining = useSendWith((seenAt: string, options) => decline(of, seenAt, options), {
    invalidates: reads,
    onFailed: failed,
  })
  const withdrawing = useSendWith((_: null, options) => withdraw(of, options), { invalidates: reads, onFailed: failed })
  const [isEnding, setIsEnding] = useState(false)
  const isBusy = taking.isPending || declining.isPending || withdrawing.isPending
  const [offered, asked] = [openOffers(booking, 'shop'), openOffers(booking, 'customer')]
  if (booking.offers.length === 0 || questionOf(booking)) return null
  return (
    <section aria-label="Offers" className="grid gap-3 rounded-lg bg-accent-wash p-4">
      {offered.length > 0 && <p className="font-semibold">{booking.shop.name} offers you:</p>}
      <ul className="grid gap-2">
        {booking.offers.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {offerWords(booking, offer)}{' '}
              <span className="text-ink-soft">
                {offer.state === 'open' ? `until ${momentWords(offer.until)}` : offerStates[offer.state]}
              </span>
            </span>
            {offer.state === 'open' && offer.by === 'shop' && (
              <button
                type="button"
                className={primaryButton}
                disabled={isBusy}
                aria-label={`Take ${offerWords(booking, offer)}`}
                onClick={() => taking.mutate(offer)}
              >
                Take
              </button>
            )}
          </li>
        ))}
      </ul>
      {offered.length > 0 && (
        <button
          type="button"
          className={`${quietButton} min-h-12`}
          disabled={isBusy}
          onClick={() => (booking.status === 'pending' ? setIsEnding(true) : declining.mutate(booking.askedAt))}
        >
          None of these
        </button>
      )}
      {asked.length > 0 && (
        <button type="button" className={quietButton} disabled={isBusy} onClick={() => withdrawing.mutate(null)}>
          Take back what you asked for
        </button>
      )}
      <Confirm
        open={isEnding}
        title="Decline and end the request?"
        yes={declining.isPending ? 'Ending...' : 'End the request'}
        no="Back"
        destroys
        busy={declining.isPending}
        onYes={() => declining.mutate(booking.askedAt)}
        onNo={() => setIsEnding(false)}
      >
        To come at another time, press “Change time” instead.
      </Confirm>
    </section>
  )
}
