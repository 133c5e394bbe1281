import { Link } from 'react-router-dom'
import type { RecentThread } from '#core/contracts/seller/dashboard.ts'
import { ageWords } from '#web/lib/since.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { unreadWords } from '../../components/unread-words.ts'
import { NothingYet, Section } from './section.tsx'

/** The conversations with the newest messages. */
export function RecentThreads({ threads }: { threads: readonly RecentThread[] }) {
  const link = useBusinessLink()
  return (
    <Section title="Recent messages" way={{ to: '/business/messages', name: 'View all messages' }}>
      {threads.length === 0 ? (
        <NothingYet>No conversations yet. They show here as drivers write.</NothingYet>
      ) : (
        <ul className="grid">
          {threads.map(({ id, customer, subject, latest, at, unread }) => (
            <li key={id} className="border-line border-t first:border-t-0">
              <Link
                to={link('/business/messages', { thread: id })}
                className="-mx-2 grid gap-0.5 rounded-lg px-2 py-2.5 hover:bg-sunk"
              >
                <span className="flex items-center gap-3">
                  <span className="min-w-0 grow truncate font-bold">{customer}</span>
                  {unread > 0 && (
                    <span className="rounded-full bg-danger px-1.5 font-bold text-surface text-xs leading-5">
                      {unreadWords(unread)}
                      <span className="sr-only"> unread</span>
                    </span>
                  )}
                  <time suppressHydrationWarning dateTime={at} className="shrink-0 text-ink-soft text-sm tabular-nums">
                    {ageWords(new Date(at), new Date())}
                  </time>
                </span>
                <span className="truncate">{subject || 'No Subject'}</span>
                {latest && <span className="truncate text-ink-soft text-sm">{latest}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
