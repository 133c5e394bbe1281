import { useState } from 'react'
import { useApi, useRenew, useSend } from '#web/lib/api/use-api.ts'
import { momentWords } from '#web/lib/dates.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'
import { DayChoice } from '../../../components/day-choice.tsx'
import { primaryButton } from '../../../components/styles.ts'
import { TimeChoice } from '../../../components/time-choice.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { toast } from '../../../lib/toast.ts'
import { type BookingView, bookingPath, daysPath, move, slotsPath } from '../api/bookings.ts'
import { canChange, titleOf } from '../words.ts'

type Props = { subject: FormSubject; onClose(): void }

/** Asks for another time of a booking; f.booking is its id, or the token of a guest's private link. */
export default function MoveForm({ subject: { booking: named = '', as }, onClose }: Props) {
  const path = bookingPath(as === 'guest' ? { token: named } : { id: named })
  const { data, error, refetch, isFetching } = useApi<BookingView>(path)
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
        <Times booking={data} path={path} onClose={onClose} />
      ) : (
        <Notice tone="info">This booking cannot be moved any more.</Notice>
      )}
    </Dialog>
  )
}

function Times({ booking, path, onClose }: { booking: BookingView; path: string; onClose(): void }) {
  const [date, setDate] = useState('')
  const [start, setStart] = useState('')
  const [missing, setMissing] = useState(false)
  const renew = useRenew()
  const list = path.startsWith('/api/bookings') ? '/api/bookings' : path
  const moving = useSend<void, BookingView>({
    send: (_, key) => move(path, start, key),
    renews: [list],
    onDone: ({ move: asked, appointmentStart }) => {
      const message = asked && appointmentStart ? `${momentWords(appointmentStart)} stands until the shop agrees.` : ''
      toast({ type: 'success', title: 'The shop is asked for the new time', message })
      onClose()
    },
    onFailed: () => renew(`${path}/open-`),
  })
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value)
    setMissing(false)
    moving.reset()
  }
  const now = booking.appointmentStart ?? booking.slotStart
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (start) moving.mutate()
        else setMissing(true)
      }}
    >
      {now && <p>It is for {momentWords(now)} now.</p>}
      <DayChoice
        legend="New date"
        path={daysPath(path)}
        value={date}
        onChange={(chosen) => {
          choose(setDate)(chosen)
          setStart('')
        }}
        error={missing && !date ? 'Please choose a date' : undefined}
      />
      {date && (
        <TimeChoice
          legend="New time"
          path={slotsPath(path, date)}
          value={start}
          onChange={choose(setStart)}
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
