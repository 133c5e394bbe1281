import { Link } from 'react-router-dom'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { UnreadCount } from '../components/unread-count.tsx'
import { ago, preview, subjectOf } from '../words.ts'

/** What we and the seller wrote to each other, over the conversations with drivers. */
export function FromUs({ open }: { open: string | undefined }) {
  const { params } = useAddress()
  const { data } = useRead('GET /threads', { query: { type: 'support', role: 'customer', limit: 5 } })
  if (!data || data.threads.length === 0) return null
  return (
    <ul aria-label="From Spoor" className="border-line border-b">
      {data.threads.map((thread) => (
        <li key={thread.id}>
          <Link
            to={`/business/messages${withChanges(`?${params}`, { thread: thread.id })}`}
            preventScrollReset
            aria-current={open === thread.id ? 'true' : undefined}
            className={`grid grid-cols-1 gap-0.5 px-4 py-2 -outline-offset-3 ${open === thread.id ? 'bg-accent-wash' : 'hover:bg-sunk'}`}
          >
            <span className="flex items-baseline gap-2">
              <span className={`min-w-0 grow truncate ${thread.unreadCount > 0 ? 'font-extrabold' : 'font-semibold'}`}>
                Spoor: {subjectOf(thread)}
              </span>
              <time dateTime={thread.lastMessageAt} className="shrink-0 text-ink-soft text-sm tabular-nums">
                {ago(thread.lastMessageAt, new Date())}
              </time>
              <UnreadCount count={thread.unreadCount} />
            </span>
            {thread.latestMessage && (
              <span className="truncate text-ink-soft text-sm">{preview(thread.latestMessage.content)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
