import { useState } from 'react'
import type { SwitchView } from '#core/contracts/admin/operations.ts'
import { SayDialog } from '#web/components/admin/say-dialog.tsx'
import { Badge } from '#web/components/console/badge.tsx'
import { card } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useMayAdmin } from '#web/lib/admin/use-may-admin.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toast } from '#web/lib/toast.ts'
import { Section } from './section.tsx'
import { countWords, switchWords } from './words.ts'

const EVERY_MS = 10_000

/** What owners can stop at once. Everybody of the page sees it; only owners turn it. */
export function Switches() {
  const read = useRead('GET /admin/switches', {}, { every: EVERY_MS })
  const mayTurn = useMayAdmin('switches')
  return (
    <Section id="switches" title="Switches" about="A stop counts in every process within a second, and over restarts.">
      {read.data ? (
        <ul className="grid gap-3 lg:grid-cols-3">
          {read.data.switches.map((one) => (
            <SwitchCard key={one.name} view={one} mayTurn={mayTurn} />
          ))}
        </ul>
      ) : read.error ? (
        <Failed title="Failed to load the switches" onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </Section>
  )
}

function SwitchCard({ view, mayTurn }: { view: SwitchView; mayTurn: boolean }) {
  const { name, stoppedAt, reason, by, waiting, capped } = view
  const [isAsking, setIsAsking] = useState(false)
  const words = switchWords[name]
  const isOff = stoppedAt !== null
  return (
    <li className={`${card} flex flex-col items-start gap-2 p-4 ${isOff ? 'ring-2 ring-danger' : ''}`}>
      <h3 className="flex items-center gap-2 font-bold">
        {words.name} <Badge tone={isOff ? 'bad' : 'good'}>{isOff ? 'Stopped' : 'Works'}</Badge>
      </h3>
      <p className="grow text-ink-soft text-sm">{isOff ? words.off : words.works}</p>
      {isOff && (
        <p className="text-sm">
          Since {momentWords(stoppedAt)}
          {by && `, by ${by}`}: {reason}
        </p>
      )}
      <p className="text-sm tabular-nums">{countWords(waiting, capped)} waiting</p>
      {mayTurn && (
        <Button look={isOff ? 'strong' : 'danger'} onClick={() => setIsAsking(true)}>
          {isOff ? 'Let it go on' : 'Stop'}
          <span className="sr-only"> {words.name}</span>
        </Button>
      )}
      {isAsking && <TurnDialog view={view} onClose={() => setIsAsking(false)} />}
    </li>
  )
}

const MOST = 300

function TurnDialog({ view: { name, stoppedAt }, onClose }: { view: SwitchView; onClose(): void }) {
  const isOff = stoppedAt !== null
  const words = switchWords[name]
  const done = {
    invalidates: ['GET /admin/switches', 'GET /site'] as const,
    onDone: () => {
      toast({ type: isOff ? 'success' : 'warning', title: `${words.name}: ${isOff ? 'goes on' : 'stopped'}` })
      onClose()
    },
  }
  const stop = useAdminSend('POST /admin/switches/:name/stop', done)
  const resume = useAdminSend('POST /admin/switches/:name/resume', done)
  const sending = isOff ? resume : stop
  return (
    <SayDialog
      title={isOff ? `Let it go on: ${words.name.toLowerCase()}` : `Stop: ${words.name.toLowerCase()}`}
      description={isOff ? 'What waits goes out at the usual pace, if it is still true.' : words.stops}
      label="Reason, for the other admins"
      blank="Write why in a few words"
      send={isOff ? 'Let it go on' : 'Stop now'}
      sending={isOff ? 'Going on...' : 'Stopping...'}
      destroys={!isOff}
      isSending={sending.isPending}
      failed={sending.error?.message}
      onSend={(reason) => sending.mutate({ params: { name }, body: { reason: reason.trim().slice(0, MOST) } })}
      onClose={onClose}
    />
  )
}
