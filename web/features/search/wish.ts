import { parseTyreSize, sizeCode } from '#core/rules/tyre-size.ts'

/** What is searched for; it stands in the address, so that a search can be shared and survives a reload. */
export type Wish = {
  size: string
  /** The other axle's size, where the two differ. */
  otherSize: string | undefined
  quantity: number
  place: string | undefined
  near: { lat: number; lng: number } | undefined
  sort: 'price' | 'distance'
  minLoadIndex: string | undefined
  minSpeedKmh: string | undefined
}

const mostTyres = 8

/** Undefined while nothing, or no size that exists, is asked for. */
export function wishOf(params: URLSearchParams): Wish | undefined {
  const parsed = parseTyreSize(params.get('size') ?? '')
  if (parsed?.kind !== 'single') return undefined
  return {
    size: sizeCode(parsed.size),
    otherSize: params.get('other') ?? undefined,
    ...settingsOf(params),
    minLoadIndex: digits(params.get('load')),
    minSpeedKmh: digits(params.get('speed')),
  }
}

/** What applies to every search: how many, where, in which order. */
export function settingsOf(params: URLSearchParams): Pick<Wish, 'quantity' | 'place' | 'near' | 'sort'> {
  const quantity = Number(params.get('quantity') ?? 4)
  const near = pointOf(params.get('near'))
  return {
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= mostTyres ? quantity : 4,
    place: near ? (params.get('place') ?? undefined) : undefined,
    near,
    sort: near && params.get('sort') === 'distance' ? 'distance' : 'price',
  }
}

const digits = (text: string | null): string | undefined => (text && /^\d{2,3}$/.test(text) ? text : undefined)

function pointOf(text: string | null): Wish['near'] {
  const [lat, lng, ...more] = (text ?? '').split(',').map(Number)
  if (lat === undefined || lng === undefined || more.length > 0) return undefined
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

/** To about a kilometre: near enough for a search, and for an address that is shared. */
export const nearText = ({ lat, lng }: { lat: number; lng: number }): string => `${lat.toFixed(2)},${lng.toFixed(2)}`
