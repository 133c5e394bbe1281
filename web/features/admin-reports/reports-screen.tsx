import type { ReactNode } from 'react'
import type { PersonBlocked } from '#core/contracts/admin/reports.ts'
import { reportReasonNames } from '#core/rules/messages/report-reasons.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import type { Column } from '../../components/console/column.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { MoneyTalk } from './money-talk.tsx'
import { Reports } from './reports.tsx'
import { Reviews } from './reviews.tsx'
import { blockReads, personWords, reportReads, type View, views } from './words.ts'

const columns: readonly Column<PersonBlocked>[] = [
  { id: 'name', head: 'Person', cell: personWords, onCard: 'title' },
  { id: 'reason', head: 'Reason', cell: ({ reason }) => reportReasonNames[reason] },
  { id: 'when', head: 'Since', cell: ({ createdAt }) => dayOfInstant(createdAt) },
  { id: 'by', head: 'By', cell: ({ blockedBy }) => blockedBy ?? 'Somebody who is gone' },
]

/** Who may not write to shops or book. */
function Blocked() {
  const read = usePages('GET /admin/blocks', { query: {} })
  const blocks = (read.pages ?? read.before)?.flatMap((page) => page.blocks)
  const lifting = useAdminSend('DELETE /admin/blocks/:id', {
    invalidates: blockReads,
    onDone: () => toast({ type: 'success', title: 'Unblocked', message: 'They are told.' }),
    onFailed: toastError,
  })
  return (
    <ListScreen
      read={read}
      failed="Failed to load who is blocked"
      more="More people"
      label="Blocked people"
      columns={columns}
      rows={blocks}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      act={({ id, name }) => (
        <Button look="quiet" disabled={lifting.isPending} onClick={() => lifting.mutate({ params: { id } })}>
          Unblock<span className="sr-only"> {name}</span>
        </Button>
      )}
      empty={<Empty title="Nobody is blocked" />}
    />
  )
}

const names: Record<View, string> = {
  reports: 'Reports',
  reviews: 'Reviews',
  blocked: 'Blocked people',
  money: 'Money in messages',
}
const parts: Record<View, () => ReactNode> = { reports: Reports, reviews: Reviews, blocked: Blocked, money: MoneyTalk }

/** What was reported to us, all reviews, and who is blocked. The address says which is shown. */
export function ReportsScreen() {
  const { params, go } = useAddress()
  useKeepFresh(['thread_changed'], reportReads)
  const view = views.find((one) => one === params.get('view')) ?? 'reports'
  const Part = parts[view]
  const leave = { show: undefined, about: undefined, search: undefined, report: undefined, review: undefined }
  return (
    <ConsolePage title="Reports" about="What was reported, the oldest first">
      <nav aria-label="Parts of this page" className="flex flex-wrap gap-1 border-line border-b">
        {views.map((one) => (
          <Button
            key={one}
            aria-current={one === view ? 'page' : undefined}
            className={`-mb-px min-h-11 border-b-2 px-3 font-semibold ${one === view ? 'border-ink' : 'border-transparent text-ink-soft hover:text-ink'}`}
            onClick={() => go({ ...leave, view: one === 'reports' ? undefined : one })}
          >
            {names[one]}
          </Button>
        ))}
      </nav>
      <Part />
    </ConsolePage>
  )
}
