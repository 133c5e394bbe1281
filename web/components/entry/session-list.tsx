import { MonitorSmartphone } from 'lucide-react'
import type { OperationAnswer } from '#core/contracts/operations.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf, dayOfInstant } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Button } from '../ui/button.tsx'
import { Failed, Spinner } from '../ui/states.tsx'

const moment = (instant: string): string => `${dayOfInstant(instant)} at ${clockOf(instant)}`

/** Every browser that is signed in, and the way to end each. */
export function SessionList() {
  const { data, error, refetch, isFetching } = useRead('GET /auth/sessions', {}, { onFocus: true })
  if (data)
    return (
      <ul className="divide-y divide-line">
        {data.sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
    )
  if (error)
    return (
      <Failed title="Failed to load where you are signed in" onRetry={() => void refetch()} retrying={isFetching} />
    )
  return <Spinner>Loading...</Spinner>
}

type SessionView = OperationAnswer<'GET /auth/sessions'>['sessions'][number]

function Session({ session }: { session: SessionView }) {
  const ending = useSend('DELETE /auth/sessions/:id', {
    invalidates: ['GET /auth/sessions'],
    onDone: () => toast({ type: 'success', title: 'Signed out there' }),
    onFailed: toastError,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <MonitorSmartphone aria-hidden size={22} className="text-ink-soft" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">{session.device}</p>
        <p className="text-ink-soft text-sm">
          Since {moment(session.signedInAt)},{' '}
          {session.current ? 'this browser' : `last used ${moment(session.lastSeenAt)}`}
        </p>
      </div>
      {!session.current && (
        <Button
          look="quiet"
          aria-label={`Sign out ${session.device}`}
          disabled={ending.isPending}
          onClick={() => ending.mutate({ params: { id: session.id } })}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
