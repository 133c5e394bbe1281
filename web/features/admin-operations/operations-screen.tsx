import type { IncidentView } from '#core/contracts/admin/operations.ts'
import { ViewTabs } from '#web/components/admin/view-tabs.tsx'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Empty } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toastError } from '#web/lib/toast.ts'
import { DeliveryView } from './delivery.tsx'
import { HeldList } from './held.tsx'
import { Processes } from './processes.tsx'
import { QueueTable } from './queue.tsx'
import { Section } from './section.tsx'
import { SetAsideLists } from './set-aside.tsx'
import { Switches } from './switches.tsx'

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
function Incidents() {
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

const tabs = [
  { id: 'now', name: 'Now' },
  { id: 'aside', name: 'Set aside' },
  { id: 'held', name: 'Held' },
  { id: 'delivery', name: 'Delivery' },
] as const

/** How the product runs: what is stopped, what broke, what waits, and how far messages come. */
export const OperationsScreen = () => (
  <ConsolePage title="Operations" about="What runs, what waits, and what failed">
    <ViewTabs label="Operations" tabs={tabs}>
      {(view) => views[view]}
    </ViewTabs>
  </ConsolePage>
)

const views = {
  now: (
    <>
      <Switches />
      <Incidents />
      <Processes />
      <QueueTable />
    </>
  ),
  aside: <SetAsideLists />,
  held: <HeldList />,
  delivery: <DeliveryView />,
}
