import { type FormEvent, useState } from 'react'
import { addDays, minuteOfDay } from '#core/rules/time/time.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { dayWords, shortDay } from '#web/lib/dates.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Notice, Spinner } from '../../../components/ui/states.tsx'
import { isDay, minuteAt, today } from '../grid-times.ts'
import { frontDeskReads } from '../use-acts.ts'
import { dateOf } from '../words.ts'
import { StandingList } from './standing-list.tsx'

type Props = { shopId: string; from: string; to: string; onDays(from: string, to: string): void; onClose(): void }

/** Closes days, and goes through what stands in them: each is moved, cancelled or kept. */
export default function CloseDay({ shopId, from, to, onDays, onClose }: Props) {
  const hours = useRead('GET /shops/:shopId/hours', { params: { shopId } })
  const days = daysBetween(from, to)
  const special = hours.data?.special ?? []
  const isClosed = days.every((day) => special.some((one) => one.day === day && one.opens === null))
  const hoursOn = (day: string) => special.find((one) => one.day === day)
  const standing = useRead('GET /shops/:shopId/counter-bookings', {
    params: { shopId },
    query: { from, to, open: true, order: 'soonest', limit: 100 },
  })
  /** With other hours on a day, only what begins outside of them is in the way. */
  const inTheWay = standing.data?.bookings.filter(({ slotStart }) => {
    const own = slotStart ? hoursOn(dateOf(slotStart)) : undefined
    if (!slotStart || !own?.opens || !own.closes) return true
    const minute = minuteAt(slotStart)
    return minute < minuteOfDay(own.opens) || minute >= minuteOfDay(own.closes)
  })
  return (
    <Dialog
      open
      wide
      title={from === to ? `Close ${dayWords(from)}` : `Close ${shortDay(from)} to ${shortDay(to)}`}
      description="Drivers see it on your page, and are offered no time then."
      onClose={onClose}
    >
      <div className="grid gap-4">
        {hours.data && !isClosed && (
          <CloseForm shopId={shopId} from={from} to={to} count={inTheWay?.length} onDays={onDays} />
        )}
        {isClosed && <Notice tone="info">Closed. What stands there stays until you move or cancel it.</Notice>}
        {inTheWay ? <StandingList bookings={inTheWay} isClosed={isClosed} /> : <Spinner>Loading...</Spinner>}
      </div>
    </Dialog>
  )
}

type FormProps = Omit<Props, 'onClose'> & { count: number | undefined }

function CloseForm({ shopId, from, to, count, onDays }: FormProps) {
  const [reason, setReason] = useState('')
  const close = useSend('POST /shops/:shopId/special-days', {
    invalidates: ['GET /shops/:shopId/hours', ...frontDeskReads],
    onDone: () => toast({ type: 'success', title: `Closed on ${dayWords(from)}`, message: reason }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    close.mutate({ params: { shopId }, body: { from, to, interval: null, reason } })
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {close.error && <Notice tone="error">{close.error.message}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="First day"
          type="date"
          min={today()}
          value={from}
          onChange={({ target }) => isDay(target.value) && onDays(target.value, to < target.value ? target.value : to)}
        />
        <TextField
          label="Last day"
          type="date"
          min={from}
          value={to}
          onChange={({ target }) => isDay(target.value) && target.value >= from && onDays(from, target.value)}
        />
      </div>
      <TextField
        label="Reason"
        optional
        maxLength={80}
        hint="Drivers see it."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" look="primary" busy={close.isPending && 'Closing...'}>
        {count ? `Close, and go through ${count === 1 ? '1 booking' : `${count} bookings`}` : 'Close'}
      </Button>
    </form>
  )
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < 100; day = addDays(day, 1)) days.push(day)
  return days
}
