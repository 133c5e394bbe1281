import { Archive } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ThreadSummary } from '#core/contracts/threads.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { UnreadCount } from '../components/unread-count.tsx'
import { ago, preview, SIGNS_OF_ID, subjectOf, typeNames } from '../words.ts'
import { rowProps } from './rows.ts'

type Props = { thread: ThreadSummary; isOpen: boolean; namesShop: boolean }

/** One conversation: who writes, about what, what was said last, and since when. */
export function InboxRow({ thread, isOpen, namesShop }: Props) {
  const { params } = useAddress()
  const { id, latestMessage, unreadCount, archived, shop } = thread
  return (
    <li className="[contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]">
      <Link
        {...rowProps(id)}
        to={`/business/messages${withChanges(`?${params}`, { thread: id })}`}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={`grid gap-0.5 border-line border-b px-4 py-3 -outline-offset-3 ${isOpen ? 'bg-accent-wash' : 'hover:bg-sunk'}`}
      >
        <span className="flex items-baseline gap-2">
          <span className={`min-w-0 grow truncate ${unreadCount > 0 ? 'font-extrabold' : 'font-semibold'}`}>
            {subjectOf(thread)}
          </span>
          {archived && <Archive aria-label="Archived" size={16} className="shrink-0 self-center text-ink-soft" />}
          <time dateTime={thread.lastMessageAt} className="shrink-0 text-ink-soft text-sm tabular-nums">
            {ago(thread.lastMessageAt, new Date())}
          </time>
          <UnreadCount count={unreadCount} />
        </span>
        {latestMessage && (
          <span className="truncate text-ink-soft text-sm">
            <span className="font-medium text-ink">{latestMessage.senderFullName}:</span>{' '}
            {preview(latestMessage.content)}
          </span>
        )}
        <span className="flex flex-wrap gap-x-2 text-ink-soft text-xs">
          <span>
            {typeNames[thread.type]} · <span className="tabular-nums">{id.slice(-SIGNS_OF_ID)}</span>
          </span>
          {thread.status === 'closed' && <span>Closed</span>}
          {namesShop && shop && <span className="truncate">{shop.name}</span>}
        </span>
      </Link>
    </li>
  )
}
