import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import type { RoundView } from '#core/contracts/deal/quotes.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { SEARCH } from '#web/lib/page/search-address.ts'
import { card, primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { Empty, Failed, Loading } from '../../../components/ui/states.tsx'
import { toast } from '../../../lib/toast.ts'
import { Answer } from './answer.tsx'

const reads = ['GET /quote-rounds'] as const
const stateNames: Record<RoundView['state'], string> = {
  open: 'Open',
  taken: 'Taken',
  closed: 'Closed',
  lapsed: 'Over',
}

/** What the person asked shops for, with the answers side by side as they come. */
export function MyQuotes({ account }: { account: AccountView }) {
  useKeepFresh(['quotes_changed', 'access_changed'], reads)
  const { data, isError, refetch, isFetching } = useRead('GET /quote-rounds')
  if (isError && !data)
    return <Failed title="Your quotes could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Shapes />
  if (data.rounds.length === 0)
    return (
      <Empty title="No quotes yet">
        <p>Search for tyres near you, and ask up to five shops for a price.</p>
        <Link to={SEARCH} className={`${primaryButton} mt-2`}>
          Search tyres
        </Link>
      </Empty>
    )
  return data.rounds.map((round) => <Round key={round.id} round={round} account={account} />)
}

const Shapes = () => (
  <Loading>
    <div role="status" className="skeleton h-96 rounded-xl">
      <span className="sr-only">Loading quotes...</span>
    </div>
  </Loading>
)

function Round({ round, account }: { round: RoundView; account: AccountView }) {
  const [isEnding, setIsEnding] = useState(false)
  const close = useSend('POST /quote-rounds/:id/close', {
    invalidates: reads,
    onDone: () => {
      setIsEnding(false)
      toast({ type: 'success', title: 'Your request for prices is over' })
    },
    onFailed: ({ message }) => {
      setIsEnding(false)
      toast({ type: 'error', title: 'Your request was not ended', message })
    },
  })
  const isOpen = round.state === 'open'
  const title = `${round.quantity} × ${round.brand ? `${round.brand} ` : ''}${round.size} near ${round.place}`
  return (
    <section aria-label={title} className={`${card} mb-6 p-5`}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="grow">
          <h2 className="font-bold text-lg">{title}</h2>
          <p className="text-ink-soft">
            {stateNames[round.state]}
            {isOpen && `, until ${momentWords(round.validUntil)}`}
          </p>
        </div>
        {isOpen && (
          <Button disabled={close.isPending} onClick={() => setIsEnding(true)} look="quiet">
            End the request
          </Button>
        )}
      </div>
      <Confirm
        open={isEnding}
        title="End this request?"
        yes="End the request"
        no="Back"
        busy={close.isPending}
        onYes={() => close.mutate({ params: { id: round.id } })}
        onNo={() => setIsEnding(false)}
      >
        {title}. The shops are told that you need no price any more.
      </Confirm>
      <ul className="mt-4 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {round.asks.map((ask) => (
          <Answer key={ask.id} ask={ask} round={round} account={account} />
        ))}
      </ul>
    </section>
  )
}
