import type { IncidentView } from '#core/contracts/admin/operations.ts'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Empty } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toastError } from '#web/lib/toast.ts'
import { Section } from './section.tsx'

const columns: readonly Column<IncidentView>[] = [
  { id: 'says', head: 'What', onCard: 'title', cell: ({ says }) => says },
  { id: 'since', head: 'Since', cell: ({ since }) => momentWords(since) },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: ({ settledAt, settledBy }) =>
      settledAt ? (
        <Badge tone="quiet">{settledBy ? `Mended, ${settledBy}` : 'Mended itself'}</Badge>
      ) : (
        <Badge tone="bad">Open</Badge>
      ),
  },
]

/** What the admins were mailed to mend. */
export function Incidents() {
  const read = useRead('GET /admin/operations/troubles', {}, { every: 30_000 })
  const mend = useAdminSend('POST /admin/operations/troubles/:id/settle', {
    invalidates: ['GET /admin/operations/troubles'],
    onFailed: toastError,
  })
  return (
    <Section id="troubles" title="Troubles" about="What admins were mailed about. What comes back is mailed again.">
      <ListScreen
        read={read}
        failed="Failed to load the troubles"
        label="Troubles"
        columns={columns}
        rows={read.data?.troubles}
        idOf={({ id }) => id}
        nameOf={({ says }) => says}
        act={({ id, settledAt }) =>
          settledAt === null && (
            <Button look="quiet" disabled={mend.isPending} onClick={() => mend.mutate({ params: { id } })}>
              Mended
            </Button>
          )
        }
        empty={<Empty title="Nothing needs mending." />}
      />
    </Section>
  )
}
