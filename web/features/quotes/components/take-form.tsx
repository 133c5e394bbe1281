import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf } from '#web/lib/dates.ts'
import { DayChoice } from '../../../components/day-choice.tsx'
import { TimeChoice } from '../../../components/time-choice.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { daysOf, workOf } from '../api/days.ts'

type Props = { ask: AskView; round: RoundView; account: AccountView; onClose(): void }

/** Asks the shop for a booking at the price that it quoted. */
export function TakeForm({ ask, round, account, onClose }: Props) {
  const [date, setDate] = useState('')
  const [start, setStart] = useState('')
  const [isTried, setIsTried] = useState(false)
  const dayChoice = useRef<HTMLFieldSetElement>(null)
  const { send, isSending, problem, fields } = useTaking()
  const work = workOf(ask, round)
  const params = { shopId: ask.shop.id }
  const days = useRead('GET /shops/:shopId/open-days', daysOf(ask, round))
  const times = useRead('GET /shops/:shopId/open-slots', date ? { params, query: { ...work, date } } : null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (!date) return dayChoice.current?.focus()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    send({
      ...work,
      ...params,
      date,
      ...(start && { time: clockOf(start) }),
      customer: { name: typed('name'), email: typed('email'), phone: typed('phone') },
      quoteId: ask.id,
      ...(ask.totalCents !== null && { seenTotalCents: ask.totalCents }),
    })
  }
  return (
    <Dialog open onClose={onClose} title={`Book at ${ask.shop.name}`} description={whatIsTaken(ask, round)}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <DayChoice
          ref={dayChoice}
          legend="Day"
          days={days}
          value={date}
          onChange={(next) => {
            setDate(next)
            setStart('')
          }}
          error={isTried && !date ? 'Please choose a day' : undefined}
        />
        {date && <TimeChoice legend="Time" any="Any time" times={times} value={start} onChange={setStart} />}
        <CustomerFields account={account} errors={fields} />
        {problem && <Notice tone="error">{problem}</Notice>}
        <Button type="submit" busy={isSending && 'Asking...'} look="primary">
          Ask the shop
        </Button>
      </form>
    </Dialog>
  )
}

type Errors = Readonly<Record<string, string | undefined>>

/** As the account says it, to be changed for this booking. */
const CustomerFields = ({ account, errors }: { account: AccountView; errors: Errors }) => (
  <>
    <TextField label="Name" name="name" defaultValue={account.name ?? ''} autoComplete="name" error={errors.name} />
    <TextField
      label="E-mail"
      name="email"
      type="email"
      defaultValue={account.email ?? ''}
      autoComplete="email"
      error={errors.email}
    />
    <TextField
      label="Phone"
      name="phone"
      type="tel"
      inputMode="tel"
      defaultValue={account.phone ?? ''}
      autoComplete="tel"
      error={errors.phone}
    />
  </>
)

function useTaking() {
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const { mutate, isPending, error } = useSend('POST /bookings', {
    invalidates: ['GET /bookings', 'GET /quote-rounds'],
    onDone: ({ id }) => void navigate('/booking', { state: { bookingId: id } }),
    onFailed: () => invalidate('GET /quote-rounds'),
  })
  const fields: Errors = Object.fromEntries(
    Object.entries(error?.fields ?? {}).map(([name, message]) => [name.replace('customer.', ''), message]),
  )
  const isShown = fields.name || fields.email || fields.phone
  return {
    send: (body: Parameters<typeof mutate>[0]['body']) => mutate({ body }),
    isSending: isPending,
    fields,
    problem: error && !isShown ? [error.message, ...Object.values(fields)].join(' ') : undefined,
  }
}

export const whatIsTaken = ({ tyre, totalCents }: AskView, { quantity, size }: RoundView): string =>
  [
    `${quantity} × ${tyre ? `${tyre.brand} ${tyre.model} ${tyre.size}` : size}`,
    totalCents !== null && `${formatRandExact(totalCents)} fitted`,
  ]
    .filter(Boolean)
    .join(', ')
