import type { PriceLine } from '#core/contracts/bookings.ts'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import type { ShopListing } from '#core/contracts/seller/stock.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { isService, serviceNames } from '#core/rules/bookings/service-names.ts'
import { readPrice } from '#core/rules/imports/amounts.ts'
import type { Act } from '../use-acts.ts'

export type Correction = Extract<Act, { act: 'correct' }>['correction']
type Work = Omit<Correction, 'phone' | 'plate' | 'notes' | 'start' | 'bay' | 'agreedByPhone'>

/** Tyres as they are chosen: as agreed, of the stock, or others by name; `none` on the rear axle alone. */
export type TypedTyres = {
  from: 'same' | 'stock' | 'other' | 'none'
  search: string
  listing?: ShopListing | undefined
  brand: string
  model: string
  size: string
  each: string
  quantity: string
}
export type TypedLine = {
  what: PriceLine['what']
  service?: string | undefined
  name: string
  quantity: string
  each: string
}
export type TypedWork = {
  front: TypedTyres
  rear: TypedTyres
  services: readonly ServiceCode[]
  /** Undefined: the lines follow from the rest. */
  lines?: readonly TypedLine[] | undefined
  total: string
}

const tyres = (quantity: number | null | undefined): TypedTyres => ({
  ...{ from: 'same', search: '', brand: '', model: '', size: '', each: '' },
  quantity: quantity ? String(quantity) : '',
})

export const workOfBooking = ({ quantity, rear, services }: FrontDeskBooking): TypedWork => ({
  front: tyres(quantity),
  rear: tyres(rear?.quantity),
  services,
  total: '',
})

const names: Record<PriceLine['what'], string> = {
  tyre: 'Tyres',
  fitting: 'Fitting',
  balancing: 'Balancing',
  valve: 'Valves',
  service: 'Service',
  call_out: 'Call-out',
  other: '',
  adjustment: 'Adjustment',
}

/** The lines that hold now, to be typed over. */
export const linesOf = ({ lines, done }: FrontDeskBooking): TypedLine[] =>
  (done?.lines ?? lines)
    .filter(({ what }) => what !== 'adjustment')
    .map(({ what, service, name, quantity, eachCents }) => ({
      what,
      service,
      name: name ?? (service && isService(service) ? serviceNames[service] : names[what]),
      quantity: String(quantity),
      each: (eachCents / 100).toFixed(2),
    }))

/** What is to be sent, or what has to be typed differently. */
export function typedWork(typed: TypedWork, booking: FrontDeskBooking): { work: Work } | { problem: string } {
  const front = typedTyres(typed.front)
  const rear = typedTyres(typed.rear)
  if (front === undefined || rear === undefined)
    return { problem: 'Please choose the tyres, or enter them with a price' }
  const quantity = Number(typed.front.quantity)
  const rearQuantity = Number(typed.rear.quantity)
  const isCounted = typed.front.quantity === '' || (Number.isInteger(quantity) && quantity >= 1 && quantity <= 20)
  if (!isCounted) return { problem: 'The number of tyres is 1 to 20' }
  const lines = typed.lines?.map(typedLine)
  if (lines?.some((line) => line === undefined)) return { problem: 'Each line needs a name, a number and a price' }
  const totalCents = typed.total.trim() === '' ? undefined : readPrice(typed.total)
  if (typed.total.trim() !== '' && totalCents === undefined) return { problem: 'Please enter the total in rand' }
  const isOtherWork = typed.services.toSorted().join() !== booking.services.toSorted().join()
  return {
    work: {
      ...(front && { tyres: front }),
      ...(typed.front.quantity !== '' && quantity !== booking.quantity && { quantity }),
      ...(rear && { rear: { ...rear, quantity: rearQuantity || 2 } }),
      ...(typed.rear.from === 'none' && { rear: null }),
      ...(isOtherWork && { services: [...typed.services] }),
      ...(lines && { lines: lines.filter((line) => line !== undefined) }),
      ...(totalCents !== undefined && { totalCents }),
    },
  }
}

type Tyres = NonNullable<Work['tyres']>

/** Null: as agreed, or none. Undefined: something is missing. */
function typedTyres({ from, listing, brand, model, size, each }: TypedTyres): Tyres | null | undefined {
  if (from === 'same' || from === 'none') return null
  if (from === 'stock') return listing && { listingId: listing.id }
  const eachCents = readPrice(each)
  const isNamed = [brand, model, size].every((text) => text.trim() !== '')
  return isNamed && eachCents !== undefined ? { brand, model, size, eachCents } : undefined
}

function typedLine({ what, service, name, quantity, each }: TypedLine): NonNullable<Work['lines']>[number] | undefined {
  const eachCents = readPrice(each)
  const count = Number(quantity)
  const isWhole = Number.isInteger(count) && count >= 1 && count <= 99
  if (eachCents === undefined || !isWhole || what === 'adjustment') return undefined
  const line = { quantity: count, eachCents }
  if (what === 'other') return name.trim() === '' ? undefined : { what, name, ...line }
  return { what, ...(service && isService(service) && { service }), ...line }
}
