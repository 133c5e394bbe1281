import { useState } from 'react'
import type { BookingView } from '#core/contracts/bookings.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { toast } from '../../../lib/toast.ts'
import { accept, type BookingRef, decline, readsOf } from '../api/bookings.ts'
import { questionOf } from '../words.ts'

type Props = { booking: BookingView; of: BookingRef }

/** A time that the shop proposes, to be accepted or declined. */
export function Question({ booking, of }: Props) {
  const invalidate = useInvalidate()
  const answering = useSendWith((answer: typeof accept, options) => answer(of, booking.askedAt, options), {
    invalidates: readsOf(of),
    onFailed: (error) => {
      toast({ type: 'error', title: 'Your answer was not taken', message: error.message })
      invalidate(...readsOf(of))
    },
  })
  const [isEnding, setIsEnding] = useState(false)
  const question = questionOf(booking)
  if (!question) return null
  return (
    <div role="status" className="grid gap-3 rounded-lg bg-accent-wash p-4">
      <p className="font-semibold">{question.asks}</p>
      {question.stands && <p className="text-ink-soft">{question.stands}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={answering.isPending} onClick={() => answering.mutate(accept)}>
          {question.yes}
        </Button>
        <Button
          look="quiet"
          className="min-h-12"
          disabled={answering.isPending}
          onClick={() => (question.endsRequest ? setIsEnding(true) : answering.mutate(decline))}
        >
          {question.no}
        </Button>
      </div>
      <Confirm
        open={isEnding}
        title="Decline and end the request?"
        yes={answering.isPending ? 'Ending...' : 'End the request'}
        no="Back"
        destroys
        busy={answering.isPending}
        onYes={() => answering.mutate(decline)}
        onNo={() => setIsEnding(false)}
      >
        {booking.shop.name} has no other time for you unless you ask for one. To come at another time, press “Change
        time” instead.
      </Confirm>
    </div>
  )
}
