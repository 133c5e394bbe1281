import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import { formatDistance, formatRandExact } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { momentWords, shortDay } from '#web/lib/dates.ts'
import { HandOn } from '../../../components/handed/hand-on.tsx'
import { linkLook } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { Money } from '../../../components/ui/money.tsx'
import { toast } from '../../../lib/toast.ts'
import { daysOf } from '../api/days.ts'
import { decline, type Holder, readsOf } from '../api/rounds.ts'
import { TakeAsGuest } from './take-as-guest.tsx'
import { TakeForm } from './take-form.tsx'

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
