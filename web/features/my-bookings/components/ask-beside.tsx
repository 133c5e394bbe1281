import { Users } from 'lucide-react'
import { useState } from 'react'
import { formatDistance, formatRandExact } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { quietButton } from '../../../components/styles.ts'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { toast } from '../../../lib/toast.ts'

/** Has two other shops asked as well; each is named with its total first. */
export function AskBeside({ id }: { id: string }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <button type="button" className={quietButton} onClick={() => setAsks(true)}>
        <Users aria-hidden size={18} /> Ask two more shops
      </button>
      {asks && <Choices id={id} onClose={() => setAsks(false)} />}
    </>
  )
}

function Choices({ id, onClose }: { id: string; onClose(): void }) {
  const found = useRead('GET /bookings/:id/beside', { params: { id } })
  const asking = useSend('POST /bookings/:id/beside', {
    invalidates: ['GET /bookings', 'GET /bookings/:id'],
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
      onYes={() => choices && asking.mutate({ params: { id } })}
      onNo={onClose}
    >
      {choices ? (
        <>
          <ul className="space-y-2">
            {choices.map(({ shop, tyre, totalCents }) => (
              <li key={shop.id}>
                <strong>{shop.name}</strong>
                {shop.distanceKm !== null && ` · ${formatDistance(shop.distanceKm)} from there`}
                {tyre && (
                  <span className="block">
                    {tyre.brand} {tyre.model} <span className="lettering">{tyre.size}</span>
                  </span>
                )}
                <span className="money block">{formatRandExact(totalCents)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3">You take the answer that suits you; the others are withdrawn then.</p>
        </>
      ) : (
        'Looking for shops nearby...'
      )}
    </Confirm>
  )
}
