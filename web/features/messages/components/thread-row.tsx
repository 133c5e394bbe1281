import { Archive } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ThreadSummary } from '#core/contracts/threads.ts'
import { brand } from '#core/rules/brand.ts'
import { ShopLogo } from '#web/components/shops/shop-face.tsx'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { ago, CHARACTERS_OF_ID, preview, subjectOf, typeNames } from '../words.ts'
import { UnreadCount } from './unread-count.tsx'

export function ThreadRow({ thread, isOpen }: { thread: ThreadSummary; isOpen: boolean }) {
  const { params } = useAddress()
  const { id, shop, latestMessage, unreadCount, archived } = thread
  const subject = subjectOf(thread)
  return (
    <li>
      <Link
        to={`/messages${withChanges(`?${params}`, { thread: id, compose: undefined })}`}
        aria-current={isOpen ? 'true' : undefined}
        className={`flex gap-3 rounded-xl p-4 shadow-card ${isOpen ? 'bg-accent-wash' : 'bg-surface hover:bg-sunk'}`}
      >
        <ShopLogo shop={shop ?? { name: brand.name, logoUrl: null }} className="mt-0.5 size-11" />
        <span className="min-w-0 grow">
          <span className="flex items-start gap-2">
            <span className={`min-w-0 grow leading-snug ${unreadCount > 0 ? 'font-bold' : 'font-semibold'}`}>
              {subject}
            </span>
            {archived && <Archive aria-label="Archived" size={16} className="mt-1 shrink-0 text-ink-soft" />}
            <UnreadCount count={unreadCount} />
          </span>
          {shop && !subject.includes(shop.name) && <span className="block text-sm">{shop.name}</span>}
          {latestMessage && (
            <span className="mt-1 block text-ink-soft">
              <span className="font-medium text-ink">{latestMessage.senderFullName}:</span>{' '}
              {preview(latestMessage.content)}
            </span>
          )}
          <span className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-sm max-md:pr-12 md:justify-between">
            <span>
              {typeNames[thread.type]} · <span className="tabular-nums">{id.slice(-CHARACTERS_OF_ID)}</span>
            </span>
            <time dateTime={thread.lastMessageAt}>{ago(thread.lastMessageAt, new Date())}</time>
          </span>
        </span>
      </Link>
    </li>
  )
}
