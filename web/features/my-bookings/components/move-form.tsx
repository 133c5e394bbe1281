import { useState } from 'react'
import type { BookingView } from '#core/contracts/bookings.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { useDraft } from '#web/lib/drafts/use-draft.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'
import { DayChoice } from '../../../components/day-choice.tsx'
import { primaryButton } from '../../../components/styles.ts'
import { TimeChoice } from '../../../components/time-choice.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { toast } from '../../../lib/toast.ts'
import { type BookingRef, move, readsOf } from '../api/bookings.ts'
import { useBooking, useMoveDays, useMoveTimes } from '../api/use-booking.ts'
import { canChange, titleOf } from '../words.ts'

type Props = { subject: FormSubject; onClose(): void }

/** Asks for another time of a booking; f.booking is its id, or the token of a guest's private link. */
export default function MoveForm({ subject: { booking: named = '', as }, onClose }: Props) {
  const of = as === 'guest' ? { token: named } : { id: named }
  const { data, error, refetch, isFetching } = useBooking(of)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change the time"
      description={data && `${titleOf(data)} at ${data.shop.name}`}
    >
      {error ? (
        <Failed title={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <Spinner>Loading...</Spinner>
      ) : canChange(data) ? (
        <Times booking={data} of={of} onClose={onClose} />
      ) : (
        <Notice tone="info">This booking cannot be moved any more.</Notice>
      )}
    </Dialog>
  )
}

type Chosen = { date: string; start: string }

function timeIn(found: unknown): Chosen {
  const { date, start } = (found ?? {}) as Partial<Record<keyof Chosen, unknown>>
  return { date: typeof date === 'string' ? date : '', start: typeof start === 'string' ? start : '' }
}

function Times({ booking, of, onClose }: { booking: BookingView; of: BookingRef; onClose(): void }) {
  const draft = useDraft(`move:${booking.id}`)
  const [chosen, setChosen] = useState(() => timeIn(draft.found))
  const { date, start } = chosen
  const [missing, setMissing] = useState(false)
  const [days, times] = [useMoveDays(of), useMoveTimes(of, date)]
  const invalidate = useInvalidate()
  const moving = useSendWith((to: string, options) => move(of, to, options), {
    invalidates: readsOf(of),
    onDone: ({ move: asked, appointmentStart }) => {
      draft.forget()
      const message = asked && appointmentStart ? `${momentWords(appointmentStart)} stands until the shop agrees.` : ''
      toast({ type: 'success', title: 'The shop is asked for the new time', message })
      onClose()
    },
    onFailed: () => invalidate(...readsOf(of)),
  })
  const choose = (next: Chosen) => {
    setChosen(next)
    draft.keep(next)
    setMissing(false)
    moving.reset()
  }
  // The first time that the shop offers is none yet.
  const now = booking.appointmentStart ?? booking.preferredStart
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (start) moving.mutate(start)
        else setMissing(true)
      }}
    >
      {now && <p>It is for {momentWords(now)} now.</p>}
      <DayChoice
        legend="New date"
        days={days}
        value={date}
        onChange={(date) => choose({ date, start: '' })}
        error={missing && !date ? 'Please choose a date' : undefined}
      />
      {date && (
        <TimeChoice
          legend="New time"
          times={times}
          value={start}
          onChange={(start) => choose({ date, start })}
          error={missing ? 'Please choose a time' : undefined}
        />
      )}
      {moving.error && <Notice tone="error">{moving.error.message}</Notice>}
      <button type="submit" className={primaryButton} disabled={moving.isPending}>
        {moving.isPending ? 'Asking...' : 'Ask for this time'}
      </button>
    </form>
  )
}
