import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import { formatDistance, formatRand } from '#core/rules/format.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
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
  const [taking, setTaking] = useState(false)
  const decline = useSend('POST /quote-answers/:id/decline', {
    invalidates: ['GET /quote-rounds'],
    onFailed: ({ message }) => toast({ type: 'error', title: message }),
  })
  const { shop, tyre, totalCents, priceCents } = ask
  const stands = round.state === 'open' && ask.state === 'answered'
  return (
    <li className="rounded-lg border border-line p-4">
      <h3 className="font-semibold">
        <Link to={`/business/${shop.slug}`}>{shop.name}</Link>
      </h3>
      <p className="text-ink-soft text-sm">
        {shop.suburb ?? shop.city}, {formatDistance(ask.distanceKm)}
      </p>
      {tyre && totalCents !== null && priceCents !== null && (
        <>
          <p className="mt-2 font-bold text-xl">{formatRand(totalCents)} fitted</p>
          <p>
            {round.quantity} x {tyre.brand} {tyre.model} {tyre.size}, {formatRand(priceCents)} a tyre
          </p>
          {ask.note && <p className="mt-1">{ask.note}</p>}
        </>
      )}
      {stands ? (
        <>
          <p className="mt-1 text-ink-soft text-sm">Valid until {momentWords(ask.validUntil)}</p>
          {taking ? (
            <TakeForm ask={ask} round={round} account={account} onClose={() => setTaking(false)} />
          ) : (
            <div className="mt-3 flex flex-wrap gap-2">
              <button type="button" className={primaryButton} onClick={() => setTaking(true)}>
                Take it
              </button>
              <button
                type="button"
                className={quietButton}
                disabled={decline.isPending}
                onClick={() => decline.mutate({ params: { id: ask.id } })}
              >
                No thanks
              </button>
            </div>
          )}
        </>
      ) : (
        <p className="mt-2 text-ink-soft">{stateWords(ask)}</p>
      )}
    </li>
  )
}
