import type { Application } from '#core/contracts/admin/applications.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'

const invalidates = ['GET /admin/applications', 'GET /admin/businesses', 'GET /admin/businesses/counts'] as const

/** Why it was refused; nothing for a failure without a reason that helps. */
const reasonOf = ({ status, message }: ApiError): string | undefined =>
  status >= 400 && status < 500 ? message : undefined

/** The list says it in one sentence with the reason, the open application in its own, the reason behind it. */
function failure(what: 'approve' | 'reject', error: ApiError, inRow: boolean): { title: string; message?: string } {
  const reason = reasonOf(error)
  if (inRow && reason) return { title: `Failed to ${what} business: ${reason}` }
  return { title: `Failed to ${what} business. Please try again.`, ...(reason && { message: reason }) }
}

/** The three answers to one application; `onDone` hears that it has left the queue, or that its owners are asked. */
export function useDecide({ shop }: Application, inRow: boolean, onDone: () => void) {
  const done = (title: string) => () => {
    toast({ type: 'success', title })
    onDone()
  }
  const approving = useAdminSend('POST /admin/applications/:shopId/approve', {
    invalidates,
    onDone: done(`${shop.name} is approved`),
    onFailed: (error) => toast({ type: 'error', ...failure('approve', error, inRow) }),
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
    rejectFailed: rejecting.error ? sentences(failure('reject', rejecting.error, inRow)) : undefined,
    ask: (message: string) => asking.mutate({ params, body: { message } }),
    isAsking: asking.isPending,
    askFailed: asking.error
      ? sentences({ title: 'Failed to request more information.', message: reasonOf(asking.error) })
      : undefined,
  }
}

const sentences = ({ title, message }: { title: string; message?: string | undefined }): string =>
  message ? `${title} ${message}` : title
