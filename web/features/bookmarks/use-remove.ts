import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '../../lib/toast.ts'

export const useRemove = () =>
  useSend('DELETE /bookmarks/:id', {
    invalidates: ['GET /bookmarks'],
    onFailed: () => toast({ type: 'error', title: 'Failed to remove bookmark' }),
  })
