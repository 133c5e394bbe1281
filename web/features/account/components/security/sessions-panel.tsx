import { useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dangerButton, quietButton } from '#web/components/styles.ts'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { leaveAccount } from '#web/lib/session-news.ts'
import { toast } from '#web/lib/toast.ts'
import { Panel } from '../profile/panel.tsx'

/** Every browser that is signed in, and the way to end each. */
export function SessionsPanel() {
  const { data, error, refetch, isFetching } = useRead('GET /auth/sessions')
  const ending = useSend('DELETE /auth/sessions/:id', {
    invalidates: ['GET /auth/sessions'],
    onDone: () => toast({ type: 'success', title: 'Signed out there' }),
    onFailed: ({ message }) => toast({ type: 'error', title: message }),
  })
  return (
    <Panel title="Where you are signed in">
      {data ? (
        <>
          <ul className="divide-y divide-line">
            {data.sessions.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <MonitorSmartphone aria-hidden size={22} className="text-ink-soft" />
                <div className="grow">
                  <p className="font-semibold">{session.device}</p>
                  <p className="text-ink-soft text-sm">
                    {session.current ? 'This browser' : `Last used ${moment(session.lastSeenAt)}`}
                  </p>
                </div>
                {!session.current && (
                  <button
                    type="button"
                    className={quietButton}
                    aria-label={`Sign out ${session.device}`}
                    disabled={ending.isPending}
                    onClick={() => ending.mutate({ params: { id: session.id } })}
                  >
                    Sign out
                  </button>
                )}
              </li>
            ))}
          </ul>
          <Everywhere />
        </>
      ) : error ? (
        <Failed title="Failed to load where you are signed in" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </Panel>
  )
}

function Everywhere() {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()
  const leaving = useSend('POST /auth/sign-out-everywhere', {
    onDone: () => {
      leaveAccount(client)
      void navigate('/')
    },
    onFailed: ({ message }) => toast({ type: 'error', title: 'Logout failed', message }),
  })
  return (
    <>
      <button type="button" className={`${dangerButton} mt-3`} onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </button>
      <Confirm
        open={isAsking}
        title="Sign out everywhere?"
        yes="Sign out everywhere"
        no="Stay signed in"
        destroys
        busy={leaving.isPending}
        onYes={() => leaving.mutate()}
        onNo={() => setIsAsking(false)}
      >
        Every browser is signed out, this one too.
      </Confirm>
    </>
  )
}

/** 18 November 2026 at 09:12 */
const moment = (instant: string): string =>
  new Intl.DateTimeFormat('en-ZA', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Johannesburg',
  }).format(new Date(instant))
