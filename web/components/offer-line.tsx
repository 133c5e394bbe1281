import type { BookingOffer, BookingView } from '#core/contracts/bookings.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { momentWords } from '#web/lib/dates.ts'
import { isOtherTotal, offerStates } from './offer-words.ts'
import { Money } from './ui/money.tsx'

/** What an offer changes, one thing a line: time, tyres, total beside the one that was asked for, and its words. */
export function OfferLine({ booking, offer }: { booking: BookingView; offer: BookingOffer }) {
  const { start, tyre, quantity, rear, totalCents, note, state, until } = offer
  const more = totalCents - booking.totalCents
  return (
    <div className="min-w-0 break-words">
      {start && <p className="font-semibold">{momentWords(start)}</p>}
      {tyre && (
        <p className="font-semibold">
          {quantity ?? booking.quantity} × {tyre.brand} {tyre.model}{' '}
          <span className="whitespace-nowrap">{tyre.size}</span>
        </p>
      )}
      {!tyre && quantity !== null && <p className="font-semibold">{quantity} tyres</p>}
      {rear && (
        <p className="font-semibold">
          Rear {rear.quantity} × {rear.tyre.brand} {rear.tyre.model}{' '}
          <span className="whitespace-nowrap">{rear.tyre.size}</span>
        </p>
      )}
      {isOtherTotal(booking, offer) && (
        <p>
          Total <Money cents={totalCents} className="whitespace-nowrap font-bold" />
          {more !== 0 && (
            <span className="text-ink-soft">
              , <span className="whitespace-nowrap">{formatRandExact(Math.abs(more))}</span>{' '}
              {more > 0 ? 'more' : 'less'}
            </span>
          )}
        </p>
      )}
      {note && <p>“{note}”</p>}
      <p className="text-ink-soft text-sm">{state === 'open' ? `Until ${momentWords(until)}` : offerStates[state]}</p>
    </div>
  )
}
