import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { AuthenticatorKey } from '../authenticator-key.tsx'
import { Panel } from './panel.tsx'

const invalidates = ['GET /admin/security'] as const

export function AuthenticatorPanel({ since, hasPasskey }: { since: string | null; hasPasskey: boolean }) {
  const beginning = useAdminSend('POST /admin/security/authenticator', { onFailed: toastError })
  const finishing = useAdminSend('POST /admin/security/authenticator/finish', {
    invalidates,
    onDone: () => {
      beginning.reset()
      toast({ type: 'success', title: 'The new authenticator counts from now on' })
    },
  })
  return (
    <Panel
      title="Authenticator"
      lead={since ? `Set up on ${dayOfInstant(since)}` : 'None: you sign in with a passkey'}
      actions={
        <>
          <Button look="quiet" disabled={beginning.isPending} onClick={() => beginning.mutate({})}>
            {since ? 'Renew' : 'Set up'}
          </Button>
          {since && hasPasskey && <Remove />}
        </>
      }
    >
      <Dialog
        open={beginning.data !== undefined}
        onClose={() => beginning.reset()}
        title="New authenticator"
        description={since ? 'The one before counts until you have typed a code of the new one.' : undefined}
      >
        {beginning.data && (
          <AuthenticatorKey
            made={beginning.data}
            does="Use this authenticator"
            isPending={finishing.isPending}
            problem={finishing.error?.message}
            onCode={(code) => finishing.mutate({ body: { code } })}
          />
        )}
      </Dialog>
    </Panel>
  )
}

function Remove() {
  const [isRemoving, setIsRemoving] = useState(false)
  const removing = useAdminSend('DELETE /admin/security/authenticator', {
    invalidates,
    onDone: () => toast({ type: 'success', title: 'Authenticator removed' }),
    onFailed: toastError,
  })
  return (
    <>
      <Button look="danger" disabled={removing.isPending} onClick={() => setIsRemoving(true)}>
        Remove<span className="sr-only"> the authenticator</span>
      </Button>
      <Confirm
        open={isRemoving}
        title="Remove the authenticator?"
        yes="Remove it"
        destroys
        onYes={() => {
          setIsRemoving(false)
          removing.mutate({})
        }}
        onNo={() => setIsRemoving(false)}
      >
        From then on you sign in with a passkey or a recovery code.
      </Confirm>
    </>
  )
}
