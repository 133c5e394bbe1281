import { Link } from 'react-router-dom'
import { linkLook } from '../../components/styles.ts'
import { useKeepFresh } from '../../lib/api/keep-fresh.ts'
import { useRead } from '../../lib/api/use-read.ts'

/** Over each of the seller's pages until they have read what an admin wrote to them. */
export function OurWordsStrip() {
  const { data } = useRead('GET /threads', { query: { type: 'support', role: 'customer', limit: 5 } })
  useKeepFresh(['thread_changed', 'messages_read'], ['GET /threads'])
  const thread = data?.threads.find(({ unreadCount }) => unreadCount > 0)
  if (!thread) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-line border-b bg-accent-wash px-4 py-2 text-accent-ink text-sm print:hidden"
    >
      <span className="min-w-0 grow break-words">
        Spoor has written to you: {thread.subject}
        {thread.latestMessage && `. “${thread.latestMessage.content}”`}
      </span>
      <Link to={`/messages?thread=${thread.id}`} className={`${linkLook} inline-flex min-h-8 items-center`}>
        Read and answer
      </Link>
    </p>
  )
}
