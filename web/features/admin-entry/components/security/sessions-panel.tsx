import { MonitorSmartphone } from 'lucide-react'
import type { OperationAnswer } from '#core/contracts/operations.ts'
import { dangerButton, quietButton } from '#web/components/styles.ts'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf, dayOfInstant } from '#web/lib/dates.ts'
import { toast } from '#web/lib/toast.ts'
import { Panel } from './panel.tsx'

const invalidates = ['GET /auth/sessions'] as const
const failed = ({ message }: { message: string }) => toast({ type: 'error', title: message })
const moment = (instant: string): string => `${dayOfInstant(instant)} at ${clockOf(instant)}`

/** Every browser that is signed in, and the way to end each. */
export function SessionsPanel() {
  const { data, error, refetch, isFetching } = useRead('GET /auth/sessions', {}, { onFocus: true })
  const endingOthers = useSend('POST /auth/sign-out-others', {
    invalidates,
    onDone: () => toast({ type: 'success', title: 'Signed out everywhere else' }),
    onFailed: failed,
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
          <button
            type="button"
            className={dangerButton}
            disabled={endingOthers.isPending}
            onClick={() => endingOthers.mutate()}
          >
            Sign out all others
          </button>
        )
      }
    >
      {data ? (
        <ul className="divide-y divide-line">
          {data.sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <Failed title="Failed to load where you are signed in" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </Panel>
  )
}

type SessionView = OperationAnswer<'GET /auth/sessions'>['sessions'][number]

function Session({ session }: { session: SessionView }) {
  const ending = useSend('DELETE /auth/sessions/:id', {
    invalidates,
    onDone: () => toast({ type: 'success', title: 'Signed out there' }),
    onFailed: failed,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <MonitorSmartphone aria-hidden size={22} className="text-ink-soft" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">{session.device}</p>
        <p className="text-ink-soft text-sm">
          Since {moment(session.signedInAt)},{' '}
          {session.current ? 'this browser' : `last seen ${moment(session.lastSeenAt)}`}
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
  )
}
