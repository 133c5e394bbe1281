import { useQueries, useQueryClient } from '@tanstack/react-query'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { answeredIn, queryKeyOf } from '#web/lib/api/read.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { type DirectorySearch, shopsQuery } from './directory-address.ts'

/** The open pages of the directory; each begins where the one before says. */
export function useShops(directorySearch: DirectorySearch) {
  const answered = answeredIn(useQueryClient())
  const first = useRead('GET /shops', { query: shopsQuery(directorySearch) }, { keepsPrevious: true })
  const later: ReturnType<typeof shopsQuery>[] = []
  for (
    let next = first.isPlaceholderData ? null : first.data?.next;
    next && later.length < directorySearch.pages - 1;
  ) {
    const query = shopsQuery(directorySearch, next)
    later.push(query)
    next = answered('GET /shops', { query })?.next
  }
  const pages = useQueries({
    queries: later.map((query) => ({
      queryKey: queryKeyOf('GET /shops', { query }),
      queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /shops', { query }, { signal }),
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
