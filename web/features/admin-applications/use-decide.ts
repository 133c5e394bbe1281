import type { Application } from '#core/contracts/admin/applications.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'

const invalidates = ['GET /admin/applications', 'GET /admin/businesses', 'GET /admin/businesses/counts'] as const

/** What a refusal says; of a failure that gives no reason only that it happened. */
const failure = (what: string, { status, message }: ApiError): string =>
  status >= 400 && status < 500
    ? `Failed to ${what} business: ${message}`
    : `Failed to ${what} business. Please try again.`

/** The three answers to one application; `onDone` hears that it has left the queue, or that its owners are asked. */
export function useDecide({ shop }: Application, onDone: () => void) {
  const done = (title: string) => () => {
    toast({ type: 'success', title })
    onDone()
  }
  const approving = useAdminSend('POST /admin/applications/:shopId/approve', {
    invalidates,
    onDone: done(`${shop.name} is approved`),
    onFailed: (error) => toast({ type: 'error', title: failure('approve', error) }),
  })
  const rejecting = useAdminSend('POST /admin/applications/:shopId/reject', {
    invalidates,
    onDone: done(`${shop.name} is rejected, and its owner is told why`),
  })
  const asking = useAdminSend('POST /admin/applications/:shopId/request-more', {
    invalidates,
    onDone: done(`The owner of ${shop.name} is asked`),
  })
  const params = { shopId: shop.id }
  return {
    approve: () => approving.isPending || approving.mutate({ params }),
    isApproving: approving.isPending,
    reject: (reason: string) => rejecting.mutate({ params, body: { reason } }),
    isRejecting: rejecting.isPending,
    rejectFailed: rejecting.error ? failure('reject', rejecting.error) : undefined,
    ask: (message: string) => asking.mutate({ params, body: { message } }),
    isAsking: asking.isPending,
    askFailed: asking.error ? 'Failed to request more information.' : undefined,
  }
}
