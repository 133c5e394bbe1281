import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, api } from './api.ts'

/** A list of the API page by page, each page kept under its own path; the first one may come with the page. */
export function usePages<Page extends { next: string | null }>(pathOf: (after?: string) => string, enabled = true) {
  const first = pathOf()
  const [open, setOpen] = useState<{ first: string; cursors: string[] }>({ first, cursors: [] })
  const cursors = open.first === first ? open.cursors : []
  const reads = useQueries({
    queries: [first, ...cursors.map((after) => pathOf(after))].map((path) => ({
      queryKey: [path],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.get<Page>(path, signal),
      enabled,
    })),
  })
  const failed = reads.find((read) => read.isError)
  const last = reads.at(-1)
  const next = last?.data?.next
  return {
    /** Undefined until the first one is there. */
    pages: reads[0]?.data && reads.flatMap((read) => read.data ?? []),
    isLoading: (last?.isPending ?? false) && enabled,
    failed: failed && {
      error: failed.error as ApiError,
      retry: () => void failed.refetch(),
      trying: failed.isFetching,
    },
    more: next ? () => setOpen({ first, cursors: [...cursors, next] }) : undefined,
  }
}
