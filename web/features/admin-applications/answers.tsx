import { useState } from 'react'
import type { Application } from '#core/contracts/admin/applications.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { useShortcuts } from '#web/lib/keys.ts'
import { toast } from '#web/lib/toast.ts'
import { SayDialog } from '../../components/admin/say-dialog.tsx'
import { Button } from '../../components/ui/button.tsx'

type Props = {
  application: Application
  /** In a row of the list the amber of the one main act would stand many times. */
  inRow?: boolean
  onDone(): void
}

/** Approve, Reject and More Info of one application. */
export function Answers({ application, inRow = false, onDone }: Props) {
  const [says, setSays] = useState<'reject' | 'more'>()
  const decide = useDecide(application, inRow, () => {
    setSays(undefined)
    onDone()
  })
  const { name } = application.shop
  const of = <span className="sr-only">{name}</span>
  return (
    <>
      {!inRow && <Keys approve={decide.approve} onSay={setSays} />}
      <Button look={inRow ? 'strong' : 'primary'} disabled={decide.isApproving} onClick={decide.approve}>
        {decide.isApproving ? 'Approving...' : 'Approve'} {of}
      </Button>
      <Button look="quiet" onClick={() => setSays('more')}>
        More Info {of}
      </Button>
      <Button look="danger" onClick={() => setSays('reject')}>
        Reject {of}
      </Button>
      {says === 'reject' && (
        <SayDialog
          title={`Reject ${name}?`}
          description="Its owner gets the reason, and may correct the application and send it in again."
          label="Reason"
          blank="Please give a reason"
          send="Reject"
          sending="Rejecting..."
          destroys
          isSending={decide.isRejecting}
          failed={decide.rejectFailed}
          onSend={decide.reject}
          onClose={() => setSays(undefined)}
        />
      )}
      {says === 'more' && (
        <SayDialog
          title={`Ask ${name} for more`}
          description="The application stays in the queue."
          label="What is missing?"
          blank="Please say what is missing"
          send="Send request"
          sending="Sending..."
          isSending={decide.isAsking}
          failed={decide.askFailed}
          onSend={decide.ask}
          onClose={() => setSays(undefined)}
        />
      )}
    </>
  )
}

function Keys({ approve, onSay }: { approve(): void; onSay(what: 'reject' | 'more'): void }) {
  useShortcuts([
    { key: 'a', does: 'Approve the open application', run: approve },
    { key: 'r', does: 'Reject it, with a reason', run: () => onSay('reject') },
    { key: 'm', does: 'Ask for more information', run: () => onSay('more') },
  ])
  return null
}

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
function useDecide({ shop }: Application, inRow: boolean, onDone: () => void) {
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
