import { useQueryClient } from '@tanstack/react-query'
import type { ReadKey } from '#core/contracts/operations.ts'
import type { ModeratedStatus } from '#core/rules/shops/business-life.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { invalidate } from '#web/lib/api/cache.ts'
import { toast } from '#web/lib/toast.ts'

/** What shows a shop's status. */
const shown: readonly ReadKey[] = [
  'GET /admin/businesses',
  'GET /admin/businesses/counts',
  'GET /admin/businesses/:shopId',
  'GET /admin/businesses/:shopId/latest',
  'GET /admin/applications',
]

const done: Record<ModeratedStatus, string> = {
  pending: 'waits again',
  active: 'is visible to customers',
  blocked: 'is blocked',
  unpublished: 'is hidden for now',
}

/** Changes a shop's status; the list and the counts are read anew. */
export function useSetStatus(shop: { id: string; name: string }, onDone: () => void) {
  const client = useQueryClient()
  const readAnew = async () => {
    try {
      await Promise.all(shown.map((key) => invalidate(client, { queryKey: [key] }, { throwOnError: true })))
    } catch {
      toast({
        type: 'warning',
        title: 'Status updated, but failed to refresh the list. Please reload the page.',
      })
    }
  }
  const sending = useAdminSend('POST /admin/businesses/:shopId/status', {
    onDone: ({ cancelledBookings }, { body }) => {
      const ended = cancelledBookings === 1 ? '1 booking is cancelled' : `${cancelledBookings} bookings are cancelled`
      toast({
        type: 'success',
        title: `${shop.name} ${done[body.status as ModeratedStatus]}`,
        ...(cancelledBookings > 0 && { message: `${ended}, and the drivers are told.` }),
      })
      onDone()
      void readAnew()
    },
    onFailed: ({ status, message }) =>
      toast({
        type: 'error',
        title:
          status >= 400 && status < 500
            ? `Failed to update business status: ${message}`
            : 'An unexpected error occurred. Please try again.',
      }),
  })
  return {
    set: (status: ModeratedStatus, reason?: string) =>
      sending.mutate({ params: { shopId: shop.id }, body: { status, ...(reason && { reason }) } }),
    isSetting: sending.isPending,
    failed: sending.error?.message,
  }
}
