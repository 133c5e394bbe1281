import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { noShowWaitsUntil, type ShopAct, shopActs } from '#core/rules/bookings/shop-acts.ts'
import { formatPhone, formatRandExact, withPhone } from '#core/rules/format.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { saidOr } from '#web/lib/api/form-errors.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { clockOf, momentWords } from '#web/lib/dates.ts'
import { Badge } from '../../components/console/badge.tsx'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { openOffers } from '../../components/offer-words.ts'
import { linkLook } from '../../components/styles.ts'
import { PriceLines } from '../../components/tyres/price-lines.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { Failed, Notice, Spinner } from '../../components/ui/states.tsx'
import { PromisedDialog, ReasonDialog } from './act-dialogs.tsx'
import { CorrectDialog, DoneDialog } from './correct/correct-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { OfferList } from './offer-list.tsx'
import { History } from './panel/history.tsx'
import { MessageDriver } from './panel/message-driver.tsx'
import { QuickTimes } from './panel/quick-times.tsx'
import { type Act, useActs, useDelete } from './use-acts.ts'
import { actName, endOf, preferredOf, serviceOf, statusNames, toneOf, untilWords, waitsFor, wayOf } from './words.ts'

type Props = { id: string; bays: number; onClose(): void }

/** One booking beside the list or the calendar, with what can be done with it now. */
export function BookingPanel({ id, bays, onClose }: Props) {
  const { data: booking, error, refetch, isFetching } = useRead('GET /counter-bookings/:id', { params: { id } })
  const [asks, setAsks] = useState<Asks>()
  const { act, isBusy, problem, promised, forget } = useActs(() => setAsks(undefined))
  const ask = (one: Asks) => {
    forget()
    setAsks(one)
  }
  const press = (one: ShopAct) => {
    if (!booking) return
    if (one === 'propose' || one === 'cancel' || one === 'correct') ask(one)
    else if (one === 'correct_done') ask('done')
    else if (one === 'decline' && booking.status === 'pending') ask('decline')
    else if (one === 'decline' || one === 'confirm') act(id, { act: one, seenAt: booking.updatedAt })
    else act(id, { act: one })
  }
  return (
    <SidePanel
      title={booking ? <Title booking={booking} /> : 'Booking'}
      onClose={onClose}
      footer={booking && <Acts booking={booking} isBusy={isBusy} onPress={press} onAsk={ask} />}
    >
      {problem && <Notice tone="error">{problem.message}</Notice>}
      {booking ? (
        <>
          <Waits booking={booking} />
          {booking.status === 'pending' && booking.awaiting === 'shop' && (
            <QuickTimes booking={booking} isBusy={isBusy} onAct={(one) => act(id, one)} />
          )}
          <OfferList booking={booking} isBusy={isBusy} onAct={(one) => act(id, one)} />
          <Facts booking={booking} />
          <Price booking={booking} />
          <MessageDriver booking={booking} />
          <History id={id} />
          {bays > 1 && booking.bay !== null && shopActs(booking, new Date()).length > 0 && (
            <Bays booking={booking} bays={bays} isBusy={isBusy} onMove={(bay) => act(id, { act: 'move_bay', bay })} />
          )}
          <PromisedDialog promised={promised} onOther={() => setAsks('propose')} />
          <Questions
            booking={booking}
            asks={asks}
            isBusy={isBusy}
            refused={problem?.message}
            onAct={(one) => act(id, one)}
            onClose={() => setAsks(undefined)}
            onDeleted={onClose}
          />
        </>
      ) : (
        <Unread error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </SidePanel>
  )
}

type UnreadProps = { error: ApiError | null; onRetry(): void; isRetrying: boolean }

const Unread = ({ error, onRetry, isRetrying }: UnreadProps) =>
  error ? (
    <Failed
      title={saidOr(error, 'Failed to load bookings')}
      again="Try Again"
      onRetry={onRetry}
      retrying={isRetrying}
    />
  ) : (
    <Spinner>Loading...</Spinner>
  )

const Title = ({ booking: { code, status } }: { booking: FrontDeskBooking }) => (
  <span className="flex flex-wrap items-center gap-2">
    Booking {code} <Badge tone={toneOf[status]}>{statusNames[status]}</Badge>
  </span>
)

type Asks = 'propose' | 'cancel' | 'decline' | 'delete' | 'correct' | 'done'
type QuestionsProps = {
  booking: FrontDeskBooking
  asks: Asks | undefined
  isBusy: boolean
  refused: string | undefined
  onAct(act: Act): void
  onClose(): void
  onDeleted(): void
}

/** What an act asks first. */
function Questions({ booking, asks, isBusy, refused, onAct, onClose, onDeleted }: QuestionsProps) {
  const { mutate: remove, isPending: isDeleting } = useDelete(onDeleted)
  const dialog = { booking, isBusy, onAct, onClose }
  return (
    <>
      {asks === 'correct' && <CorrectDialog {...dialog} refused={refused} />}
      {asks === 'done' && <DoneDialog {...dialog} refused={refused} />}
      {asks === 'propose' && <OfferDialog {...dialog} />}
      {(asks === 'cancel' || asks === 'decline') && <ReasonDialog {...dialog} kind={asks} />}
      <Confirm
        open={asks === 'delete'}
        title="Are you sure you want to delete this booking?"
        yes="Delete"
        destroys
        busy={isDeleting}
        onYes={() => remove({ params: { id: booking.id } })}
        onNo={onClose}
      >
        {booking.status === 'pending' || booking.status === 'confirmed'
          ? 'It is cancelled first: the driver is told, and the bay is free.'
          : 'It leaves your list; the customer keeps it.'}
      </Confirm>
    </>
  )
}

type ActsProps = { booking: FrontDeskBooking; isBusy: boolean; onPress(act: ShopAct): void; onAsk(asks: Asks): void }

const Acts = ({ booking, isBusy, onPress, onAsk }: ActsProps) => (
  <>
    {shopActs(booking, new Date()).map((one, at) => (
      <Button
        key={one}
        look={one === 'cancel' ? 'danger' : at === 0 ? 'primary' : 'quiet'}
        disabled={isBusy}
        onClick={() => onPress(one)}
      >
        {actName(one, booking)}
      </Button>
    ))}
    {shopActs(booking, new Date()).includes('complete') && (
      <Button look="quiet" disabled={isBusy} onClick={() => onAsk('done')}>
        Done at another price
      </Button>
    )}
    <NoShowLater booking={booking} />
    <Button look="danger" onClick={() => onAsk('delete')}>
      <Trash2 aria-hidden size={18} /> Delete
    </Button>
  </>
)

/** Greyed until the driver may be said not to have come. */
function NoShowLater({ booking }: { booking: FrontDeskBooking }) {
  const id = useId()
  const from = noShowWaitsUntil(booking, new Date())
  if (!from) return null
  return (
    <>
      <Button look="quiet" disabled aria-describedby={id}>
        No-show
      </Button>
      <p id={id} className="basis-full text-ink-soft text-sm">
        No-show from {clockOf(from.toISOString())}
      </p>
    </>
  )
}

const Bays = ({
  booking,
  bays,
  isBusy,
  onMove,
}: {
  booking: FrontDeskBooking
  bays: number
  isBusy: boolean
  onMove(bay: number): void
}) => (
  <fieldset className="mt-4">
    <legend className="mb-1 font-semibold">Bay</legend>
    <div className="flex flex-wrap gap-2">
      {Array.from({ length: bays }, (_, at) => at + 1).map((bay) => (
        <Button
          key={bay}
          aria-pressed={bay === booking.bay}
          disabled={isBusy || bay === booking.bay}
          look="quiet"
          className="aria-pressed:border-2 aria-pressed:border-accent-ink aria-pressed:bg-accent-wash"
          onClick={() => onMove(bay)}
        >
          {bay}
        </Button>
      ))}
    </div>
  </fieldset>
)

/** What is offered stands in full below. */
function Waits({ booking }: { booking: FrontDeskBooking }) {
  const offered = openOffers(booking)[0]
  const words = offered
    ? `${offered.by === 'shop' ? 'Waits for the driver, who has your offer' : 'Waits for your answer to what the driver asks for'}${untilWords(booking)}`
    : waitsFor(booking)
  return (
    words && (
      <Notice tone="warning" className="mb-4">
        {words}
      </Notice>
    )
  )
}

/** What was done, else what was agreed, line by line. */
function Price({ booking }: { booking: FrontDeskBooking }) {
  const { lines, totalCents } = booking.done ?? booking
  if (lines.length === 0) return null
  return (
    <section aria-label="Price" className="mt-4">
      <h3 className="font-semibold">{booking.done ? 'What was done' : 'Price'}</h3>
      <PriceLines lines={lines} totalCents={totalCents} />
    </section>
  )
}

/** A yes to another price is no yes to this one. */
const payerWords = ({ name, totalCents, at }: NonNullable<FrontDeskBooking['payer']>, nowCents: number): string =>
  `${name} said yes to ${formatRandExact(totalCents)} on ${momentWords(at)}${totalCents === nowCents ? '' : ', before the price changed'}`

function Facts({ booking }: { booking: FrontDeskBooking }) {
  const { customer, tyre, rear, address, notes, appointmentStart, quantity, tyreSize, lines, order } = booking
  return (
    <dl>
      <Detail name="Customer">{customer.name}</Detail>
      <Detail name="Phone">
        {customer.phone ? (
          <a className={linkLook} href={`tel:${customer.phone}`}>
            {formatPhone(customer.phone)}
          </a>
        ) : (
          'Not given'
        )}
      </Detail>
      <Detail name="E-mail">{customer.email ?? 'Not given'}</Detail>
      <Detail name="Service">{serviceOf(booking)}</Detail>
      <Detail name="Preferred slot">{preferredOf(booking)}</Detail>
      <Detail name="Appointment">{appointmentStart ? momentWords(appointmentStart) : 'Not agreed yet'}</Detail>
      <Detail name="Takes">
        {booking.durationMinutes} minutes{booking.bay ? `, bay ${booking.bay}` : ''}
      </Detail>
      <Detail name="How">{wayOf(booking)}</Detail>
      {address && <Detail name="Address">{address}</Detail>}
      <Detail name="Tyre brand">{tyre?.brand ?? '-'}</Detail>
      <Detail name="Tyre model">{tyre?.model ?? '-'}</Detail>
      <Detail name="Tyre size">{tyre?.size ?? tyreSize ?? '-'}</Detail>
      <Detail name="Quantity">{quantity ?? '-'}</Detail>
      {order && <Detail name="To be ordered">{order.tyres} of the tyres</Detail>}
      {rear && (
        <Detail name="Rear tyres">
          {rear.quantity} × {rear.tyre.brand} {rear.tyre.model} {rear.tyre.size}
        </Detail>
      )}
      {booking.comes && <Detail name="Who comes">{withPhone(booking.comes)}</Detail>}
      {booking.plate && <Detail name="Number plate">{booking.plate}</Detail>}
      {lines.length > 0 && (
        <Detail name={booking.done ? 'Quoted' : 'Total'}>{formatRandExact(booking.totalCents)}</Detail>
      )}
      {booking.done && <Detail name="Done">{formatRandExact(booking.done.totalCents)}</Detail>}
      {booking.payer && <Detail name="Who pays">{payerWords(booking.payer, booking.totalCents)}</Detail>}
      {booking.readyAt && <Detail name="Ready">{momentWords(booking.readyAt)}</Detail>}
      <Detail name="Notes">{notes ? <span className="whitespace-pre-line">{notes}</span> : '-'}</Detail>
      <Detail name="Status">{statusNames[booking.status]}</Detail>
      {booking.status === 'cancelled' && <Detail name="Ended">{endOf(booking)}</Detail>}
      <Detail name="Asked">{momentWords(booking.createdAt)}</Detail>
      <Detail name="Last change">{momentWords(booking.updatedAt)}</Detail>
    </dl>
  )
}
