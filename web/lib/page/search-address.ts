import type { OfferSort } from '#core/contracts/offers.ts'
import type { PaymentWay, ServiceCode } from '#core/contracts/shops.ts'
import type { TyreType } from '#core/contracts/tyres.ts'
import { isService } from '#core/rules/bookings/service-names.ts'
import { isPaymentWay } from '#core/rules/shops/payment-ways.ts'
import { isVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { isTyreType } from '../labels.ts'
import { type Changes, withChanges } from './address.ts'

/** The search. It stands in the address, so that it can be shared and survives a reload. */
export type TyreSearch = {
  /** The size's code, or the typed text if it is no size. */
  size: string
  /** The other axle's size, if the two differ. */
  otherSize: string | undefined
  quantity: number
  place: string | undefined
  near: { lat: number; lng: number } | undefined
  radiusKm: number
  sort: OfferSort
  minLoadIndex: string | undefined
  minSpeedKmh: string | undefined
  filters: Filters
}

export type Filters = {
  brands: string[]
  types: TyreType[]
  services: ServiceCode[]
  paymentWays: PaymentWay[]
  /** In rand, for one tyre without fitting. */
  maxPrice: string | undefined
  minRating: string | undefined
  runFlat: boolean
  dealsOnly: boolean
  openNow: boolean
}

export type VehicleSearch = { make: string; model: string; year: string | undefined; variant: string | undefined }

export const SEARCH = '/search'
export const RESULTS = '/search/results'
export const usualRadiusKm = 50
export const usualQuantity = 4
const mostTyres = 8

/** The results of a search; `from` is a query whose names stay. */
export const resultsLink = (changes: Changes, from = ''): string => `${RESULTS}${withChanges(from, changes)}`

/** The parts of every search: how many, where, in which order. `written`: how many the size's text names. */
export function settingsOf(
  params: URLSearchParams,
  written = usualQuantity,
): Pick<TyreSearch, 'quantity' | 'place' | 'near' | 'radiusKm' | 'sort'> {
  const quantity = Number(params.get('quantity') ?? written)
  const near = pointOf(params.get('near'))
  return {
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= mostTyres ? quantity : usualQuantity,
    place: near ? (params.get('place') ?? undefined) : undefined,
    near,
    radiusKm: radiusOf(params.get('radius')),
    sort: sortOf(params.get('sort'), near),
  }
}

const radiusOf = (text: string | null): number => {
  const km = Number(text ?? usualRadiusKm)
  return Number.isInteger(km) && km >= 1 && km <= 100 ? km : usualRadiusKm
}

function sortOf(text: string | null, near: TyreSearch['near']): OfferSort {
  if (text === 'distance') return near ? 'distance' : 'total'
  return text === 'price' || text === 'rating' ? text : 'total'
}

export const filtersOf = (params: URLSearchParams): Filters => ({
  brands: listIn(params, 'brand').slice(0, 10),
  types: listIn(params, 'type').filter(isTyreType),
  services: listIn(params, 'services').filter(isService),
  paymentWays: listIn(params, 'pay').filter(isPaymentWay),
  maxPrice: amount(params.get('maxPrice')),
  minRating: amount(params.get('minRating')),
  runFlat: params.get('runFlat') === 'true',
  dealsOnly: params.get('deals') === 'true',
  openNow: params.get('open') === 'true',
})

const listIn = (params: URLSearchParams, name: string): string[] =>
  (params.get(name) ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** Takes every filter out of the address. */
export const noFilters: Changes = {
  brand: undefined,
  type: undefined,
  services: undefined,
  pay: undefined,
  maxPrice: undefined,
  minRating: undefined,
  runFlat: undefined,
  deals: undefined,
  open: undefined,
}

export const countFilters = ({
  brands,
  types,
  services,
  paymentWays,
  maxPrice,
  minRating,
  runFlat,
  dealsOnly,
  openNow,
}: Filters): number =>
  brands.length +
  types.length +
  services.length +
  paymentWays.length +
  [maxPrice, minRating].filter(Boolean).length +
  Number(runFlat) +
  Number(dealsOnly) +
  Number(openNow)

/** What is wrong with a highest price as it is typed; undefined for a good one, and for none. */
export function priceProblem(text: string, isNoNumber = false): string | undefined {
  if (!isNoNumber && (text.trim() === '' || amount(text.trim()))) return undefined
  return text.trim().startsWith('-') ? 'A price cannot be below 0' : 'Type a price in rand, such as 1500'
}

const amount = (text: string | null): string | undefined =>
  text !== null && /^\d{1,6}(\.\d{1,2})?$/.test(text) ? text : undefined
export const digits = (text: string | null): string | undefined => (text && /^\d{2,3}$/.test(text) ? text : undefined)

function pointOf(text: string | null): TyreSearch['near'] {
  const [lat, lng, ...more] = (text ?? '').split(',').map(Number)
  if (lat === undefined || lng === undefined || more.length > 0) return undefined
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

/** To about a kilometre: near enough for a search, and for an address that is shared. */
export const nearText = ({ lat, lng }: { lat: number; lng: number }): string => `${lat.toFixed(2)},${lng.toFixed(2)}`

/** Undefined while no make is named; without a model that is asked for. */
export function vehicleIn(params: URLSearchParams): VehicleSearch | undefined {
  const [make = '', model = ''] = [params.get('make')?.trim(), params.get('model')?.trim()]
  if (!make) return undefined
  return { make, model, year: params.get('year') ?? undefined, variant: params.get('variant') ?? undefined }
}

/** Whether vehicles of that year are known, or none is named. */
export const hasYear = ({ year }: VehicleSearch): boolean => year === undefined || isVehicleYear(Number(year))

const offersShown = 12

/** The search as the API is asked for a page of it. */
export const offersQuery = (query: TyreSearch) => ({
  ...facetsQuery(query),
  sort: query.sort,
  minLoadIndex: numberOf(query.minLoadIndex),
  minSpeedKmh: numberOf(query.minSpeedKmh),
  limit: offersShown,
})

/** What narrows the search, as the API takes it. */
export const facetsQuery = ({ size, quantity, near, radiusKm, filters }: TyreSearch) => ({
  size,
  quantity,
  ...(near && { lat: near.lat, lng: near.lng, radiusKm }),
  brand: filters.brands,
  type: filters.types,
  services: filters.services,
  paymentWays: filters.paymentWays,
  maxPrice: numberOf(filters.maxPrice),
  minRating: numberOf(filters.minRating),
  runFlat: filters.runFlat || undefined,
  dealsOnly: filters.dealsOnly || undefined,
  openNow: filters.openNow || undefined,
})

export const vehicleQuery = ({ make, model, year, variant }: Pick<VehicleSearch, 'make'> & Partial<VehicleSearch>) => ({
  make,
  model: model || undefined,
  year: numberOf(year),
  variant,
})

const numberOf = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)
