import { type FormEvent, type ReactNode, useState } from 'react'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { usualTyres } from '#core/rules/bookings/service-types.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { DayChoice } from '../../components/day-choice.tsx'
import { TimeChoice } from '../../components/time-choice.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '../../components/ui/field.tsx'
import { Notice, Spinner } from '../../components/ui/states.tsx'
import { NextFree } from './entering/next-free.tsx'
import { PriceOfWork } from './entering/price-of-work.tsx'
import { type Service, servicesOf } from './entering/services.ts'
import { type FieldName, useTypedBooking } from './entering/use-typed-booking.ts'
import type { FreePlace } from './grid-times.ts'
import { TyreChoice } from './tyre-choice.tsx'
import { frontDeskReads, PROMISED } from './use-acts.ts'
import { ProfileLink, WithHours } from './with-hours.tsx'
import { dateOf } from './words.ts'

type Props = {
  shopId: string
  /** The free place in the calendar that it begins with. */
  place?: FreePlace
  onClose(): void
}

/** Enters a booking for somebody who calls. */
export default function NewBooking({ shopId, place, onClose }: Props) {
  const { data: shop, error } = useRead('GET /shops/:shopId/services', { params: { shopId } })
  const services = shop ? servicesOf(shop) : []
  return (
    <Dialog open title="New booking" description="For somebody who calls. It is confirmed at once." onClose={onClose}>
      {error ? (
        <Notice tone="error">{error.message}</Notice>
      ) : services.length > 0 ? (
        <WithHours shopId={shopId}>
          <Form shopId={shopId} services={services} onClose={onClose} {...(place && { place })} />
        </WithHours>
      ) : shop ? (
        <Notice tone="warning">
          The services that you offer are not chosen yet.{' '}
          {shop.canChange ? (
            <ProfileLink part="services">Choose services</ProfileLink>
          ) : (
            'An owner of the shop chooses them in its profile.'
          )}
        </Notice>
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </Dialog>
  )
}

function Form({ shopId, services, place, onClose }: Props & { services: readonly Service[] }) {
  const { typed, type, setField, chosen, wasKept, forget, beginAnew } = useTypedBooking(shopId, services, place)
  const { date, start, listing } = typed
  const usual = usualTyres(services[chosen]?.services)
  const work = { services: [...(services[chosen]?.services ?? [])], quantity: Number(typed.fields.quantity) || usual }
  const { enter, goOn } = useEntering(() => {
    forget()
    onClose()
  })
  const [isTried, setIsTried] = useState(false)
  const fields = enter.error?.fields ?? {}
  const set = (name: FieldName) => ({
    value: typed.fields[name] ?? (name === 'quantity' ? String(usual) : ''),
    onChange: ({ target }: { target: { value: string } }) => setField(name, target.value),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const { size = '', name = '', phone = '', notes = '' } = typed.fields
    if (!start || !name.trim()) return
    const tyre = listing ? { listingId: listing.id } : { size }
    const isThere = place && Date.parse(place.start) === Date.parse(start)
    const body = { ...work, ...tyre, start, notes, customer: { name, phone }, ...(isThere && { bay: place.bay }) }
    enter.mutate({ params: { shopId }, body })
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      {wasKept && <AsLeft onBeginAnew={beginAnew} />}
      {place && <Who fields={fields} isTried={isTried} name={set('name')} phone={set('phone')} isFirst />}
      {enter.error && Object.keys(fields).length === 0 && <Notice tone="error">{enter.error.message}</Notice>}
      {enter.error?.code === PROMISED && <Promised says={enter.error.message} onGoOn={goOn} />}
      <Work services={services} chosen={chosen} onChoose={(at) => type({ service: services[at]?.name ?? '' })} />
      <TyreChoice
        shopId={shopId}
        typed={typed.fields.size ?? ''}
        onType={(size) => setField('size', size)}
        chosen={listing}
        onChoose={(next) => type({ listing: next })}
        error={fields.size ?? fields.listingId}
      />
      <HowMany error={fields.quantity} quantity={set('quantity')} />
      <When
        shopId={shopId}
        work={work}
        date={date}
        start={start}
        isTried={isTried}
        onDate={(next) => type({ date: next })}
        onStart={(next) => type({ start: next })}
      />
      {!place && <Who fields={fields} isTried={isTried} name={set('name')} phone={set('phone')} />}
      <TextAreaField label="Notes" optional rows={2} error={fields.notes} {...set('notes')} />
      <Foot isSending={enter.isPending}>
        <PriceOfWork shopId={shopId} work={work} listingId={listing?.id} start={start} />
      </Foot>
    </form>
  )
}

const Foot = ({ isSending, children }: { isSending: boolean; children: ReactNode }) => (
  <div className="-bottom-6 sticky -mx-5 -mb-6 grid gap-2 border-line border-t bg-surface px-5 py-3">
    {children}
    <Button type="submit" look="primary" disabled={isSending}>
      Book it
    </Button>
  </div>
)

/** Books it, also at a second press if more is promised than is free. */
function useEntering(onClose: () => void) {
  const enter = useSend('POST /shops/:shopId/counter-bookings', {
    invalidates: frontDeskReads,
    onDone: ({ code }) => {
      toast({ type: 'success', title: `Booking ${code} confirmed` })
      onClose()
    },
  })
  const goOn = () => {
    const asked = enter.variables
    if (asked) enter.mutate({ ...asked, body: { ...asked.body, anyway: true } })
  }
  return { enter, goOn }
}

const AsLeft = ({ onBeginAnew }: { onBeginAnew(): void }) => (
  <Notice tone="info">
    As you left it, not booked yet.{' '}
    <Button look="link" onClick={onBeginAnew}>
      Begin anew
    </Button>
  </Notice>
)

const Promised = ({ says, onGoOn }: { says: string; onGoOn(): void }) => (
  <Notice tone="warning">
    {says}.{' '}
    <Button look="quiet" onClick={onGoOn}>
      Book it anyway
    </Button>
  </Notice>
)

const HowMany = ({ error, quantity }: { error: string | undefined; quantity: Typed }) => (
  <TextField label="Tyres" type="number" inputMode="numeric" min={1} max={20} error={error} {...quantity} />
)

type WhenProps = {
  shopId: string
  work: { services: ServiceCode[]; quantity: number }
  date: string
  start: string
  isTried: boolean
  onDate(date: string): void
  onStart(start: string): void
}

function When({ shopId, work, date, start, isTried, onDate, onStart }: WhenProps) {
  const query = { ...work, locationType: 'wait' as const }
  const days = useRead('GET /shops/:shopId/counter-days', { params: { shopId }, query: { ...query, count: 14 } })
  const times = useRead(
    'GET /shops/:shopId/counter-slots',
    date ? { params: { shopId }, query: { ...query, date } } : null,
  )
  const isFull = date !== '' && times.data?.starts.length === 0
  return (
    <>
      {(!start || isFull) && (
        <NextFree
          shopId={shopId}
          work={work}
          days={days.data?.days.map((one) => one.date)}
          isOther={isFull}
          onChoose={(next) => {
            onDate(dateOf(next))
            onStart(next)
          }}
        />
      )}
      <DayChoice
        legend="Day"
        days={days}
        value={date}
        error={isTried && !date ? 'Please choose a day' : undefined}
        onChange={(next) => {
          onDate(next)
          onStart('')
        }}
      />
      {date && (
        <TimeChoice
          legend="Time"
          times={times}
          value={start}
          onChange={onStart}
          error={isTried && !start ? 'Please choose a time' : undefined}
        />
      )}
    </>
  )
}

type Typed = { value: string; onChange(event: { target: { value: string } }): void }
type WhoProps = {
  isFirst?: boolean
  fields: Readonly<Record<string, string>>
  isTried: boolean
  name: Typed
  phone: Typed
}

const Who = ({ fields, isTried, name, phone, isFirst = false }: WhoProps) => (
  <>
    <TextField
      label="Name"
      // Day, time and bay are chosen already.
      autoFocus={isFirst}
      autoComplete="off"
      error={fields['customer.name'] ?? (isTried && !name.value.trim() ? 'Customer name is required' : undefined)}
      {...name}
    />
    <TextField
      label="Cell phone number"
      optional
      type="tel"
      inputMode="tel"
      autoComplete="off"
      hint="A customer of yours hears of it on WhatsApp; anybody else once they write to us."
      error={fields['customer.phone']}
      {...phone}
    />
  </>
)

type WorkProps = { services: readonly Service[]; chosen: number; onChoose(at: number): void }

const Work = ({ services, chosen, onChoose }: WorkProps) => (
  <SelectField label="Service" value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
    {services.map(({ name }, at) => (
      <option key={name} value={at}>
        {name}
      </option>
    ))}
  </SelectField>
)
