import { useEffect, useSyncExternalStore } from 'react'
import type { Garage, GarageVehicle, KeptVehicleInput } from '#core/contracts/garage.ts'
import { mostVehicles } from '#core/rules/website/garage.ts'
import { ApiError, api } from '../api/api.ts'
import { useApi, useRenew, useSend } from '../api/use-api.ts'
import { useWho } from '../session.ts'
import { readHere, subscribeHere, writeHere } from './garage-here.ts'

export const GARAGE_PATH = '/api/garage'
/** The profile shows the first vehicle. */
const PROFILE_PATH = '/api/profile'
const none: readonly GarageVehicle[] = []

/**
 * The driver's vehicles: on this device for a visitor, in the account of who is signed in as a customer. What was kept
 * here moves into the account once somebody signs in.
 */
export function useGarage() {
  const who = useWho()
  const mine = who.state === 'in' && who.account.role === 'customer'
  const here = useSyncExternalStore(subscribeHere, readHere, () => none)
  const account = useApi<Garage>(GARAGE_PATH, { enabled: mine })
  useMoveIn(mine && account.isSuccess)
  const keep = useSend({
    send: (vehicle: KeptVehicleInput) => (mine ? keepThere(vehicle) : keepHere(vehicle)),
    renews: [GARAGE_PATH, PROFILE_PATH],
  })
  const change = useSend({
    send: ({ id, name }: { id: string; name: string }) =>
      mine ? api.patch<GarageVehicle>(`${GARAGE_PATH}/${id}`, { name }) : renameHere(id, name),
    renews: [GARAGE_PATH, PROFILE_PATH],
  })
  const remove = useSend({
    send: (id: string) => (mine ? api.delete<undefined>(`${GARAGE_PATH}/${id}`) : removeHere(id)),
    renews: [GARAGE_PATH, PROFILE_PATH],
  })
  const vehicles = mine ? (account.data?.vehicles ?? none) : here
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

const keepThere = (vehicle: KeptVehicleInput) => api.post<GarageVehicle>(GARAGE_PATH, vehicle)

async function keepHere({
  name = '',
  variant = '',
  year = null,
  size = null,
  rearSize = null,
  ...vehicle
}: KeptVehicleInput) {
  const kept = readHere()
  const wanted = { ...vehicle, name, variant, year, size, rearSize }
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
  one.rearSize === other.rearSize

async function renameHere(id: string, name: string) {
  const kept = readHere().map((one) => (one.id === id ? { ...one, name } : one))
  writeHere(kept)
  return kept.find((one) => one.id === id)
}

async function removeHere(id: string) {
  writeHere(readHere().filter((one) => one.id !== id))
  return undefined
}

/** What was kept on this device goes into the account; what it has no room for stays here. */
function useMoveIn(ready: boolean): void {
  const renew = useRenew()
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
      () => renew(GARAGE_PATH),
      () => renew(GARAGE_PATH),
    )
  }, [ready, renew])
}
