import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { ShopPage } from '#core/contracts/shop-directory.ts'
import { type ApiError, api } from '#web/lib/api/api.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { type DirectoryWish, shopsPath } from './directory-address.ts'

/** The open pages of the directory; each begins where the one before says. */
export function useShops(wish: DirectoryWish) {
  const client = useQueryClient()
  const first = useApi<ShopPage>(shopsPath(wish), { keepsPrevious: true })
  const later: string[] = []
  for (let next = first.isPlaceholderData ? null : first.data?.next; next && later.length < wish.pages - 1; ) {
    const path = shopsPath(wish, next)
    later.push(path)
    next = client.getQueryData<ShopPage>([path])?.next
  }
  const pages = useQueries({
    queries: later.map((path) => ({
      queryKey: [path],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.get<ShopPage>(path, signal),
    })),
  })
  const all = [first, ...pages]
  const failed = all.find((page) => page.isError)
  return {
    shops: first.data && all.flatMap((page) => page.data?.shops ?? []),
    hasMore: Boolean(all.at(-1)?.data?.next),
    /** What is shown is not yet what is asked for. */
    changing: first.isPlaceholderData,
    loadingMore: pages.some((page) => page.isPending),
    failed: failed && {
      message: (failed.error as ApiError).message,
      retry: () => void failed.refetch(),
      trying: failed.isFetching,
    },
  }
}
