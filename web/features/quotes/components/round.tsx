import { useState } from 'react'
import type { RoundView } from '#core/contracts/deal/quotes.ts'
import { MAX_SHOPS_ASKED } from '#core/rules/bookings/quote-times.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { card } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { toast } from '../../../lib/toast.ts'
import { askMore, close, type Holder, readsOf } from '../api/rounds.ts'
import { Answer } from './answer.tsx'

const stateNames: Record<RoundView['state'], string> = {
  open: 'Open',
  taken: 'Taken',
  closed: 'Closed',
  lapsed: 'Over',
}

type Props = { round: RoundView; holder: Holder }

/** What was asked for, with the answers side by side as they come. */
export function Round({ round, holder }: Props) {
  const isOpen = round.state === 'open'
  const title = `${round.quantity} × ${round.brand ? `${round.brand} ` : ''}${round.size} near ${round.place}`
  return (
    <section aria-label={title} className={`${card} mb-6 p-5`}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="grow">
          <h2 className="font-bold text-lg">{title}</h2>
          <p className="text-ink-soft">
            {stateNames[round.state]}
            {isOpen && `, until ${momentWords(round.validUntil)}. ${answersOf(round)}`}
          </p>
        </div>
        {isOpen && round.asks.length < MAX_SHOPS_ASKED && <AskTwoMore round={round} holder={holder} />}
        {isOpen && <End round={round} holder={holder} title={title} />}
      </div>
      <ul className="mt-4 grid gap-3 md:grid-cols-2 lg:grid-cols-3 min-[90rem]:grid-cols-4 min-[110rem]:grid-cols-5">
        {round.asks.map((ask) => (
          <Answer key={ask.id} ask={ask} round={round} holder={holder} />
        ))}
      </ul>
    </section>
  )
}

function answersOf({ asks }: RoundView): string {
  const answers = asks.filter(({ state }) => state !== 'waiting').length
  return `${answers} of ${asks.length} ${asks.length === 1 ? 'shop has' : 'shops have'} answered`
}

function AskTwoMore({ round, holder }: Props) {
  const asking = useSendWith((id: string, options) => askMore(holder, id, options), {
    invalidates: readsOf(holder),
    onDone: ({ asks }) => {
      const more = asks.length - round.asks.length
      toast({ type: 'success', title: more === 1 ? 'One more shop is asked' : `${more} more shops are asked` })
    },
    onFailed: ({ message }) => toast({ type: 'error', title: 'Nobody else was asked', message }),
  })
  return (
    <Button look="quiet" busy={asking.isPending && 'Asking...'} onClick={() => asking.mutate(round.id)}>
      Ask two more
    </Button>
  )
}

function End({ round, holder, title }: Props & { title: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const ending = useSendWith((id: string, options) => close(holder, id, options), {
    invalidates: readsOf(holder),
    onDone: () => {
      setIsAsked(false)
      toast({ type: 'success', title: 'Your request for prices is over' })
    },
    onFailed: ({ message }) => {
      setIsAsked(false)
      toast({ type: 'error', title: 'Your request was not ended', message })
    },
  })
  return (
    <>
      <Button disabled={ending.isPending} onClick={() => setIsAsked(true)} look="quiet">
        End the request
      </Button>
      <Confirm
        open={isAsked}
        title="End this request?"
        yes="End the request"
        no="Back"
        busy={ending.isPending}
        onYes={() => ending.mutate(round.id)}
        onNo={() => setIsAsked(false)}
      >
        {title}. The shops are told that you need no price any more.
      </Confirm>
    </>
  )
}
