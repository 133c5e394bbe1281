import { SessionList } from '#web/components/entry/session-list.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Panel } from './panel.tsx'

/** Where the admin is signed in, and the way to end all of it but this. */
export function SessionsPanel() {
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
