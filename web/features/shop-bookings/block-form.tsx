import { type FormEvent, useState } from 'react'
import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { usualTyres } from '#core/rules/bookings/service-types.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { clockOf } from '#web/lib/dates.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { roomInBays } from './entering/room-in-bays.ts'
import { type Service, servicesOf } from './entering/services.ts'
import { useWalkIn } from './entering/use-walk-in.ts'
import { today } from './grid-times.ts'
import { TyreChoice } from './tyre-choice.tsx'

const lengths = [15, 30, 45, 60, 90, 120, 180, 240]
type Props = {
  shopId: string
  bays: number
  /** Of a walk-in with its work, which is started next. */
  onBooked(id: string): void
  onClose(): void
}

/** A walk-in takes a bay from now on; with its work it becomes a booking. */
export default function BlockForm(props: Props) {
  const { shopId, bays, onClose } = props
  const { data: shop } = useRead('GET /shops/:shopId/services', { params: { shopId } })
  const services = shop ? servicesOf(shop) : []
  const [words, setWords] = useState('')
  const [typedMinutes, setMinutes] = useState<string>()
  const [bay, setBay] = useState('')
  const [phone, setPhone] = useState('')
  const [work, setWork] = useState<Work>({ quantity: '', size: '', listing: undefined })
  const [isTried, setIsTried] = useState(false)
  const plan = useLength(shopId, work)
  const minutes = typedMinutes ?? String(plan ?? 30)
  const { block, enter } = useWalkIn(props)
  const problem = block.error ?? enter.error
  const isMissing = phone.trim() !== '' && !work.service
  const send = (input: { minutes: number; start?: string; bay?: number }) => {
    setIsTried(true)
    if (isMissing) return
    block.send({ shopId, words, phone, work: work.service && { ...work, service: work.service }, ...input })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ minutes: Number(minutes), ...(bay && { bay: Number(bay) }) })
  }
  return (
    <Dialog
      open
      title="Block a bay"
      description="For a walk-in, from now on. No driver is offered the bay."
      onClose={onClose}
    >
      <form className="grid gap-4" onSubmit={submit}>
        {problem && Object.keys(problem.fields).length === 0 && <Notice tone="error">{problem.message}</Notice>}
        {problem && fullCodes.has(problem.code) && (
          <BayRoom shopId={shopId} minutes={Number(minutes)} isBusy={block.isPending} onChoose={send} />
        )}
        <TextField
          label="Name, plate or note"
          value={words}
          maxLength={120}
          autoComplete="off"
          error={problem?.fields.words ?? problem?.fields['customer.name']}
          onChange={({ target }) => setWords(target.value)}
        />
        <WorkFields
          shopId={shopId}
          services={services}
          work={work}
          onChange={setWork}
          error={isTried && isMissing ? 'Please choose the work' : problem?.fields.size}
        />
        <Place minutes={minutes} onMinutes={setMinutes} bays={bays} bay={bay} onBay={setBay} />
        <Phone value={phone} error={problem?.fields['customer.phone']} onChange={setPhone} />
        <Button type="submit" look="primary" disabled={block.isPending || enter.isPending}>
          {work.service ? 'Book it from now' : 'Block the bay'}
        </Button>
      </form>
    </Dialog>
  )
}

type PlaceProps = {
  minutes: string
  onMinutes(minutes: string): void
  bays: number
  bay: string
  onBay(bay: string): void
}

const Place = ({ minutes, onMinutes, bays, bay, onBay }: PlaceProps) => (
  <div className="grid grid-cols-2 gap-3">
    <SelectField label="Minutes" value={minutes} onChange={({ target }) => onMinutes(target.value)}>
      {[...new Set([...lengths, Number(minutes)])]
        .toSorted((one, other) => one - other)
        .map((one) => (
          <option key={one}>{one}</option>
        ))}
    </SelectField>
    <SelectField label="Bay" value={bay} onChange={({ target }) => onBay(target.value)}>
      <option value="">First free one</option>
      {Array.from({ length: bays }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bay is its number
        <option key={at}>{at + 1}</option>
      ))}
    </SelectField>
  </div>
)

type PhoneProps = { value: string; error: string | undefined; onChange(value: string): void }

const Phone = ({ value, error, onChange }: PhoneProps) => (
  <TextField
    label="Cell phone number"
    optional
    hint="With their work, they hear of it on WhatsApp if they are a customer of yours."
    type="tel"
    inputMode="tel"
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** There is no room now. */
const fullCodes = new Set<string | undefined>(['SLOT_TAKEN', 'BAY_TAKEN'])

type Work = { service?: Service | undefined; quantity: string; size: string; listing: ShopListing | undefined }

/** How long the chosen work takes, in minutes. */
function useLength(shopId: string, { service, quantity, listing }: Work): number | undefined {
  const count = Number(quantity) || usualTyres(service?.services)
  const { data } = useRead(
    'GET /shops/:shopId/counter-price',
    service
      ? {
          params: { shopId },
          query: { services: [...service.services], quantity: count, ...(listing && { listingId: listing.id }) },
        }
      : null,
  )
  return service && data?.minutes
}

type WorkProps = {
  shopId: string
  services: readonly Service[]
  work: Work
  onChange(work: Work): void
  error: string | undefined
}

/** What is done; without it the bay is blocked and nothing more. */
const WorkFields = ({ shopId, services, work, onChange, error }: WorkProps) => (
  <>
    <SelectField
      label="Work"
      error={error}
      value={work.service?.name ?? ''}
      onChange={({ target }) => onChange({ ...work, service: services.find(({ name }) => name === target.value) })}
    >
      <option value="">Only block the bay</option>
      {services.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
    {work.service && (
      <>
        <TyreChoice
          shopId={shopId}
          typed={work.size}
          onType={(size) => onChange({ ...work, size })}
          chosen={work.listing}
          onChoose={(listing) => onChange({ ...work, listing })}
          error={undefined}
        />
        <TextField
          label="Tyres"
          type="number"
          inputMode="numeric"
          min={1}
          max={20}
          value={work.quantity || String(usualTyres(work.service.services))}
          onChange={({ target }) => onChange({ ...work, quantity: target.value })}
        />
      </>
    )}
  </>
)

type Input = { minutes: number; bay: number; start?: string }

type BayRoomProps = { shopId: string; minutes: number; isBusy: boolean; onChoose(input: Input): void }

/** Where every bay is taken: the next time that is free for so long, and what can be had now. */
function BayRoom({ shopId, minutes, isBusy, onChoose }: BayRoomProps) {
  const { data } = useRead('GET /shops/:shopId/bay-calendar', { params: { shopId }, query: { from: today() } })
  if (!data) return null
  const { next, shorter } = roomInBays(data, new Date(), minutes)
  return (
    <div className="flex flex-wrap gap-2">
      {next && (
        <Button look="quiet" disabled={isBusy} onClick={() => onChoose({ minutes, bay: next.bay, start: next.start })}>
          Bay {next.bay} from {clockOf(next.start)}
        </Button>
      )}
      {shorter && (
        <Button look="quiet" disabled={isBusy} onClick={() => onChoose(shorter)}>
          Bay {shorter.bay} now, for {shorter.minutes} minutes
        </Button>
      )}
    </div>
  )
}
