import { Car, Pencil, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { GarageVehicle } from '#core/contracts/profile.ts'
import { plateKey, plateOf } from '#core/rules/vehicles/plate.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { useGarage } from '#web/lib/device/garage.ts'
import { withChanges } from '#web/lib/page/address.ts'
import { RESULTS, SEARCH } from '#web/lib/page/search-address.ts'
import { card, primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Empty, Failed } from '../../../components/ui/states.tsx'
import { toast, toastError, toastUndo } from '../../../lib/toast.ts'

/** The driver's vehicles, each one tap from its tyres; nothing while there are none, but on a page of its own. */
export function MyGarage({ isPage = false }: { isPage?: boolean }) {
  const { vehicles: all, remove, keep, failed, retry } = useGarage()
  const [edited, setEdited] = useState<Edited>()
  const [find, setFind] = useState('')
  const vehicles = all.filter(canBeSearchedFor)
  const found = vehicles.filter((one) => matches(one, find))
  if (failed)
    return (
      <Failed title="Your garage could not be loaded" onRetry={() => void retry()}>
        You can still search by vehicle or by size.
      </Failed>
    )
  if (vehicles.length === 0)
    return isPage ? (
      <Empty title="No cars kept yet">
        <p>Search for tyres by your car and press “Keep in my garage”: next time they are one tap away.</p>
        <Link to={`${SEARCH}?by=vehicle`} className={`${primaryButton} mt-2`}>
          Search by car
        </Link>
      </Empty>
    ) : null
  const take = (vehicle: GarageVehicle) => {
    const { id: _id, ...kept } = vehicle
    remove.mutate(vehicle.id, {
      onSuccess: () => toastUndo(`${nameOf(vehicle)} removed`, () => keep.mutate(kept), { type: 'info' }),
      onError: toastError,
    })
  }
  return (
    <section aria-labelledby="garage">
      <h2 id="garage" className="font-bold text-lg">
        My garage
      </h2>
      {vehicles.length > MANY && (
        <TextField
          label="Find by number plate, name or car"
          type="search"
          value={find}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
      )}
      <p role="status" className={found.length === 0 ? 'mt-2 text-ink-soft' : 'sr-only'}>
        {find && (found.length === 0 ? 'None of your cars' : `${found.length} of your cars`)}
      </p>
      <ul className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {found.map((vehicle) => (
          <Row key={vehicle.id} vehicle={vehicle} onEdit={() => setEdited({ vehicle })} onTake={() => take(vehicle)} />
        ))}
      </ul>
      {edited && <VehicleDialog {...edited} others={all} onEdit={setEdited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}

type RowProps = { vehicle: GarageVehicle; onEdit(): void; onTake(): void }

const Row = ({ vehicle, onEdit, onTake }: RowProps) => (
  <li className={`${card} flex items-center gap-1 pl-4`}>
    <Car aria-hidden size={20} className="shrink-0 text-ink-soft" />
    <Link to={linkTo(vehicle)} className="ml-2 min-w-0 flex-1 py-3">
      <span className="block truncate font-semibold">{nameOf(vehicle)}</span>
      <span className="block truncate text-ink-soft text-sm">
        {vehicle.plate && <span className="lettering block truncate text-ink">{vehicle.plate}</span>}
        {detailsOf(vehicle)}
      </span>
    </Link>
    <Button
      aria-label={`Name and number plate of ${nameOf(vehicle)}`}
      onClick={onEdit}
      look="icon"
      className="shrink-0"
    >
      <Pencil aria-hidden size={18} />
    </Button>
    <Button aria-label={`Remove ${nameOf(vehicle)} from my garage`} onClick={onTake} look="icon" className="shrink-0">
      <X aria-hidden size={18} />
    </Button>
  </li>
)

/** So many are seen at a glance. */
const MANY = 5

/** By any part of its name, or by its plate however that is spaced. */
function matches(vehicle: GarageVehicle, find: string): boolean {
  const words = find.trim().toLowerCase()
  const key = plateKey(find)
  return (
    `${nameOf(vehicle)} ${detailsOf(vehicle)}`.toLowerCase().includes(words) ||
    (key !== '' && plateKey(vehicle.plate).includes(key))
  )
}

/** The profile may say less of a vehicle than a search needs. */
const canBeSearchedFor = ({ make, model, size }: GarageVehicle): boolean =>
  size !== null || (make !== '' && model !== '')

const makeAndModel = ({ make, model }: GarageVehicle): string => [make, model].filter(Boolean).join(' ')

const nameOf = (vehicle: GarageVehicle): string => vehicle.name || makeAndModel(vehicle) || 'My vehicle'

const detailsOf = (vehicle: GarageVehicle): string => {
  const { name, year, size, rearSize } = vehicle
  return [name && makeAndModel(vehicle), year, [size, rearSize].filter(Boolean).join(' and ')]
    .filter(Boolean)
    .join(' · ')
}

const linkTo = ({ make, model, variant, year, size, rearSize }: GarageVehicle): string =>
  RESULTS +
  withChanges('', {
    make,
    model,
    variant,
    year: year === null ? undefined : String(year),
    size: size ?? undefined,
    other: rearSize ?? undefined,
    quantity: rearSize ? '2' : undefined,
  })

/** `isAnother`: a further one of the same kind, with a plate of its own. */
type Edited = { vehicle: GarageVehicle; isAnother?: boolean }

type Props = Edited & {
  others: readonly GarageVehicle[]
  onEdit(edited: Edited): void
  onClose(): void
}

/** What a car is called, and its number plate, by which it is told from others of its kind. */
function VehicleDialog({ vehicle, isAnother = false, others, onEdit, onClose }: Props) {
  const { change, keep } = useGarage()
  const [problem, setProblem] = useState<string>()
  const car = [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(' ')
  const done = {
    onSuccess: () => {
      toast({ type: 'success', title: isAnother ? `Another ${car} is in your garage` : `${car} is saved` })
      onClose()
    },
    onError: (error: ApiError) => (error.fields.plate ? setProblem(error.fields.plate) : toastError(error)),
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name') ?? '').trim()
    const plate = plateOf(String(form.get('plate') ?? ''))
    const same = others.find((one) => plate && plateKey(one.plate) === plateKey(plate))
    if (isAnother && !plate) return setProblem('Please enter its number plate')
    if (same && (isAnother || same.id !== vehicle.id)) return setProblem('Another car of yours has this number plate')
    const { id, ...kind } = vehicle
    if (isAnother) keep.mutate({ ...kind, name, plate }, done)
    else change.mutate({ id, name, plate }, done)
  }
  return (
    <Dialog open onClose={onClose} title={isAnother ? `Another ${car}` : car || 'My vehicle'}>
      <form key={isAnother ? 'another' : vehicle.id} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Number plate"
          name="plate"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={isAnother ? '' : vehicle.plate}
          hint="In the chat it names this car: write CA 123-456 when we ask which car."
          error={problem}
          onChange={() => setProblem(undefined)}
        />
        <TextField
          label="What you call it"
          name="name"
          maxLength={40}
          optional
          defaultValue={isAnother ? '' : vehicle.name}
        />
        <Button type="submit" look="primary" busy={(change.isPending || keep.isPending) && 'Saving...'}>
          Save
        </Button>
        {!isAnother && vehicle.plate && (
          <Button look="quiet" onClick={() => onEdit({ vehicle, isAnother: true })}>
            Add another {car || 'like it'}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
