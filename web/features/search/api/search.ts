import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { MakesAnswer, OffersAnswer, VehicleSizesAnswer } from '#core/contracts/search.ts'
import { api } from '../../../lib/api.ts'
import type { Wish } from '../wish.ts'

export const offersQuery = (wish: Wish) =>
  infiniteQueryOptions({
    queryKey: ['offers', wish],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.get<OffersAnswer>(`/api/offers?${query({ ...ofWish(wish), after: pageParam })}`, signal),
    getNextPageParam: (page) => page.next ?? undefined,
  })

export const makesQuery = () =>
  queryOptions({
    queryKey: ['makes'],
    queryFn: ({ signal }) => api.get<MakesAnswer>('/api/makes', signal),
    staleTime: 3_600_000,
  })

export type Vehicle = { make: string; model?: string | undefined; year?: string | undefined }

export const vehicleQuery = (vehicle: Vehicle) =>
  queryOptions({
    queryKey: ['vehicle', vehicle],
    queryFn: ({ signal }) => api.get<VehicleSizesAnswer>(`/api/vehicles?${query(vehicle)}`, signal),
    staleTime: 3_600_000,
  })

const ofWish = ({ size, quantity, near, sort, minLoadIndex, minSpeedKmh }: Wish) => ({
  size,
  quantity: String(quantity),
  ...(near && { lat: String(near.lat), lng: String(near.lng) }),
  sort: near ? sort : 'price',
  minLoadIndex,
  minSpeedKmh,
})

function query(values: Record<string, string | undefined>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) params.set(name, value)
  return params.toString()
}
