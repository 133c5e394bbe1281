import { useState } from 'react'
import type { Webhook } from '#core/contracts/seller/webhooks.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Badge } from '../../components/console/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { dayWords } from './words.ts'

/** One address with what was sent there. */
export function WebhookCard({ webhook: { id, url, failingSince, disabledAt } }: { webhook: Webhook }) {
  const test = useSend('POST /webhooks/:id/test', {
    invalidates: ['GET /webhooks/:id/deliveries'],
    onDone: () => toast({ type: 'success', title: 'A test is on its way' }),
    onFailed: toastError,
  })
  const enable = useSend('POST /webhooks/:id/enable', {
    invalidates: ['GET /shops/:shopId/webhooks'],
    onFailed: toastError,
  })
  return (
    <article aria-label={url} className="grid gap-3 rounded-lg bg-sunk p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 grow break-all font-semibold">{url}</p>
        {disabledAt ? (
          <Badge tone="bad">Switched off {dayWords(disabledAt)}</Badge>
        ) : failingSince ? (
          <Badge tone="warning">Nothing arrives since {dayWords(failingSince)}</Badge>
        ) : (
          <Badge tone="good">On</Badge>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {disabledAt ? (
          <Button look="quiet" onClick={() => enable.mutate({ params: { id } })}>
            Switch on again
          </Button>
        ) : (
          <Button look="quiet" disabled={test.isPending} onClick={() => test.mutate({ params: { id } })}>
            Send a test
          </Button>
        )}
        <RemoveButton id={id} url={url} />
      </div>
      <DeliveryLog webhookId={id} isOn={disabledAt === null} />
    </article>
  )
}

function RemoveButton({ id, url }: { id: string; url: string }) {
  const [asks, setAsks] = useState(false)
  const remove = useSend('DELETE /webhooks/:id', { invalidates: ['GET /shops/:shopId/webhooks'], onFailed: toastError })
  return (
    <>
      <Button look="danger" onClick={() => setAsks(true)}>
        Remove
      </Button>
      <Confirm
        open={asks}
        title="Remove this webhook?"
        yes="Remove it"
        destroys
        busy={remove.isPending}
        onYes={() => {
          remove.mutate({ params: { id } })
          setAsks(false)
        }}
        onNo={() => setAsks(false)}
      >
        {url} hears of your bookings no more, and its log goes.
      </Confirm>
    </>
  )
}
