import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import { useSend } from '../../lib/use-api.ts'

export const BOOKMARKS = '/api/bookmarks'

export const useRemove = () =>
  useSend({
    send: (id: string) => api.delete<void>(`${BOOKMARKS}/${id}`),
    renews: [BOOKMARKS],
    onFailed: () => toast({ type: 'error', title: 'Failed to remove bookmark' }),
  })
