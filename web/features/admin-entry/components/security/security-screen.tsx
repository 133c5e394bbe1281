import { useState } from 'react'
import { Badge } from '#web/components/console/badge.tsx'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { SessionList } from '#web/components/entry/session-list.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Failed, Loading } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { AuthenticatorKey } from '../authenticator-key.tsx'
import { RecoveryCodesShown } from '../recovery-codes-shown.tsx'
import { Panel } from './panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'

/** What opens the console to this admin, and where they are signed in. */
export function SecurityScreen() {
  const { data, error, refetch, isFetching } = useRead('GET /admin/security', {}, { onFocus: true })
  return (
    <ConsolePage title="My sign-in" about={data?.email}>
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <AuthenticatorPanel since={data.authenticatorSince} hasPasskey={data.passkeys.length > 0} />
            <RecoveryPanel left={data.recoveryCodesLeft} />
          </div>
          <PasskeysPanel passkeys={data.passkeys} isOnly={data.authenticatorSince === null} />
          <SessionsPanel />
        </div>
      ) : error ? (
        <Failed title="Failed to load your sign-in" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <div role="status" className="grid gap-4 lg:grid-cols-2">
            <span className="sr-only">Loading...</span>
            {['authenticator', 'passkeys', 'codes', 'sessions'].map((part) => (
              <div key={part} className="skeleton h-40 rounded-xl" />
            ))}
          </div>
        </Loading>
      )}
    </ConsolePage>
  )
}

/** Where the admin is signed in, and the way to end all of it but this. */
function SessionsPanel() {
  const { data } = useRead('GET /auth/sessions')
  const endingOthers = useSend('POST /auth/sign-out-others', {
    invalidates: ['GET /auth/sessions'],
    onDone: () => toast({ type: 'success', title: 'Signed out everywhere else' }),
    onFailed: toastError,
  })
  const isAlone = data?.sessions.length === 1
  return (
    <Panel
      wide
      title="Where you are signed in"
      lead="A session ends after 30 minutes without use, and after 12 hours."
      actions={
        data &&
        !isAlone && (
          <Button look="danger" disabled={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
            Sign out all others
          </Button>
        )
      }
    >
      <SessionList />
    </Panel>
  )
}

const FEW = 3

function RecoveryPanel({ left }: { left: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const renewing = useAdminSend('POST /admin/security/recovery-codes', {
    invalidates: ['GET /admin/security'],
    onFailed: toastError,
  })
  return (
    <Panel
      title="Recovery codes"
      lead="Each signs you in once, beside your password, if your phone is gone."
      actions={
        <Button look="quiet" disabled={renewing.isPending} onClick={() => setIsAsking(true)}>
          Make new ones
        </Button>
      }
    >
      <p>
        <Badge tone={left < FEW ? 'warning' : 'quiet'}>{left} left</Badge>
      </p>
      <Confirm
        open={isAsking}
        title="Make new recovery codes?"
        yes="Make new ones"
        onYes={() => {
          setIsAsking(false)
          renewing.mutate({})
        }}
        onNo={() => setIsAsking(false)}
      >
        Those that you have now work no more.
      </Confirm>
      <Dialog open={renewing.data !== undefined} onClose={() => renewing.reset()} title="Your recovery codes">
        {renewing.data && <RecoveryCodesShown codes={renewing.data.recoveryCodes} onKept={() => renewing.reset()} />}
      </Dialog>
    </Panel>
  )
}

const invalidates = ['GET /admin/security'] as const

function AuthenticatorPanel({ since, hasPasskey }: { since: string | null; hasPasskey: boolean }) {
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
