import type { FailedEventView, SetAsideView } from '#core/contracts/admin/operations.ts'
import type { Column } from '#web/components/console/column.ts'
import { ConsoleList } from '#web/components/console/console-list.tsx'
import { quietButton } from '#web/components/styles.ts'
import { Empty, Failed, Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toast } from '#web/lib/toast.ts'
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
const eventColumns: readonly Column<FailedEventView>[] = [
  { id: 'type', head: 'Event', onCard: 'title', cell: ({ type }) => type },
  {
    id: 'reason',
    head: 'Reason',
    onCard: 'words',
    cell: ({ reason }) => <span className="break-words">{reason}</span>,
  },
  { id: 'attempts', head: 'Attempts', isNumber: true, from: 'lg', cell: ({ attempts }) => attempts },
  { id: 'at', head: 'Happened', onCard: 'aside', cell: ({ at }) => momentWords(at) },
]

const done = (title: string) => ({
  invalidates: ['GET /admin/operations/set-aside'] as const,
  onDone: () => toast({ type: 'success', title }),
  onFailed: ({ message }: { message: string }) => toast({ type: 'error', title: message }),
})

/** Messages that the bot could not answer, and events whose effects failed. */
export function SetAsideLists() {
  const read = useRead('GET /admin/operations/set-aside', {}, { every: 30_000 })
  const retryMessage = useAdminSend('POST /admin/operations/set-aside/:id/retry', done('The bot reads it again'))
  const closeMessage = useAdminSend('POST /admin/operations/set-aside/:id/close', done('Closed'))
  const retryEvent = useAdminSend('POST /admin/operations/events/:id/retry', done('It is tried again'))
  const closeEvent = useAdminSend('POST /admin/operations/events/:id/close', done('Closed'))
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
      <Section
        id="aside-events"
        title="Events"
        about="Ten attempts at their effects failed, so nobody was told of them."
      >
        <ConsoleList
          label="Events whose effects failed"
          columns={eventColumns}
          rows={read.data?.events}
          idOf={({ id }) => id}
          nameOf={({ type }) => type}
          act={({ id }) => (
            <Acts
              onRetry={() => retryEvent.mutate({ params: { id } })}
              onClose={() => closeEvent.mutate({ params: { id } })}
            />
          )}
          empty={<Empty title="Every event has had its effects." />}
        />
      </Section>
    </>
  )
}

const Acts = ({ onRetry, onClose }: { onRetry(): void; onClose(): void }) => (
  <span className="flex gap-2">
    <button type="button" className={quietButton} onClick={onRetry}>
      Try again
    </button>
    <button type="button" className={quietButton} onClick={onClose}>
      Close
    </button>
  </span>
)
