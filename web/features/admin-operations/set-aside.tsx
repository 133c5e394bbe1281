import type { RowAside, SetAsideView } from '#core/contracts/admin/operations.ts'
import type { Column } from '#web/components/console/column.ts'
import { ConsoleList } from '#web/components/console/console-list.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Empty, Failed, Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Section } from './section.tsx'

const messageColumns: readonly Column<SetAsideView>[] = [
  { id: 'person', head: 'Person', onCard: 'title', cell: ({ person }) => person },
  {
    id: 'reason',
    head: 'Reason',
    onCard: 'words',
    cell: ({ reason }) => <span className="break-words">{reason}</span>,
  },
  { id: 'attempts', head: 'Attempts', isNumber: true, from: 'lg', cell: ({ attempts }) => attempts },
  { id: 'received', head: 'Written', from: 'lg', cell: ({ receivedAt }) => momentWords(receivedAt) },
  { id: 'aside', head: 'Set aside', onCard: 'aside', cell: ({ setAsideAt }) => momentWords(setAsideAt) },
]
const rowColumns: readonly Column<RowAside>[] = [
  {
    id: 'name',
    head: 'What',
    onCard: 'title',
    cell: ({ name, about }) => (about ? `${name} (${about})` : name),
  },
  {
    id: 'reason',
    head: 'Reason',
    onCard: 'words',
    cell: ({ reason }) => <span className="break-words">{reason}</span>,
  },
  {
    id: 'row',
    head: 'Row',
    from: 'lg',
    cell: ({ rowId }) => <span className="break-all font-mono text-xs">{rowId}</span>,
  },
  { id: 'attempts', head: 'Attempts', isNumber: true, from: 'lg', cell: ({ attempts }) => attempts },
  { id: 'aside', head: 'Set aside', onCard: 'aside', cell: ({ setAsideAt }) => momentWords(setAsideAt) },
]

const done = (title: string) => ({
  invalidates: ['GET /admin/operations/set-aside'] as const,
  onDone: () => toast({ type: 'success', title }),
  onFailed: toastError,
})

/** Messages that the bot could not answer, and all else that was due and failed. */
export function SetAsideLists() {
  const read = useRead('GET /admin/operations/set-aside', {}, { every: 30_000 })
  const retryMessage = useAdminSend('POST /admin/operations/set-aside/:id/retry', done('The bot reads it again'))
  const closeMessage = useAdminSend('POST /admin/operations/set-aside/:id/close', done('Closed'))
  if (read.error && !read.data)
    return (
      <Failed
        title="Failed to load what was set aside"
        onRetry={() => void read.refetch()}
        retrying={read.isFetching}
      />
    )
  return (
    <>
      {read.data?.capped && <Notice tone="warning">There are more; the first hundred of each are listed.</Notice>}
      <Section
        id="aside-messages"
        title="Messages"
        about="Not answered in three attempts. The person was told so. Words and names are not shown."
      >
        <ConsoleList
          label="Messages that were set aside"
          columns={messageColumns}
          rows={read.data?.messages}
          idOf={({ id }) => id}
          nameOf={({ person }) => person}
          act={({ id }) => (
            <Acts
              onRetry={() => retryMessage.mutate({ params: { id } })}
              onClose={() => closeMessage.mutate({ params: { id } })}
            />
          )}
          empty={<Empty title="No message was set aside." />}
        />
      </Section>
      <RowsAside rows={read.data?.rows} />
    </>
  )
}

function RowsAside({ rows }: { rows: readonly RowAside[] | undefined }) {
  const retryRow = useAdminSend('POST /admin/operations/due/:id/retry', done('It is tried again'))
  const closeRow = useAdminSend('POST /admin/operations/due/:id/close', done('Closed'))
  return (
    <Section
      id="aside-rows"
      title="Everything else"
      about="Three attempts failed. Nobody else waits for it. Once the reason is mended, try it again."
    >
      <RetryAll rows={rows ?? []} />
      <ConsoleList
        label="What was due and was set aside"
        columns={rowColumns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        act={({ id }) => (
          <Acts
            onRetry={() => retryRow.mutate({ params: { id } })}
            onClose={() => closeRow.mutate({ params: { id } })}
          />
        )}
        empty={<Empty title="Nothing else was set aside." />}
      />
    </Section>
  )
}

/** One button for each kind of work of which several were set aside. */
function RetryAll({ rows }: { rows: readonly RowAside[] }) {
  const retryAll = useAdminSend('POST /admin/operations/due/retry', done('They are tried again'))
  const several = [...Map.groupBy(rows, ({ work }) => work).values()].filter((some) => some.length > 1)
  return (
    <span className="flex flex-wrap gap-2 empty:hidden">
      {several.map(([first]) =>
        first ? (
          <Button key={first.work} look="quiet" onClick={() => retryAll.mutate({ body: { work: first.work } })}>
            Try all again: {first.name}
          </Button>
        ) : null,
      )}
    </span>
  )
}

const Acts = ({ onRetry, onClose }: { onRetry(): void; onClose(): void }) => (
  <span className="flex gap-2">
    <Button look="quiet" onClick={onRetry}>
      Try again
    </Button>
    <Button look="quiet" onClick={onClose}>
      Close
    </Button>
  </span>
)
