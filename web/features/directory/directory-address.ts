import type { ShopSort } from '#core/contracts/shop-directory.ts'
import type { Changes } from '#web/lib/page/address.ts'
import { settingsOf } from '#web/lib/page/search-address.ts'

/** What of the directory is looked at. It stands in the address. */
export type DirectorySearch = {
  text: string
  province: string
  rating: Rating | undefined
  sort: ShopSort
  openNow: boolean
  /** With it the nearest come first, and nothing but the radius narrows them. */
  near: { lat: number; lng: number } | undefined
  place: string | undefined
  radiusKm: number
  /** How many pages are open. */
  pages: number
  view: 'list' | 'map'
  /** The id or the slug of the shop that stands out. */
  shop: string | undefined
}

export const ratings = ['4', '4.5'] as const
type Rating = (typeof ratings)[number]
export const sorts: Record<ShopSort, string> = { name: 'Name', rating: 'Rating', province: 'Province' }
const isSort = (text: string | null): text is ShopSort => text !== null && Object.hasOwn(sorts, text)

export const DIRECTORY = '/fitment-centres'
export const longestText = 100
const mostPages = 20

export function readDirectorySearch(params: URLSearchParams): DirectorySearch {
  const { near, place, radiusKm } = settingsOf(params)
  const sort = params.get('sort')
  const pages = Number(params.get('page') ?? 1)
  return {
    text: (params.get('text') ?? '').trim().slice(0, longestText),
    province: (params.get('province') ?? '').trim().slice(0, 40),
    rating: ratings.find((one) => one === params.get('rating')),
    sort: isSort(sort) ? sort : 'name',
    openNow: params.get('open') === 'true',
    near,
    place,
    radiusKm,
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, mostPages) : 1,
    view: params.get('view') === 'map' ? 'map' : 'list',
    shop: params.get('shop') ?? undefined,
  }
}

/** Takes every filter out of the address. */
export const noFilters: Changes = {
  text: undefined,
  province: undefined,
  rating: undefined,
  sort: undefined,
  open: undefined,
  near: undefined,
  place: undefined,
  radius: undefined,
  page: undefined,
  shop: undefined,
}

/** How many filters are set besides the place. */
export const countFilters = ({ text, province, rating, sort, openNow }: DirectorySearch): number =>
  [text, province, rating, sort !== 'name', openNow].filter(Boolean).length

/** A page of it as the API is asked for it, the one after `after`. */
export const shopsQuery = (directorySearch: DirectorySearch, after?: string) => {
  const { near, radiusKm, text, province, rating, sort, openNow, view } = directorySearch
  const narrowed = near
    ? { lat: near.lat, lng: near.lng, radiusKm }
    : { text, province, minRating: rating && Number(rating), sort: sort === 'name' ? undefined : sort }
  return { ...narrowed, openNow: openNow || undefined, limit: view === 'map' ? 50 : 12, after }
}
