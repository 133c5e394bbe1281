import { Users } from 'lucide-react'
import { useState } from 'react'
import type { BesideChoice } from '#core/contracts/bookings.ts'
import { formatDistance } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { Money } from '../../../components/ui/money.tsx'
import { toast } from '../../../lib/toast.ts'
import { askBeside, type BookingRef, readsOf } from '../api/bookings.ts'

/** Has two other shops asked as well; each is named with its total first. */
export function AskBeside({ of }: { of: BookingRef }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)}>
        <Users aria-hidden size={18} /> Ask two more shops
      </Button>
      {asks && <Choices of={of} onClose={() => setAsks(false)} />}
    </>
  )
}

function Choices({ of, onClose }: { of: BookingRef; onClose(): void }) {
  const mine = useRead('GET /bookings/:id/beside', 'id' in of ? { params: of } : null)
  const asGuest = useRead('GET /guest-bookings/:token/beside', 'token' in of ? { params: of } : null)
  const found = 'token' in of ? asGuest : mine
  const asking = useSendWith(askBeside, {
    invalidates: readsOf(of),
    onDone: ({ bookings }) => {
      onClose()
      toast({ type: 'success', title: 'Asked', message: bookings.map(({ shop }) => shop.name).join(' and ') })
    },
    onFailed: ({ message }) => {
      onClose()
      toast({ type: 'error', title: 'Nobody else was asked', message, duration: 10_000 })
    },
  })
  const choices = found.data?.choices
  if (found.isError || choices?.length === 0)
    return (
      <Confirm open title="No other shop to ask" yes="Close" no="Back" onYes={onClose} onNo={onClose}>
        {found.error?.message ?? 'No other shop nearby has the same or a like tyre at about this price.'}
      </Confirm>
    )
  return (
    <Confirm
      open
      title="Ask these shops as well?"
      yes={asking.isPending ? 'Asking...' : 'Ask them'}
      no="I wait"
      busy={asking.isPending || !choices}
      onYes={() => choices && asking.mutate(of)}
      onNo={onClose}
    >
      {choices ? (
        <>
          <Named choices={choices} />
          <p className="mt-3">You take the answer that suits you; the others are withdrawn then.</p>
        </>
      ) : (
        'Looking for shops nearby...'
      )}
    </Confirm>
  )
}

/** Each with its total, before any of them is asked. */
const Named = ({ choices }: { choices: readonly BesideChoice[] }) => (
  <ul className="space-y-2">
    {choices.map(({ shop, tyre, rear, totalCents }) => (
      <li key={shop.id}>
        <strong>{shop.name}</strong>
        {shop.distanceKm !== null && ` · ${formatDistance(shop.distanceKm)} from there`}
        {tyre && (
          <span className="block">
            {rear && 'Front: '}
            {tyre.brand} {tyre.model} <span className="lettering">{tyre.size}</span>
          </span>
        )}
        {rear && (
          <span className="block">
            Rear: {rear.tyre.brand} {rear.tyre.model} <span className="lettering">{rear.tyre.size}</span>
          </span>
        )}
        <Money cents={totalCents} className="block" />
      </li>
    ))}
  </ul>
)
