import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { InboxPage, InboxThread } from '#core/contracts/messages/inbox.ts'
import { showAhead } from '#web/lib/api/cache.ts'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { type InboxFilter, queryOf } from './inbox-filter.ts'

const everyMs = 30_000
const inbox = ['GET /shops/:shopId/inbox', 'pages'] as const

/** The conversations of a shop, page by page. What the filter no longer lets through is not shown. */
export function useInboxThreads(filter: InboxFilter, shopId: string | undefined) {
  const query = queryOf(filter)
  const pages = useInfiniteQuery<InboxPage, ApiError, InfiniteData<InboxPage, string>, readonly unknown[], string>({
    queryKey: [...inbox, shopId, query],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /shops/:shopId/inbox',
        { params: { shopId: shopId ?? '' }, query: { ...query, after: pageParam || undefined } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: everyMs,
    networkMode: 'offlineFirst',
    placeholderData: keepPreviousData,
    enabled: shopId !== undefined,
  })
  const all = (pages.data?.pages ?? []).flatMap(({ threads }) => threads)
  const threads = [...new Map(all.map((one) => [one.id, one])).values()].filter((one) => isShown(one, filter))
  return { ...pages, threads, name: pages.isPlaceholderData ? 'before' : JSON.stringify([shopId, query]) }
}
export type InboxThreads = ReturnType<typeof useInboxThreads>

const isShown = ({ archived, deleted, snoozedUntil }: InboxThread, filter: InboxFilter): boolean =>
  !deleted && (filter.archived || !archived) && (snoozedUntil !== null) === (filter.view === 'snoozed')

/** Shows a change in every list before the server has confirmed it. */
export function useShowInLists() {
  const client = useQueryClient()
  return useCallback(
    (id: string, change: Partial<InboxThread>) => {
      showAhead<InfiniteData<InboxPage>>(client, inbox, (had) => ({
        ...had,
        pages: had.pages.map(({ threads, next }) => ({ next, threads: threads.map(changed) })),
      }))
      function changed(one: InboxThread): InboxThread {
        return one.id === id ? { ...one, ...change } : one
      }
    },
    [client],
  )
}
