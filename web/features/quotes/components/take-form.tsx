import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import { localDate } from '#core/rules/time/time.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'

type Props = { ask: AskView; round: RoundView; account: AccountView; onClose(): void }

/** Asks the shop for a booking at the price that it quoted. */
export function TakeForm({ ask, round, account, onClose }: Props) {
  const [problem, setProblem] = useState<string>()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const book = useSend('POST /bookings', {
    invalidates: ['GET /bookings', 'GET /quote-rounds'],
    onDone: () => void navigate('/booking'),
    onFailed: ({ message, fields }) => {
      setProblem([message, ...Object.values(fields ?? {})].join(' '))
      invalidate('GET /quote-rounds')
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    book.mutate({
      body: {
        shopId: ask.shop.id,
        ...(ask.listingId && { listingId: ask.listingId }),
        quantity: round.quantity,
        services: [...round.services],
        date: typed('date'),
        ...(typed('time') && { time: typed('time') }),
        customer: { name: typed('name'), email: typed('email'), phone: typed('phone') },
        quoteId: ask.id,
        ...(ask.totalCents !== null && { seenTotalCents: ask.totalCents }),
      },
    })
  }
  return (
    <form onSubmit={submit} aria-label={`Book at ${ask.shop.name}`} className="mt-3 grid gap-3">
      {problem && <Notice tone="warning">{problem}</Notice>}
      <TextField label="Day" name="date" type="date" required min={localDate(new Date())} />
      <TextField label="Time" name="time" type="time" step={1800} optional hint="Without one the shop proposes it" />
      <TextField label="Name" name="name" required defaultValue={account.name ?? ''} autoComplete="name" />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        required
        defaultValue={account.email ?? ''}
        autoComplete="email"
      />
      <TextField label="Phone" name="phone" type="tel" required defaultValue={account.phone ?? ''} autoComplete="tel" />
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={book.isPending} className={primaryButton}>
          Ask the shop
        </button>
        <button type="button" onClick={onClose} className={quietButton}>
          Back
        </button>
      </div>
    </form>
  )
}
