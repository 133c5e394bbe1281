import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ThreadPage, ThreadSummary } from '#core/contracts/threads.ts'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { type InboxFilter, queryOf } from './inbox-filter.ts'

const everyMs = 30_000
const inbox = ['GET /threads', 'inbox'] as const

/** The conversations that the seller answers, page by page. What the filter no longer lets through is not shown. */
export function useInboxThreads(filter: InboxFilter, enabled: boolean) {
  const query = queryOf(filter)
  const pages = useInfiniteQuery<ThreadPage, ApiError, InfiniteData<ThreadPage, string>, readonly unknown[], string>({
    queryKey: [...inbox, query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /threads', { query: { ...query, after: pageParam || undefined } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: everyMs,
    networkMode: 'offlineFirst',
    placeholderData: keepPreviousData,
    enabled,
  })
  const all = (pages.data?.pages ?? []).flatMap(({ threads }) => threads)
  const threads = [...new Map(all.map((one) => [one.id, one])).values()].filter(
    (one) => (filter.archived || !one.archived) && !one.deleted,
  )
  return { ...pages, threads, name: pages.isPlaceholderData ? 'before' : JSON.stringify(query) }
}
export type InboxThreads = ReturnType<typeof useInboxThreads>

/** Shows a change in every list before the server has confirmed it. */
export function useShowInLists() {
  const client = useQueryClient()
  return useCallback(
    (id: string, change: Partial<ThreadSummary>) => {
      client.setQueriesData<InfiniteData<ThreadPage>>({ queryKey: inbox }, (pages) =>
        pages
          ? { ...pages, pages: pages.pages.map(({ threads, next }) => ({ next, threads: threads.map(changed) })) }
          : pages,
      )
      function changed(one: ThreadSummary): ThreadSummary {
        return one.id === id ? { ...one, ...change } : one
      }
    },
    [client],
  )
}
