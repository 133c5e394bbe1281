import { useQueryClient } from '@tanstack/react-query'
import type { OperationAnswer } from '#core/contracts/operations.ts'
import type { ShopNotice } from '#core/contracts/seller/dashboard.ts'
import { invalidate, showAhead } from '#web/lib/api/cache.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'

const reads = ['GET /shops/:shopId/notices', 'GET /shops/:shopId/dashboard'] as const
type Change = (notices: readonly ShopNotice[]) => ShopNotice[]

/** Marks a shop's notices; they show it at once, and are read anew when the server has said so. */
export function useMarkNotices(shopId: string) {
  const client = useQueryClient()
  const change = (how: Change) => {
    showAhead<OperationAnswer<'GET /shops/:shopId/notices'>>(client, [reads[0]], (had) => {
      const notices = how(had.notices)
      return { ...had, notices, unread: unreadAfter(had.unread, had.notices, notices) }
    })
    showAhead<OperationAnswer<'GET /shops/:shopId/dashboard'>>(client, [reads[1]], (had) => {
      const newest = how(had.notices.newest)
      const unread = unreadAfter(had.notices.unread, had.notices.newest, newest)
      return { ...had, notices: { ...had.notices, newest, unread } }
    })
  }
  const failed = {
    invalidates: reads,
    onFailed: () => {
      for (const key of reads) void invalidate(client, { queryKey: [key] })
      toast({ type: 'error', title: 'The notification was not changed' })
    },
  }
  const { mutate: sendRead } = useSend('POST /shops/:shopId/notices/:noticeId/read', failed)
  const { mutate: sendAll } = useSend('POST /shops/:shopId/notices/read', failed)
  const { mutate: sendDismissed } = useSend('DELETE /shops/:shopId/notices/:noticeId', failed)
  return {
    read: (noticeId: string) => {
      change((notices) => notices.map((one) => (one.id === noticeId ? { ...one, read: true } : one)))
      sendRead({ params: { shopId, noticeId } })
    },
    readAll: () => {
      change((notices) => notices.map((one) => ({ ...one, read: true })))
      sendAll({ params: { shopId } })
    },
    dismiss: (noticeId: string) => {
      change((notices) => notices.filter(({ id }) => id !== noticeId))
      sendDismissed({ params: { shopId, noticeId } })
    },
  }
}

const unreadIn = (notices: readonly ShopNotice[]): number => notices.filter(({ read }) => !read).length

function unreadAfter(unread: number, before: readonly ShopNotice[], after: readonly ShopNotice[]): number {
  return Math.max(0, unread - (unreadIn(before) - unreadIn(after)))
}
