import { ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { readPrice } from '#core/rules/imports/amounts.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { DayChoice } from '../../../components/day-choice.tsx'
import { TimeChoice } from '../../../components/time-choice.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { CheckField, TextAreaField, TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import type { Act } from '../use-acts.ts'
import { WithHours } from '../with-hours.tsx'
import { workOf } from '../words.ts'
import { type TypedWork, typedWork, workOfBooking } from './typed-work.ts'
import { TotalField, WorkFields } from './work-fields.tsx'

type Props = {
  booking: FrontDeskBooking
  isBusy: boolean
  /** Why the last attempt was refused. */
  refused: string | undefined
  onAct(act: Act): void
  onClose(): void
}

/** What was done: other tyres, another number, other work or another price than agreed, or than said before. */
export function DoneDialog({ booking, isBusy, refused, onAct, onClose }: Props) {
  const fields = useWork(booking)
  const work = fields.typed
  const [problem, setProblem] = useState<string>()
  const isDone = booking.status === 'completed'
  const cents = work.total.trim() === '' ? undefined : readPrice(work.total)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = typedWork(work, booking)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    onAct({ act: isDone ? 'correct_done' : 'complete', done: read.work })
  }
  return (
    <Dialog
      open
      title={isDone ? `Correct what was done for ${booking.code}` : `What was done for ${booking.code}?`}
      description={`${booking.customer.name}, ${workOf(booking)}, quoted ${formatRandExact(booking.totalCents)}. The driver is told the total of what was done; what was quoted stays beside it.`}
      onClose={onClose}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TotalField {...fields} isFirst />
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
            Other tyres, number, work or lines
            <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
          </summary>
          <div className="grid gap-4 pt-2">
            <WorkFields {...fields} />
          </div>
        </details>
        {(problem ?? refused) && <Notice tone="error">{problem ?? refused}</Notice>}
        <Button type="submit" look="primary" disabled={isBusy}>
          {isDone ? 'Correct it' : 'Complete'}
          {cents !== undefined && ` at ${formatRandExact(cents)}`}
        </Button>
      </form>
    </Dialog>
  )
}

/** Everything that a shop can correct in a booking before the work is done. */
export function CorrectDialog({ booking, isBusy, refused, onAct, onClose }: Props) {
  const { code, customer, plate, notes, status } = booking
  const fields = useWork(booking)
  const work = fields.typed
  const [facts, setFacts] = useState({ phone: customer.phone ?? '', plate: plate ?? '', notes })
  const [start, setStart] = useState('')
  const [agreedByPhone, setAgreed] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = typedWork(work, booking)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    onAct({
      act: 'correct',
      correction: {
        ...read.work,
        ...(facts.phone !== (customer.phone ?? '') && { phone: facts.phone }),
        ...(facts.plate !== (plate ?? '') && { plate: facts.plate }),
        ...(facts.notes !== notes && { notes: facts.notes }),
        ...(start && { start }),
        agreedByPhone,
      },
    })
  }
  const text = (name: keyof typeof facts) => ({
    value: facts[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFacts((before) => ({ ...before, [name]: target.value })),
  })
  return (
    <Dialog
      open
      title={`Correct ${code}`}
      description={`${customer.name}, ${workOf(booking)}. A higher total, other tyres and another day or time need the driver's yes; of the rest the driver is told.`}
      onClose={onClose}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <WorkFields {...fields} />
        <TotalField {...fields} />
        <TextField label="Phone" type="tel" inputMode="tel" autoComplete="off" maxLength={40} {...text('phone')} />
        <TextField label="Number plate" optional autoComplete="off" maxLength={20} {...text('plate')} />
        <TextAreaField label="Notes" optional rows={2} {...text('notes')} />
        {status !== 'in_progress' && <OtherTime booking={booking} start={start} onStart={setStart} />}
        <CheckField
          label="The driver has agreed by phone"
          hint="It holds at once. The driver is told so, and whom to tell if it is wrong."
          checked={agreedByPhone}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        {(problem ?? refused) && <Notice tone="error">{problem ?? refused}</Notice>}
        <Button type="submit" look="primary" disabled={isBusy}>
          Correct the booking
        </Button>
      </form>
    </Dialog>
  )
}

/** The work as it is typed. */
function useWork(booking: FrontDeskBooking) {
  const [typed, setTyped] = useState<TypedWork>(() => workOfBooking(booking))
  return {
    booking,
    typed,
    onType: (change: Partial<TypedWork>) => setTyped((before) => ({ ...before, ...change })),
  }
}

type TimeProps = { booking: FrontDeskBooking; start: string; onStart(start: string): void }

function OtherTime({ booking, start, onStart }: TimeProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <CheckField
        label="Another day or time"
        checked={isOpen}
        onChange={({ target }) => {
          setIsOpen(target.checked)
          onStart('')
        }}
      />
      {isOpen && (
        <WithHours shopId={booking.shop.id}>
          <Times booking={booking} start={start} onStart={onStart} />
        </WithHours>
      )}
    </>
  )
}

function Times({ booking, start, onStart }: TimeProps) {
  const [date, setDate] = useState('')
  const params = { id: booking.id }
  const days = useRead('GET /bookings/:id/open-days', { params, query: { count: 21 } })
  const times = useRead('GET /bookings/:id/open-slots', date ? { params, query: { date } } : null)
  return (
    <>
      <DayChoice
        legend="Day"
        days={days}
        value={date}
        onChange={(next) => {
          setDate(next)
          onStart('')
        }}
      />
      {date && <TimeChoice legend="Time" times={times} value={start} onChange={onStart} />}
    </>
  )
}
