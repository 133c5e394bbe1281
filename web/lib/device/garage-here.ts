import type { GarageVehicle } from '#core/contracts/profile.ts'

const NAME = 'spoor.garage'
const listeners = new Set<() => void>()
const nothing: readonly GarageVehicle[] = []
let read: { text: string | null; vehicles: readonly GarageVehicle[] } = { text: null, vehicles: nothing }

/** The vehicles that this device keeps. */
export function readHere(): readonly GarageVehicle[] {
  const text = stored()
  if (text !== read.text) read = { text, vehicles: parsed(text) }
  return read.vehicles
}

export function writeHere(vehicles: readonly GarageVehicle[]): void {
  localStorage.setItem(NAME, JSON.stringify(vehicles))
  for (const tell of listeners) tell()
}

export function subscribeHere(tell: () => void): () => void {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}

/** A browser may forbid to keep anything. */
function stored(): string | null {
  try {
    return localStorage.getItem(NAME)
  } catch {
    return null
  }
}

function parsed(text: string | null): readonly GarageVehicle[] {
  try {
    const vehicles: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(vehicles) ? vehicles.filter(isVehicle) : nothing
  } catch {
    return nothing
  }
}

const isVehicle = (one: unknown): one is GarageVehicle =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'name', 'make', 'model', 'variant'].every((name) => typeof Reflect.get(one, name) === 'string')
