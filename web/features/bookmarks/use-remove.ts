import { api } from '#web/lib/api/api.ts'
import { useSend } from '#web/lib/api/use-api.ts'
import { toast } from '../../lib/toast.ts'

export const BOOKMARKS = '/api/bookmarks'

export const useRemove = () =>
  useSend({
    send: (id: string) => api.delete<void>(`${BOOKMARKS}/${id}`),
    renews: [BOOKMARKS],
    onFailed: () => toast({ type: 'error', title: 'Failed to remove bookmark' }),
  })
