import { Bell, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Alert } from '#core/contracts/alerts.ts'
import { formatRand } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { typeNames } from '#web/lib/labels.ts'
import { withChanges } from '#web/lib/page/address.ts'
import { nearText, RESULTS, SEARCH } from '#web/lib/page/search-address.ts'
import { card, primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { toastError, toastUndo } from '../../../lib/toast.ts'

const invalidates = ['GET /alerts'] as const

/** What is watched for the person, and the way to end it. */
export function MyAlerts() {
  const { data, isError, refetch, isFetching } = useRead('GET /alerts')
  const stop = useSend('POST /alerts/stop', { invalidates, onFailed: toastError })
  const resume = useSend('POST /alerts/resume', { invalidates, onFailed: toastError })
  const undo = useSend('POST /alerts', { invalidates, onFailed: toastError })
  const remove = useSend('DELETE /alerts/:id', {
    invalidates,
    onDone: ({ id: _id, active: _active, ...body }) =>
      toastUndo('Alert removed', () => undo.mutate({ body }), { type: 'info' }),
    onFailed: toastError,
  })
  if (isError && !data)
    return <Failed title="Your alerts could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Spinner>Loading alerts…</Spinner>
  if (data.alerts.length === 0)
    return (
      <Empty title="No alerts yet">
        <p>Search for tyres and press “Alert me”: we tell you when a shop offers what you look for.</p>
        <Link to={SEARCH} className={`${primaryButton} mt-2`}>
          Search tyres
        </Link>
      </Empty>
    )
  const anyOn = data.alerts.some(({ active }) => active)
  return (
    <>
      {data.silent && (
        <Notice tone="warning" className="mb-4">
          Deal messages on WhatsApp are off, so you hear of none of these.
        </Notice>
      )}
      <ul className="grid gap-3">
        {data.alerts.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            busy={remove.isPending}
            onRemove={() => remove.mutate({ params: { id: alert.id } })}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {anyOn && (
          <Button disabled={stop.isPending} onClick={() => stop.mutate()} look="quiet">
            Switch all off
          </Button>
        )}
        {(!anyOn || data.silent) && (
          <Button disabled={resume.isPending} onClick={() => resume.mutate()} look="quiet">
            Switch all on
          </Button>
        )}
      </div>
    </>
  )
}

const AlertRow = ({ alert, busy, onRemove }: { alert: Alert; busy: boolean; onRemove(): void }) => (
  <li className={`${card} flex items-center gap-3 p-4`}>
    <Bell aria-hidden size={20} className={alert.active ? 'shrink-0 text-accent-ink' : 'shrink-0 text-ink-soft'} />
    <Link to={searchOf(alert)} className="min-w-0 flex-1">
      <span className="block">
        {alert.quantity} × <span className="lettering">{alert.size}</span>
        {!alert.active && <span className="text-ink-soft"> · off</span>}
      </span>
      <span className="block text-ink-soft text-sm">{detailsOf(alert)}</span>
    </Link>
    <Button
      disabled={busy}
      onClick={onRemove}
      aria-label={`Remove the alert for ${alert.size}`}
      look="icon"
      className="shrink-0"
    >
      <Trash2 aria-hidden size={18} />
    </Button>
  </li>
)

const covered = { tyre: 'a tyre', fitted: 'a tyre, fitted', total: 'in all' }

const detailsOf = ({ brands, types, runFlat, maxCents, maxCovers, dealsOnly, near }: Alert): string =>
  [
    ...(brands ?? []),
    ...(types ?? []).map((type) => typeNames[type]),
    runFlat && 'run-flat',
    dealsOnly && 'only deals',
    maxCents !== undefined && `up to ${formatRand(maxCents)} ${covered[maxCovers]}`,
    near ? `within ${near.radiusKm} km of ${near.label}` : 'anywhere',
  ]
    .filter(Boolean)
    .join(' · ')

const searchOf = ({ size, quantity, near, brands, dealsOnly }: Alert): string =>
  RESULTS +
  withChanges('', {
    size,
    quantity: String(quantity),
    brand: brands?.join(','),
    deals: dealsOnly ? 'true' : undefined,
    near: near && nearText(near),
    place: near?.label,
  })
