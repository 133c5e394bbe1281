import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import { AnswerForm } from '#core/contracts/forms/account.ts'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf } from '#web/lib/dates.ts'
import { DayChoice } from '../../../components/day-choice.tsx'
import { TimeChoice } from '../../../components/time-choice.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Form, FormProblem, useContractForm } from '../../../components/ui/form.tsx'
import { daysOf, workOf } from '../api/days.ts'
import { whatIsTaken } from './take-form.tsx'

type Props = { ask: AskView; round: RoundView; token: string; onClose(): void }

/** A guest books at the price that the shop named; the number is known, and the booking has a page of its own. */
export function TakeAsGuest({ ask, round, token, onClose }: Props) {
  const [date, setDate] = useState('')
  const [start, setStart] = useState('')
  const [isTried, setIsTried] = useState(false)
  const dayChoice = useRef<HTMLFieldSetElement>(null)
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const form = useContractForm(AnswerForm, { name: '' })
  const sending = useSend('POST /guest-rounds/:token/answers/:id/book', {
    invalidates: ['GET /guest-rounds/:token'],
    onDone: ({ guestToken }) => void navigate(`/my-booking/${guestToken}`),
    onFailed: () => invalidate('GET /guest-rounds/:token'),
  })
  const days = useRead('GET /shops/:shopId/open-days', daysOf(ask, round))
  const times = useRead(
    'GET /shops/:shopId/open-slots',
    date ? { params: { shopId: ask.shop.id }, query: { ...workOf(ask, round), date } } : null,
  )
  const send = ({ name }: { name: string }) => {
    setIsTried(true)
    if (!date) return dayChoice.current?.focus()
    const time = start && { time: clockOf(start) }
    sending.mutate({
      params: { token, id: ask.id },
      body: { name, date, ...time, seenTotalCents: ask.totalCents ?? 0 },
    })
  }
  return (
    <Dialog open onClose={onClose} title={`Book at ${ask.shop.name}`} description={whatIsTaken(ask, round)}>
      <Form form={form} sending={sending} onSend={send}>
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
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <FormProblem form={form} sending={sending} />
        <Button type="submit" busy={sending.isPending && 'Asking...'} look="primary">
          Ask the shop
        </Button>
      </Form>
    </Dialog>
  )
}
