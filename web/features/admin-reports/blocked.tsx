import type { PersonBlocked } from '#core/contracts/admin/reports.ts'
import { reportReasonNames } from '#core/rules/messages/report-reasons.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import type { Column } from '../../components/console/column.ts'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { blockReads, personWords } from './words.ts'

const columns: readonly Column<PersonBlocked>[] = [
  { id: 'name', head: 'Person', cell: personWords, onCard: 'title' },
  { id: 'reason', head: 'Reason', cell: ({ reason }) => reportReasonNames[reason] },
  { id: 'when', head: 'Since', cell: ({ createdAt }) => dayOfInstant(createdAt) },
  { id: 'by', head: 'By', cell: ({ blockedBy }) => blockedBy ?? 'Somebody who is gone' },
]

/** Who may not write to shops or book. */
export function Blocked() {
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
