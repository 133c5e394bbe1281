import type { ReactNode } from 'react'
import type { SupportThread } from '#core/contracts/admin/support.ts'
import { sinceWords } from '#web/lib/since.ts'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { type ListRead, ListScreen } from '../../components/console/list-screen.tsx'
import { Button } from '../../components/ui/button.tsx'
import type { SupportActs } from './use-support-acts.ts'

const columns: readonly Column<SupportThread>[] = [
  {
    id: 'person',
    head: 'Person',
    cell: ({ person: { name } }) => (
      <span title={name} className="@min-[36rem]:block @min-[36rem]:max-w-40 @min-[36rem]:truncate">
        {name}
      </span>
    ),
    onCard: 'title',
  },
  { id: 'words', head: 'Last words', cell: (thread) => <Words thread={thread} />, onCard: 'words' },
  { id: 'whose', head: 'Looked after by', cell: whoseOf, from: 'lg' },
  { id: 'waits', head: 'Waits', cell: (thread) => <Waits thread={thread} />, isNumber: true, onCard: 'aside' },
]

type Props = {
  read: ListRead
  threads: readonly SupportThread[] | undefined
  open: string | undefined
  acts: SupportActs
  onOpen(thread: SupportThread): void
  empty: ReactNode
}

export const SupportList = ({ read, threads, open, acts, onOpen, empty }: Props) => (
  <ListScreen
    read={read}
    failed="Failed to load conversations"
    more="More conversations"
    label="Conversations"
    columns={columns}
    rows={threads}
    idOf={({ id }) => id}
    nameOf={({ person, subject }) => `${person.name}, ${subject}`}
    open={open}
    onOpen={onOpen}
    act={(thread) => <Act thread={thread} acts={acts} />}
    empty={empty}
  />
)

function whoseOf({ assignee }: SupportThread): string {
  if (!assignee) return 'Nobody'
  return assignee.you ? 'You' : assignee.name
}

const abouts = { question: undefined, suggestion: 'Suggestion', report: 'Report' }

const Words = ({ thread: { about, subject, latest } }: { thread: SupportThread }) => (
  <span className="grid min-w-0 gap-0.5">
    <span className="flex flex-wrap items-center gap-2">
      {abouts[about] && <Badge tone="calm">{abouts[about]}</Badge>}
      <span className="break-words font-medium">{subject || 'No Subject'}</span>
    </span>
    {latest && (
      <span className="line-clamp-2 break-words text-ink-soft text-sm">
        {latest.from}: {latest.words}
      </span>
    )}
  </span>
)

const Waits = ({ thread: { waitingSince, status } }: { thread: SupportThread }) =>
  waitingSince ? (
    <Badge tone="warning">{sinceWords(waitingSince)}</Badge>
  ) : (
    <Badge tone="quiet">{status === 'closed' ? 'Closed' : 'Answered'}</Badge>
  )

function Act({ thread, acts }: { thread: SupportThread; acts: SupportActs }) {
  const { id, person, assignee, status } = thread
  if (status === 'closed')
    return (
      <Button look="quiet" disabled={acts.isBusy} onClick={() => acts.setStatus(id, 'active')}>
        Reopen<span className="sr-only"> the conversation with {person.name}</span>
      </Button>
    )
  if (!assignee)
    return (
      <Button look="quiet" disabled={acts.isBusy} onClick={() => acts.take(thread)}>
        Take<span className="sr-only"> the conversation with {person.name}</span>
      </Button>
    )
  return (
    <Button look="quiet" disabled={acts.isBusy} onClick={() => acts.setStatus(id, 'closed')}>
      Close<span className="sr-only"> the conversation with {person.name}</span>
    </Button>
  )
}
