import type { WebhookDelivery } from '#core/contracts/seller/webhooks.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toastError } from '#web/lib/toast.ts'
import { Badge, type Tone } from '../../components/console/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Failed } from '../../components/ui/states.tsx'
import { dayWords } from './words.ts'

const looks: Record<WebhookDelivery['status'], { words: string; tone: Tone }> = {
  queued: { words: 'Waiting', tone: 'warning' },
  sending: { words: 'Sending', tone: 'quiet' },
  delivered: { words: 'Delivered', tone: 'good' },
  failed: { words: 'Failed', tone: 'bad' },
}
const POLL_MS = 5_000
const SHOWN = 10

/** What was sent to one address, the newest first. */
export function DeliveryLog({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const { params, go } = useAddress()
  const before = params.get(`log-${webhookId}`) ?? undefined
  const query = { limit: SHOWN, ...(before && { after: before }) }
  const read = useRead('GET /webhooks/:id/deliveries', { params: { id: webhookId }, query }, { every: POLL_MS })
  const { data, error, refetch, isFetching } = read
  if (error && !data)
    return <Failed title="Failed to load the log" onRetry={() => void refetch()} retrying={isFetching} />
  if (data?.deliveries.length === 0 && !before) return <p className="text-ink-soft text-sm">Nothing was sent yet.</p>
  return (
    <>
      <ul aria-label="What was sent" className="grid gap-2">
        {data?.deliveries.map((one) => (
          <Delivery key={one.id} delivery={one} isOn={isOn} />
        ))}
      </ul>
      <div className="flex gap-4">
        {before && (
          <Button look="link" onClick={() => go({ [`log-${webhookId}`]: undefined })}>
            Newest
          </Button>
        )}
        {data?.next && (
          <Button look="link" onClick={() => go({ [`log-${webhookId}`]: data.next ?? undefined })}>
            Older
          </Button>
        )}
      </div>
    </>
  )
}

function Delivery({ delivery, isOn }: { delivery: WebhookDelivery; isOn: boolean }) {
  const { id, type, bookingCode, status, responseStatus, error, happenedAt, dueAt } = delivery
  const again = useSend('POST /deliveries/:id/send', {
    invalidates: ['GET /webhooks/:id/deliveries'],
    onFailed: toastError,
  })
  const { words, tone } = looks[status]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-2 text-sm">
      <span className="min-w-0 grow break-words">
        <b>{type}</b> {bookingCode} <span className="text-ink-soft">{dayWords(happenedAt)}</span>
        {status !== 'delivered' && error && <span className="block text-danger">{error}</span>}
        {dueAt && error && <span className="block text-ink-soft">tried again {dayWords(dueAt)}</span>}
      </span>
      <Badge tone={tone}>
        {words}
        {responseStatus !== null && ` ${responseStatus}`}
      </Badge>
      {isOn && status !== 'sending' && (
        <Button look="link" disabled={again.isPending} onClick={() => again.mutate({ params: { id } })}>
          Send again<span className="sr-only"> {`${type} ${bookingCode ?? ''}`}</span>
        </Button>
      )}
    </li>
  )
}
