import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { BookingView } from '#core/contracts/bookings.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { readPrice } from '#core/rules/imports/amounts.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { useDraft } from '#web/lib/drafts/use-draft.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'
import { DayChoice } from '../../../components/day-choice.tsx'
import { TimeChoice } from '../../../components/time-choice.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { toast } from '../../../lib/toast.ts'
import { type BookingRef, type Change, move, readsOf } from '../api/bookings.ts'
import { useBooking, useMoveDays, useMoveTimes } from '../api/use-booking.ts'
import { canChange, titleOf } from '../words.ts'
import { OtherTyres } from './other-tyres.tsx'

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

const MAX_TYRES = 20

type Chosen = { date: string; start: string; listingId: string; quantity: string; total: string }

const nothing: Chosen = { date: '', start: '', listingId: '', quantity: '', total: '' }

function timeIn(found: unknown): Chosen {
  const given = (found ?? {}) as Partial<Record<keyof Chosen, unknown>>
  const text = (name: keyof Chosen) => (typeof given[name] === 'string' ? given[name] : nothing[name])
  return {
    ...{ date: text('date'), start: text('start'), listingId: text('listingId') },
    ...{ quantity: text('quantity'), total: text('total') },
  }
}

/** What is asked for, or beside which field something is wrong. */
function changeOf({
  start,
  listingId,
  quantity,
  total,
}: Chosen): { change: Change } | { wrong: 'time' | 'quantity' | 'total' } {
  const count = Number(quantity)
  const totalCents = readPrice(total)
  if (quantity && !(count >= 1 && count <= MAX_TYRES)) return { wrong: 'quantity' }
  if (total.trim() && !totalCents) return { wrong: 'total' }
  if (!start && !listingId && !quantity && !totalCents) return { wrong: 'time' }
  return {
    change: {
      ...(start && { start }),
      ...(listingId && { listingId }),
      ...(quantity && { quantity: count }),
      ...(totalCents && { totalCents }),
    },
  }
}

function Times({ booking, of, onClose }: { booking: BookingView; of: BookingRef; onClose(): void }) {
  const draft = useDraft(`move:${booking.id}`)
  const [chosen, setChosen] = useState(() => timeIn(draft.found))
  const { date, start } = chosen
  const [wrong, setWrong] = useState<'time' | 'quantity' | 'total'>()
  const [days, times] = [useMoveDays(of), useMoveTimes(of, date)]
  const moving = useMoving(of, () => {
    draft.forget()
    onClose()
  })
  const choose = (part: Partial<Chosen>) => {
    const next = { ...chosen, ...part }
    setChosen(next)
    draft.keep(next)
    setWrong(undefined)
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
        const read = changeOf(chosen)
        if ('change' in read) moving.mutate(read.change)
        else setWrong(read.wrong)
      }}
    >
      {now && <p>It is for {momentWords(now)} now.</p>}
      <DayChoice
        legend="New date"
        days={days}
        value={date}
        onChange={(date) => choose({ date, start: '' })}
        error={wrong === 'time' && !date ? 'Please choose a date' : undefined}
      />
      {date && (
        <TimeChoice
          legend="New time"
          times={times}
          value={start}
          onChange={(start) => choose({ start })}
          error={wrong === 'time' ? 'Please choose a time' : undefined}
        />
      )}
      <OtherChanges booking={booking} of={of} chosen={chosen} wrong={wrong} onChange={choose} />
      {moving.error && <Notice tone="error">{moving.error.message}</Notice>}
      <Button type="submit" look="primary" busy={moving.isPending && 'Asking...'}>
        {start ? 'Ask for this time' : 'Ask the shop'}
      </Button>
    </form>
  )
}

function useMoving(of: BookingRef, onAsked: () => void) {
  const invalidate = useInvalidate()
  return useSendWith((change: Change, options) => move(of, change, options), {
    invalidates: readsOf(of),
    onDone: ({ move: asked, appointmentStart }, change) => {
      const message = asked && appointmentStart ? `${momentWords(appointmentStart)} stands until the shop agrees.` : ''
      toast({
        type: 'success',
        title: change.start ? 'The shop is asked for the new time' : 'The shop is asked',
        message,
      })
      onAsked()
    },
    onFailed: () => invalidate(...readsOf(of)),
  })
}

type OtherProps = {
  booking: BookingView
  of: BookingRef
  chosen: Chosen
  wrong: 'time' | 'quantity' | 'total' | undefined
  onChange(part: Partial<Chosen>): void
}

/** Other tyres, another number of them or another price, beside the time or instead of it. */
const OtherChanges = ({ booking, of, chosen, wrong, onChange }: OtherProps) => (
  <details
    className="group"
    open={chosen.listingId !== '' || chosen.quantity !== '' || chosen.total !== '' || undefined}
  >
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
      {booking.tyre ? 'Other tyres, another number or price' : 'Another price'}
      <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
    </summary>
    <div className="grid gap-4 pt-2">
      {booking.tyre && !booking.rear && (
        <OtherTyres
          booking={booking}
          of={of}
          value={chosen.listingId}
          onChange={(listingId) => onChange({ listingId })}
        />
      )}
      {booking.tyre && !booking.rear && (
        <TextField
          label="Number of tyres"
          optional
          inputMode="numeric"
          hint={`It is ${booking.quantity} now.`}
          error={wrong === 'quantity' ? `Please enter a number from 1 to ${MAX_TYRES}` : undefined}
          value={chosen.quantity}
          onChange={({ target }) => onChange({ quantity: target.value.replace(/\D/g, '').slice(0, 2) })}
        />
      )}
      <TextField
        label="What you would pay for all of it (R)"
        optional
        inputMode="decimal"
        hint={`The total is ${formatRandExact(booking.totalCents)} now. The shop may say no.`}
        error={wrong === 'total' ? 'Please enter a price in rand, such as 7 600' : undefined}
        value={chosen.total}
        onChange={({ target }) => onChange({ total: target.value })}
      />
    </div>
  </details>
)
