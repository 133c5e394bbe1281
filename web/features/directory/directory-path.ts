import type { ShopSort } from '#core/contracts/shop-directory.ts'
import { pathWith } from '../../lib/queries.ts'

export const PROVINCES_PATH = '/api/provinces'
export const usualRadiusKm = 50

/** What the directory is narrowed by, as it stands in the address. */
export type Wish = {
  text: string
  province: string
  minRating: '' | '4' | '4.5'
  sort: ShopSort
  /** By where the device is, and no other filter. */
  nearMe: boolean
  radiusKm: number
}

export function wishOf(params: URLSearchParams): Wish {
  const rating = params.get('rating')
  const sort = params.get('sort')
  const radius = Number(params.get('radius') ?? usualRadiusKm)
  return {
    text: params.get('q')?.trim().slice(0, 100) ?? '',
    province: params.get('province') ?? '',
    minRating: rating === '4' || rating === '4.5' ? rating : '',
    sort: sort === 'rating' || sort === 'province' ? sort : 'name',
    nearMe: params.get('location') === 'on',
    radiusKm: Number.isInteger(radius) && radius >= 1 && radius <= 100 ? radius : usualRadiusKm,
  }
}

const shownAtOnce = 12

export function directoryPath(wish: Wish, point?: { lat: number; lng: number }, after?: string): string {
  const page = { limit: shownAtOnce, after }
  if (wish.nearMe && point)
    return pathWith('/api/shops', {
      ...{ lat: point.lat.toFixed(3), lng: point.lng.toFixed(3), radiusKm: wish.radiusKm },
      ...page,
    })
  const { text, province, minRating, sort } = wish
  return pathWith('/api/shops', { text, province, minRating, sort: sort === 'name' ? undefined : sort, ...page })
}
