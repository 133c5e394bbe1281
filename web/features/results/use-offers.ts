import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { OffersAnswer } from '#core/contracts/search.ts'
import { type ApiError, api } from '#web/lib/api/api.ts'
import { offersPath, type Wish } from '#web/lib/page/search-address.ts'

/** The pages of a search that are open, each kept under its own address. */
export function useOffers(wish: Wish) {
  const first = offersPath(wish)
  const [open, setOpen] = useState<{ first: string; cursors: string[] }>({ first, cursors: [] })
  const cursors = open.first === first ? open.cursors : []
  const paths = [first, ...cursors.map((after) => offersPath(wish, after))]
  const pages = useQueries({
    queries: paths.map((path) => ({
      queryKey: [path],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.get<OffersAnswer>(path, signal),
    })),
  })
  const last = pages.at(-1)
  const next = last?.data?.next
  const failed = pages.find((page) => page.isError)
  return {
    offers: pages[0]?.data && pages.flatMap((page) => page.data?.offers ?? []),
    nearMisses: pages[0]?.data?.nearMisses ?? [],
    searching: pages[0]?.isPending ?? true,
    loadingMore: cursors.length > 0 && (last?.isPending ?? false),
    failed: failed && {
      error: failed.error as ApiError,
      retry: () => void failed.refetch(),
      trying: failed.isFetching,
    },
    more: next ? () => setOpen({ first, cursors: [...cursors, next] }) : undefined,
  }
}
