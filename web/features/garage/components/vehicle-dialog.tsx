import type { FormEvent } from 'react'
import { useState } from 'react'
import type { GarageVehicle } from '#core/contracts/garage.ts'
import { plateKey, plateOf } from '#core/rules/vehicles/plate.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { useGarage } from '#web/lib/device/garage.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { toast, toastError } from '../../../lib/toast.ts'

/** `isAnother`: a further one of the same kind, with a plate of its own. */
export type Edited = { vehicle: GarageVehicle; isAnother?: boolean }
type Props = Edited & {
  others: readonly GarageVehicle[]
  onEdit(edited: Edited): void
  onClose(): void
}

/** What a car is called, and its number plate, by which it is told from others of its kind. */
export function VehicleDialog({ vehicle, isAnother = false, others, onEdit, onClose }: Props) {
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
