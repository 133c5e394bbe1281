import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import { formatDistance, formatRandExact } from '#core/rules/format.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { HandOn } from '../../../components/handed/hand-on.tsx'
import { linkLook } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { Money } from '../../../components/ui/money.tsx'
import { toast } from '../../../lib/toast.ts'
import { TakeForm } from './take-form.tsx'

type Props = { ask: AskView; round: RoundView; account: AccountView }

const stateWords = ({ state, declinedBy }: AskView): string => {
  if (state === 'declined') return declinedBy === 'customer' ? 'You said no' : 'Cannot quote'
  const words = { waiting: 'No answer yet', answered: '', taken: 'Taken', lost: 'Not taken', lapsed: 'No longer valid' }
  return words[state]
}

/** One shop's answer, with what can be done about it. */
export function Answer({ ask, round, account }: Props) {
  const { shop, tyre, totalCents, priceCents } = ask
  const stands = round.state === 'open' && ask.state === 'answered'
  return (
    <li className="flex flex-col rounded-lg border border-line p-4">
      <h3 className="font-semibold">
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
        <Acts ask={ask} round={round} account={account} />
      ) : (
        <p className="mt-2 text-ink-soft">{stateWords(ask)}</p>
      )}
    </li>
  )
}

/** Both say whose price they are about, since they stand on every card. */
function Acts({ ask, round, account }: Props) {
  const [asks, setAsks] = useState<'take' | 'decline'>()
  const close = () => setAsks(undefined)
  const { name } = ask.shop
  const decline = useSend('POST /quote-answers/:id/decline', {
    invalidates: ['GET /quote-rounds'],
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
      <p className="mt-1 text-ink-soft text-sm">Valid until {momentWords(ask.validUntil)}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        <Button look="primary" aria-label={`Take it from ${name}`} onClick={() => setAsks('take')}>
          Take it
        </Button>
        <HandOn of={{ askId: ask.id }} label={`Somebody else pays ${name}`} />
        <Button look="quiet" className="min-h-12" aria-label={`No thanks, ${name}`} onClick={() => setAsks('decline')}>
          No thanks
        </Button>
      </div>
      {asks === 'take' && <TakeForm ask={ask} round={round} account={account} onClose={close} />}
      <Confirm
        open={asks === 'decline'}
        title={`Say no to ${name}?`}
        yes="Say no"
        no="Back"
        busy={decline.isPending}
        onYes={() => decline.mutate({ params: { id: ask.id } })}
        onNo={close}
      >
        The shop is told that you do not want its price.
      </Confirm>
    </>
  )
}
