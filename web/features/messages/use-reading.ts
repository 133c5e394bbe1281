import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MessageView, ThreadPage } from '#core/contracts/threads.ts'
import { showAhead } from '#web/lib/api/cache.ts'
import { lowerUnread, tellUnreadChanged } from '#web/lib/api/unread.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { usePageSeen } from '#web/lib/device/page-seen.ts'
import { markRead, readsOf } from './api/messages.ts'
import type { ThreadRef } from './thread-ref.ts'

/** Notes what others wrote as read while the conversation is in sight, and lowers the badges at once. */
export function useReading(of: ThreadRef, shown: readonly MessageView[]): void {
  const client = useQueryClient()
  const isSeen = usePageSeen()
  const invalidate = useInvalidate()
  useStillReading(of, isSeen)
  const { mutate } = useSendWith((_newest: string) => markRead(of), {
    invalidates: readsOf(of),
    onDone: tellUnreadChanged,
    onFailed: () => invalidate(...readsOf(of)),
  })
  const newest = shown.findLast(({ mine, read }) => !mine && !read)?.id
  const id = 'id' in of ? of.id : undefined
  useEffect(() => {
    if (newest === undefined || !isSeen) return
    if (id !== undefined) {
      const lists = client.getQueriesData<List>({ queryKey: ['GET /threads'] })
      const threads = lists.flatMap(([, list]) => pagesOf(list).flatMap((page) => page.threads))
      lowerUnread(client, threads.find((one) => one.id === id)?.unreadCount ?? 0)
      showAhead<List>(client, ['GET /threads'], (list) => withoutUnread(list, id))
    }
    mutate(newest)
  }, [client, newest, isSeen, id, mutate])
}

/** So often the page says that it is still read, so that notices of its messages wait. */
const STILL_READS_MS = 60_000

function useStillReading(of: ThreadRef, isSeen: boolean): void {
  const name = JSON.stringify(of)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` says which conversation it is
  useEffect(() => {
    if (!isSeen) return
    const beat = setInterval(() => void markRead(of).catch(() => {}), STILL_READS_MS)
    return () => clearInterval(beat)
  }, [name, isSeen])
}

/** The driver's list is one page; the seller's has several. */
type List = ThreadPage | InfiniteData<ThreadPage>
const pagesOf = (list: List | undefined): readonly ThreadPage[] => (!list ? [] : 'pages' in list ? list.pages : [list])

const withoutUnread = (list: List, id: string): List =>
  'pages' in list ? { ...list, pages: list.pages.map((page) => readIn(page, id)) } : readIn(list, id)

const readIn = (page: ThreadPage, id: string): ThreadPage => ({
  ...page,
  threads: page.threads.map((one) => (one.id === id ? { ...one, unreadCount: 0 } : one)),
})
