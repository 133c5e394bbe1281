import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MessageView, ThreadPage } from '#core/contracts/threads.ts'
import { lowerUnread, tellUnreadChanged } from '#web/lib/api/unread.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { usePageSeen } from '#web/lib/device/page-seen.ts'
import { markRead, readsOf } from './api/messages.ts'
import type { ThreadRef } from './thread-ref.ts'

/** Notes what others wrote as read while the conversation is in sight, and lowers the badges at once. */
export function useReading(of: ThreadRef, shown: readonly MessageView[]): void {
  const client = useQueryClient()
  const isSeen = usePageSeen()
  const { mutate } = useSendWith((_newest: string) => markRead(of), {
    invalidates: readsOf(of),
    onDone: tellUnreadChanged,
  })
  const newest = shown.findLast(({ mine, read }) => !mine && !read)?.id
  const id = 'id' in of ? of.id : undefined
  useEffect(() => {
    if (newest === undefined || !isSeen) return
    if (id !== undefined) {
      const lists = client.getQueriesData<ThreadPage>({ queryKey: ['GET /threads'] })
      const unread = lists.flatMap(([, page]) => page?.threads ?? []).find((one) => one.id === id)?.unreadCount
      client.setQueriesData<ThreadPage>({ queryKey: ['GET /threads'] }, (page) => page && withoutUnread(page, id))
      lowerUnread(client, unread ?? 0)
    }
    mutate(newest)
  }, [client, newest, isSeen, id, mutate])
}

const withoutUnread = (page: ThreadPage, id: string): ThreadPage => ({
  ...page,
  threads: page.threads.map((one) => (one.id === id ? { ...one, unreadCount: 0 } : one)),
})
