import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SupportDetail } from '#core/contracts/admin/support.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { SidePanel } from '../../components/console/side-panel.tsx'
import { quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice, Spinner } from '../../components/ui/states.tsx'
import { PersonFacts } from './person-facts.tsx'
import type { SupportActs } from './use-support-acts.ts'

type Props = {
  id: string
  acts: SupportActs
  /** The conversation itself, in which one answers. */
  children: ReactNode
  /** To the one that waits next; undefined if none does. */
  onNext: (() => void) | undefined
  onClose(): void
}

/** One conversation beside the list: who it is, whose it is, what was said, and the answer. */
export function SupportPanel({ id, acts, children, onNext, onClose }: Props) {
  const read = useRead('GET /admin/support/:id', { params: { id } })
  const { data, error } = read
  return (
    <SidePanel title={data ? data.thread.person.name : 'Conversation'} onClose={onClose} wide>
      <div className="-mx-5 -my-4 flex h-[calc(100%+2rem)] min-h-96 flex-col">
        {error && !data ? (
          <Notice tone="error" className="m-4">
            {error.message}
          </Notice>
        ) : !data ? (
          <Spinner>Loading...</Spinner>
        ) : (
          <>
            <Acts detail={data} acts={acts} onNext={onNext} />
            <PersonFacts person={data.person} />
            {children}
          </>
        )}
      </div>
    </SidePanel>
  )
}

type ActsProps = Pick<Props, 'acts' | 'onNext'> & { detail: SupportDetail }

function Acts({ detail: { thread, colleagues, reportId }, acts, onNext }: ActsProps) {
  const { id, assignee, status } = thread
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b px-5 py-2">
      <label className="flex min-w-0 grow items-center gap-2 text-sm">
        <span className="text-ink-soft">Looked after by</span>
        <select
          className="min-h-11 min-w-0 grow rounded-lg border border-line-strong bg-surface px-2"
          value={assignee?.id ?? ''}
          disabled={acts.isBusy}
          onChange={({ target }) => acts.assign(thread, target.value || null)}
        >
          <option value="">Nobody</option>
          {colleagues.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
              {one.you ? ' (you)' : ''}
            </option>
          ))}
        </select>
      </label>
      {reportId && (
        <Link to={`/admin/reports?report=${reportId}`} className={quietButton}>
          Show the report
        </Link>
      )}
      <Button
        look="quiet"
        disabled={acts.isBusy}
        onClick={() => {
          acts.setStatus(id, status === 'closed' ? 'active' : 'closed')
          if (status !== 'closed') onNext?.()
        }}
      >
        {status === 'closed' ? 'Reopen' : 'Close conversation'}
      </Button>
      {onNext && (
        <Button look="quiet" onClick={onNext}>
          Next
        </Button>
      )}
    </div>
  )
}
