import { useEffect, useSyncExternalStore } from 'react'
import type { GarageVehicle, KeptVehicleInput } from '#core/contracts/profile.ts'
import { mostVehicles } from '#core/rules/website/limits.ts'
import { ApiError, call } from '../api/call.ts'
import { useInvalidate, useRead } from '../api/use-read.ts'
import { useSendWith } from '../api/use-send.ts'
import { useWho } from '../session.ts'
import { readHere, subscribeHere, writeHere } from './garage-here.ts'

/** The profile shows the first vehicle. */
const invalidates = ['GET /garage', 'GET /profile'] as const
const none: readonly GarageVehicle[] = []

/**
 * The driver's vehicles: on this device for a visitor, in the account for a signed-in customer. Vehicles of this device
 * move into the account when somebody signs in.
 */
export function useGarage() {
  const who = useWho()
  const mine = who.state === 'in' && who.account.role === 'customer'
  const here = useSyncExternalStore(subscribeHere, readHere, () => none)
  const account = useRead('GET /garage', {}, { enabled: mine })
  useMoveIn(mine && account.isSuccess)
  const keep = useSendWith((vehicle: KeptVehicleInput) => (mine ? keepThere(vehicle) : keepHere(vehicle)), {
    invalidates,
  })
  const change = useSendWith(
    ({ id, ...body }: { id: string } & Called) =>
      mine ? call('PATCH /garage/:id', { params: { id }, body }) : changeHere(id, body),
    { invalidates },
  )
  const remove = useSendWith((id: string) => (mine ? call('DELETE /garage/:id', { params: { id } }) : removeHere(id)), {
    invalidates,
  })
  // What a device keeps since before has no plate.
  const vehicles = mine ? (account.data?.vehicles ?? none) : here.map((one) => ({ ...one, plate: one.plate ?? '' }))
  return {
    vehicles,
    keep,
    change,
    remove,
    loading: mine && account.isPending,
    failed: account.isError,
    retry: account.refetch,
  }
}

const keepThere = (vehicle: KeptVehicleInput) => call('POST /garage', { body: vehicle })

async function keepHere({
  name = '',
  variant = '',
  year = null,
  size = null,
  rearSize = null,
  plate = '',
  ...vehicle
}: KeptVehicleInput) {
  const kept = readHere()
  const wanted = { ...vehicle, name, variant, year, size, rearSize, plate }
  const same = kept.find((one) => isSame(one, wanted))
  if (same) return same
  if (kept.length >= mostVehicles)
    throw new ApiError(409, 'GARAGE_FULL', `Your garage holds ${mostVehicles} vehicles. Please remove one first`)
  const added = { ...wanted, id: `${Date.now()}` }
  writeHere([...kept, added])
  return added
}

type Kept = Omit<GarageVehicle, 'id'>
export const isSame = (one: Kept, other: Kept): boolean =>
  one.make === other.make &&
  one.model === other.model &&
  one.variant === other.variant &&
  one.year === other.year &&
  one.size === other.size &&
  one.rearSize === other.rearSize &&
  (one.plate === other.plate || !other.plate)

type Called = Pick<GarageVehicle, 'name' | 'plate'>
async function changeHere(id: string, called: Called) {
  const kept = readHere().map((one) => (one.id === id ? { ...one, ...called } : one))
  writeHere(kept)
  return kept.find((one) => one.id === id)
}

async function removeHere(id: string) {
  writeHere(readHere().filter((one) => one.id !== id))
  return undefined
}

/** Moves the vehicles of this device into the account; those without room stay here. */
function useMoveIn(ready: boolean): void {
  const invalidate = useInvalidate()
  useEffect(() => {
    const kept = readHere()
    if (!ready || kept.length === 0) return
    const move = async () => {
      for (const { id, ...vehicle } of kept) {
        await keepThere(vehicle)
        await removeHere(id)
      }
    }
    // A vehicle that could not be moved is tried again at the next visit.
    void move().then(
      () => invalidate('GET /garage'),
      () => invalidate('GET /garage'),
    )
  }, [ready, invalidate])
}
