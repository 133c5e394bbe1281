import { AlarmClock, Archive, Ban, NotebookPen } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { InboxThread } from '#core/contracts/messages/inbox.ts'
import { momentWords } from '#web/lib/dates.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { UnreadCount } from '../components/unread-count.tsx'
import { LabelChip } from '../front-desk/label-chip.tsx'
import { ResponseClock } from '../front-desk/response-clock.tsx'
import { ago, CHARACTERS_OF_ID, preview, subjectOf, typeNames } from '../words.ts'
import { rowProps } from './rows.ts'

/** One conversation: who writes, about what, what was said last, since when they wait, and who looks after it. */
export function InboxRow({ thread, isOpen }: { thread: InboxThread; isOpen: boolean }) {
  const { params } = useAddress()
  const { id, latestMessage, unreadCount, customer } = thread
  return (
    <li className="[contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <Link
        {...rowProps(id)}
        to={`/business/messages${withChanges(`?${params}`, { thread: id })}`}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={`grid grid-cols-1 gap-0.5 border-line border-b px-4 py-3 -outline-offset-3 ${isOpen ? 'bg-accent-wash' : 'hover:bg-sunk'}`}
      >
        <span className="flex items-baseline gap-2">
          <span className={`min-w-0 grow truncate ${unreadCount > 0 ? 'font-extrabold' : 'font-semibold'}`}>
            {customer.name}
          </span>
          <State thread={thread} />
          <time dateTime={thread.lastMessageAt} className="shrink-0 text-ink-soft text-sm tabular-nums">
            {ago(thread.lastMessageAt, new Date())}
          </time>
          <UnreadCount count={unreadCount} />
        </span>
        <span className="truncate text-sm">{subjectOf(thread)}</span>
        {latestMessage && (
          <span className="truncate text-ink-soft text-sm">
            <span className="font-medium text-ink">{latestMessage.senderFullName}:</span>{' '}
            {preview(latestMessage.content)}
          </span>
        )}
        <Foot thread={thread} />
      </Link>
    </li>
  )
}

const State = ({ thread: { archived, blocked, notes, snoozedUntil } }: { thread: InboxThread }) => (
  <span className="flex shrink-0 gap-1 self-center text-ink-soft">
    {notes > 0 && <NotebookPen aria-label="Has private notes" size={15} />}
    {snoozedUntil && <AlarmClock aria-label={`Snoozed until ${momentWords(snoozedUntil)}`} size={15} />}
    {archived && <Archive aria-label="Archived" size={15} />}
    {blocked && <Ban aria-label="Blocked" size={15} className="text-danger" />}
  </span>
)

const Foot = ({ thread }: { thread: InboxThread }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-soft text-xs">
    <span>
      {typeNames[thread.type]} · <span className="tabular-nums">{thread.id.slice(-CHARACTERS_OF_ID)}</span>
    </span>
    {thread.status === 'closed' && <span>Closed</span>}
    <ResponseClock thread={thread} />
    {thread.assignee && <span>{thread.assignee.you ? 'Yours' : thread.assignee.name}</span>}
    {thread.labels.map((label) => (
      <LabelChip key={label.id} label={label} />
    ))}
  </span>
)
