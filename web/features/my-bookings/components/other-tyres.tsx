import { useId } from 'react'
import type { BookingView } from '#core/contracts/bookings.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { Failed } from '../../../components/ui/states.tsx'
import type { BookingRef } from '../api/bookings.ts'
import { useOtherTyres } from '../api/use-booking.ts'

type Props = { booking: BookingView; of: BookingRef; value: string; onChange(listingId: string): void }

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-line-strong bg-surface px-3 py-2 has-checked:border-2 has-checked:border-accent-ink has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-focus'

/** Tyres of the size that the shop has free, each with what the work comes to; the booked ones stand first. */
export function OtherTyres({ booking, of, value, onChange }: Props) {
  const id = useId()
  const { data, error, refetch, isFetching } = useOtherTyres(of)
  if (error)
    return <Failed title="The other tyres could not be read" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <div aria-hidden className="skeleton h-24 rounded-lg" />
  if (data.tyres.length === 0)
    return <p className="text-ink-soft">{booking.shop.name} has no other tyres of this size free.</p>
  const choice = (listingId: string, words: string, totalCents: number) => (
    <label key={listingId} className={row}>
      <input
        type="radio"
        name={`${id}-tyre`}
        className="size-5 shrink-0 accent-accent-ink"
        checked={value === listingId}
        onChange={() => onChange(listingId)}
      />
      <span className="min-w-0 grow">{words}</span>
      <span className="shrink-0 tabular-nums">{formatRandExact(totalCents)}</span>
    </label>
  )
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">Tyres, with the total of the work</legend>
      {choice('', `${booking.tyre?.brand} ${booking.tyre?.model} (as booked)`, booking.totalCents)}
      {data.tyres.map(({ listingId, brand, model, totalCents }) => choice(listingId, `${brand} ${model}`, totalCents))}
    </fieldset>
  )
}
