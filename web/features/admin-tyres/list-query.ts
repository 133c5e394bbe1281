export const pageSizes = [5, 10, 20, 50, 100] as const
export const usualSize = 20
const sorts = ['brand', 'name', 'size', 'type'] as const

/** What the address asks of the list; what it says wrongly is left out. */
export function queryIn(params: URLSearchParams) {
  const search = params.get('search')?.trim().slice(0, 100)
  const [, minus = '', by = ''] = /^(-?)(\w{1,20})$/.exec(params.get('sort') ?? '') ?? []
  const sort = sorts.find((one) => one === by)
  const page = Number(params.get('page'))
  return {
    ...(search && { search }),
    ...(sort && { sort, order: minus ? ('desc' as const) : ('asc' as const) }),
    page: Number.isInteger(page) && page >= 1 && page <= 2_000 ? page : 1,
    perPage: pageSizes.find((one) => String(one) === params.get('rows')) ?? usualSize,
  }
}
