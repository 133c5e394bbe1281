import { Bell, Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Alert } from '#core/contracts/alerts.ts'
import type { GarageVehicle } from '#core/contracts/profile.ts'
import { formatRand } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { later } from '#web/lib/code/later.tsx'
import { useGarage } from '#web/lib/device/garage.ts'
import { typeNames } from '#web/lib/labels.ts'
import { withChanges } from '#web/lib/page/address.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { nearText, RESULTS, SEARCH } from '#web/lib/page/search-address.ts'
import { Opening } from '../../../components/opening.tsx'
import { card, primaryButton, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed, Notice, Spinner } from '../../../components/ui/states.tsx'
import { toastError, toastUndo } from '../../../lib/toast.ts'

const ChangeAlert = later(() => import('./change-alert.tsx'))

const invalidates = ['GET /alerts'] as const

/** What is watched for the person, and the way to end it. */
export function MyAlerts() {
  const [changing, setChanging] = useState<string>()
  const { vehicles } = useGarage()
  const { data, isError, refetch, isFetching } = useRead('GET /alerts')
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
        <p>Say what you look for, and we tell you on WhatsApp when a shop offers it.</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <NewAlert />
          <Link to={SEARCH} className={quietButton}>
            Search tyres
          </Link>
        </div>
      </Empty>
    )
  const changed = data.alerts.find(({ id }) => id === changing)
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
            cars={vehicles.filter(({ size, rearSize }) => size === alert.size || rearSize === alert.size)}
            busy={remove.isPending}
            onChange={() => setChanging(alert.id)}
            onRemove={() => remove.mutate({ params: { id: alert.id } })}
          />
        ))}
      </ul>
      {changed && (
        <Suspense fallback={<Opening onClose={() => setChanging(undefined)} />}>
          <ChangeAlert key={changed.id} alert={changed} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <NewAlert />
        <AllOfThem anyOn={anyOn} silent={data.silent} />
      </div>
    </>
  )
}

function NewAlert() {
  const formLink = useFormLink()
  return (
    <Link to={formLink('alert')} preventScrollReset className={primaryButton}>
      <Plus aria-hidden size={18} /> New alert
    </Link>
  )
}

/** Switches every alert off, or on again. */
function AllOfThem({ anyOn, silent }: { anyOn: boolean; silent: boolean }) {
  const stop = useSend('POST /alerts/stop', { invalidates, onFailed: toastError })
  const resume = useSend('POST /alerts/resume', { invalidates, onFailed: toastError })
  return (
    <>
      {anyOn && (
        <Button disabled={stop.isPending} onClick={() => stop.mutate()} look="quiet">
          Switch all off
        </Button>
      )}
      {(!anyOn || silent) && (
        <Button disabled={resume.isPending} onClick={() => resume.mutate()} look="quiet">
          Switch all on
        </Button>
      )}
    </>
  )
}

type RowProps = {
  alert: Alert
  /** The driver's own that wear this size. */
  cars: readonly GarageVehicle[]
  busy: boolean
  onChange(): void
  onRemove(): void
}

const carName = ({ name, make, model, year }: GarageVehicle): string =>
  name || [make, model, year].filter(Boolean).join(' ')

const MAX_NAMED = 2
/** 'Polo 2018, Golf 2020 and 3 more of yours'. */
function carWords(cars: readonly GarageVehicle[]): string {
  const names = [...new Set(cars.map(carName))].filter(Boolean)
  const more = names.length - MAX_NAMED
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more of yours` : '')
}

const AlertRow = ({ alert, cars, busy, onChange, onRemove }: RowProps) => (
  <li className={`${card} flex items-center gap-3 p-4`}>
    <Bell aria-hidden size={20} className={alert.active ? 'shrink-0 text-accent-ink' : 'shrink-0 text-ink-soft'} />
    <Link to={searchOf(alert)} className="min-w-0 flex-1">
      <span className="block">
        {(alert.name || cars.length > 0) && <span className="block font-semibold">{alert.name || carWords(cars)}</span>}
        {alert.quantity} × <span className="lettering">{alert.size}</span>
        {!alert.active && <span className="text-ink-soft"> · off</span>}
      </span>
      <span className="block text-ink-soft text-sm">
        {[alert.name && carWords(cars), detailsOf(alert)].filter(Boolean).join(' · ')}
      </span>
    </Link>
    <Button
      onClick={onChange}
      aria-label={`Change the alert for ${alert.name || alert.size}`}
      look="icon"
      className="shrink-0"
    >
      <Pencil aria-hidden size={18} />
    </Button>
    <Button
      disabled={busy}
      onClick={onRemove}
      aria-label={`Remove the alert for ${alert.name || alert.size}`}
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
