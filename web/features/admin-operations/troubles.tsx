import type { TroubleView } from '#core/contracts/admin/operations.ts'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsoleList } from '#web/components/console/console-list.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Empty, Failed } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toast } from '#web/lib/toast.ts'
import { Section } from './section.tsx'

const columns: readonly Column<TroubleView>[] = [
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
export function Troubles() {
  const read = useRead('GET /admin/operations/troubles', {}, { every: 30_000 })
  const mend = useAdminSend('POST /admin/operations/troubles/:id/settle', {
    invalidates: ['GET /admin/operations/troubles'],
    onFailed: ({ message }) => toast({ type: 'error', title: message }),
  })
  return (
    <Section id="troubles" title="Troubles" about="What admins were mailed about. What comes back is mailed again.">
      {read.error && !read.data ? (
        <Failed title="Failed to load the troubles" onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : (
        <ConsoleList
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
      )}
    </Section>
  )
}
