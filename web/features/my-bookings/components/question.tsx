import { useRenew, useSend } from '#web/lib/api/use-api.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { toast } from '../../../lib/toast.ts'
import { answer, type BookingView } from '../api/bookings.ts'
import { questionOf } from '../words.ts'

type Props = { booking: BookingView; path: string; renews: readonly string[] }

/** A time that the shop proposes, to be accepted or declined. */
export function Question({ booking, path, renews }: Props) {
  const renew = useRenew()
  const answering = useSend<'accept' | 'decline', BookingView>({
    send: (verb, key) => answer(path, verb, booking.askedAt, key),
    renews,
    onFailed: (error) => {
      toast({ type: 'error', title: 'Your answer was not taken', message: error.message })
      for (const one of renews) renew(one)
    },
  })
  const question = questionOf(booking)
  if (!question) return null
  return (
    <div role="status" className="grid gap-3 rounded-lg bg-accent-wash p-4">
      <p className="font-semibold">{question.asks}</p>
      {question.stands && <p className="text-ink-soft">{question.stands}</p>}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={primaryButton}
          disabled={answering.isPending}
          onClick={() => answering.mutate('accept')}
        >
          {question.yes}
        </button>
        <button
          type="button"
          className={`${quietButton} min-h-12`}
          disabled={answering.isPending}
          onClick={() => answering.mutate('decline')}
        >
          {question.no}
        </button>
      </div>
    </div>
  )
}
