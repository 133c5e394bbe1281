import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import { AnswerForm } from '#core/contracts/forms/account.ts'
import { formatDistance, formatRandExact } from '#core/rules/format.ts'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { useSend, useSendWith } from '#web/lib/api/use-send.ts'
import { clockOf, momentWords, shortDay } from '#web/lib/dates.ts'
import { DayChoice } from '../../../components/day-choice.tsx'
import { HandOn } from '../../../components/handed/hand-on.tsx'
import { linkLook } from '../../../components/styles.ts'
import { TimeChoice } from '../../../components/time-choice.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Form, FormProblem, useContractForm } from '../../../components/ui/form.tsx'
import { Money } from '../../../components/ui/money.tsx'
import { toast } from '../../../lib/toast.ts'
import { daysOf, workOf } from '../api/days.ts'
import { decline, type Holder, readsOf } from '../api/rounds.ts'
import { TakeForm, whatIsTaken } from './take-form.tsx'

type Props = { ask: AskView; round: RoundView; holder: Holder }

const stateWords = ({ state, declinedBy }: AskView): string => {
  if (state === 'declined') return declinedBy === 'customer' ? 'You said no' : 'Cannot quote'
  const words = { waiting: 'No answer yet', answered: '', taken: 'Taken', lost: 'Not taken', lapsed: 'No longer valid' }
  return words[state]
}

/** One shop's answer, with what can be done about it. */
export function Answer({ ask, round, holder }: Props) {
  const { shop, tyre, totalCents, priceCents } = ask
  const stands = round.state === 'open' && ask.state === 'answered'
  return (
    <li className="flex flex-col rounded-lg border border-line p-4">
      <h3 className="wrap-anywhere font-semibold">
        <Link to={`/business/${shop.slug}`} className={`${linkLook} inline-flex min-h-11 items-center`}>
          {shop.name}
        </Link>
      </h3>
      <p className="text-ink-soft text-sm">
        {shop.suburb ?? shop.city}, {formatDistance(ask.distanceKm)}
      </p>
      {tyre && totalCents !== null && priceCents !== null && (
        <>
          <p className="mt-2 font-bold text-xl">
            <Money cents={totalCents} className="whitespace-nowrap" /> fitted
          </p>
          <p>
            {round.quantity} × {tyre.brand} {tyre.model} <span className="whitespace-nowrap">{tyre.size}</span>
          </p>
          <p className="text-ink-soft">{formatRandExact(priceCents)} a tyre</p>
          {ask.note && <p className="mt-1">“{ask.note}”</p>}
        </>
      )}
      {stands ? (
        <Acts ask={ask} round={round} holder={holder} />
      ) : (
        <p className="mt-2 text-ink-soft">{stateWords(ask)}</p>
      )}
    </li>
  )
}

/** Both say whose price they are about, since they stand on every card. */
function Acts({ ask, round, holder }: Props) {
  const [asks, setAsks] = useState<'take' | 'decline'>()
  const close = () => setAsks(undefined)
  const { name } = ask.shop
  const declining = useSendWith((id: string, options) => decline(holder, id, options), {
    invalidates: readsOf(holder),
    onDone: () => {
      close()
      toast({ type: 'success', title: `You said no to ${name}` })
    },
    onFailed: ({ message }) => {
      close()
      toast({ type: 'error', title: `${name} was not told`, message })
    },
  })
  return (
    <>
      <FirstDay ask={ask} round={round} />
      <p className="mt-1 text-ink-soft text-sm">Valid until {momentWords(ask.validUntil)}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        <Button look="primary" aria-label={`Take it from ${name}`} onClick={() => setAsks('take')}>
          Take it
        </Button>
        <HandOn
          of={'token' in holder ? { askId: ask.id, token: holder.token } : { askId: ask.id }}
          label={`Somebody else pays ${name}`}
        />
        <Button look="quiet" className="min-h-12" aria-label={`No thanks, ${name}`} onClick={() => setAsks('decline')}>
          No thanks
        </Button>
      </div>
      {asks === 'take' &&
        ('account' in holder ? (
          <TakeForm ask={ask} round={round} account={holder.account} onClose={close} />
        ) : (
          <TakeAsGuest ask={ask} round={round} token={holder.token} onClose={close} />
        ))}
      <Confirm
        open={asks === 'decline'}
        title={`Say no to ${name}?`}
        yes="Say no"
        no="Back"
        busy={declining.isPending}
        onYes={() => declining.mutate(ask.id)}
        onNo={close}
      >
        The shop is told that you do not want its price.
      </Confirm>
    </>
  )
}

/** The first day on which the shop has time for it, as the form offers it. */
function FirstDay({ ask, round }: Pick<Props, 'ask' | 'round'>) {
  const { data } = useRead('GET /shops/:shopId/open-days', daysOf(ask, round))
  const first = data?.days.find(({ slots }) => slots > 0)
  if (!data) return null
  return <p>{first ? `First free day: ${shortDay(first.date)}` : 'No free day in the next 60'}</p>
}

type TakeAsGuestProps = { ask: AskView; round: RoundView; token: string; onClose(): void }

/** A guest books at the price that the shop named; the number is known, and the booking has a page of its own. */
function TakeAsGuest({ ask, round, token, onClose }: TakeAsGuestProps) {
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
