import { AlarmClock, Archive, ArrowUp, Ban, NotebookPen } from 'lucide-react'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { InboxThread } from '#core/contracts/messages/inbox.ts'
import { momentWords } from '#web/lib/dates.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed } from '../../../components/ui/states.tsx'
import { UnreadCount } from '../components/unread-count.tsx'
import { LabelChip } from '../front-desk/label-chip.tsx'
import { ResponseClock } from '../front-desk/response-clock.tsx'
import { ago, CHARACTERS_OF_ID, preview, subjectOf, typeNames } from '../words.ts'
import { type InboxFilter, isNarrowed, noFilter } from './inbox-filter.ts'
import { rowProps } from './rows.ts'
import type { InboxThreads } from './use-inbox-threads.ts'
import { useSteadyOrder } from './use-steady-order.ts'

type Props = { filter: InboxFilter; inbox: InboxThreads; open: string | undefined; hasShop: boolean }

/** The list below its filters (`children`), which scroll along on a phone. */
export function InboxList({ children, ...props }: Props & { children: ReactNode }) {
  const { hold, onScroll, isHeld } = useHold()
  return (
    <div {...hold} onScroll={onScroll} className="flex min-h-0 grow flex-col max-md:overflow-y-auto">
      {children}
      <Rows {...props} isHeld={isHeld} onScroll={onScroll} />
    </div>
  )
}

type RowsProps = Props & { isHeld: boolean; onScroll(event: { currentTarget: Element }): void }

function Rows({ filter, inbox, open, hasShop, isHeld, onScroll }: RowsProps) {
  const { rows, news, adopt } = useSteadyOrder(inbox.name, inbox.threads, isHeld)
  if (inbox.isLoadingError)
    return (
      <div className="p-3">
        <Failed title="Failed to fetch threads" onRetry={() => void inbox.refetch()} retrying={inbox.isFetching} />
      </div>
    )
  if (!hasShop) return <NoShop />
  if (inbox.isPending) return <Skeletons />
  if (rows.length === 0) return <Nothing filter={filter} />
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <News count={news} onShow={adopt} />
      <div onScroll={onScroll} className="min-h-0 grow md:overflow-y-auto">
        <ul aria-label="Conversations">
          {rows.map((thread) => (
            <InboxRow key={thread.id} thread={thread} isOpen={thread.id === open} />
          ))}
        </ul>
        <More inbox={inbox} />
      </div>
    </div>
  )
}

/** Whether a hand is on the list: it points at it, has the focus in it, or has scrolled it. */
function useHold() {
  const [points, setPoints] = useState(false)
  const [focuses, setFocuses] = useState(false)
  const [isDown, setIsDown] = useState(false)
  const hold = {
    onMouseEnter: () => setPoints(true),
    onMouseLeave: () => setPoints(false),
    onFocus: () => setFocuses(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocuses(currentTarget.contains(relatedTarget)),
  }
  const onScroll = ({ currentTarget }: { currentTarget: Element }) => setIsDown(currentTarget.scrollTop > 0)
  return { hold, onScroll, isHeld: points || focuses || isDown }
}

/** What came meanwhile, for the asking. */
const News = ({ count, onShow }: { count: number; onShow(): void }) => (
  <div
    aria-live="polite"
    className="pointer-events-none sticky inset-x-0 top-2 z-10 -mb-px grid h-px justify-items-center"
  >
    {count > 0 && (
      <Button
        className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-ink px-4 font-semibold text-paper shadow-card"
        onClick={onShow}
      >
        <ArrowUp aria-hidden size={18} /> {count} new
      </Button>
    )}
  </div>
)

function More({
  inbox: { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage },
}: Pick<Props, 'inbox'>) {
  if (isFetchNextPageError)
    return (
      <div className="p-3">
        <Failed title="Failed to fetch threads" onRetry={() => void fetchNextPage()} retrying={isFetchingNextPage} />
      </div>
    )
  if (!hasNextPage) return null
  return (
    <Button
      look="quiet"
      className="mx-auto my-3 flex"
      busy={isFetchingNextPage && 'Loading...'}
      onClick={() => void fetchNextPage()}
    >
      Show older conversations
    </Button>
  )
}

const Skeletons = () => (
  <div role="status" className="grid gap-px">
    <span className="sr-only">Loading conversations</span>
    {[1, 2, 3, 4, 5].map((one) => (
      <div key={one} className="skeleton h-26" />
    ))}
  </div>
)

const NoShop = () => (
  <div className="p-3">
    <Empty title="No shop yet">
      <p className="text-ink-soft">What drivers write to your shop comes here once you belong to one.</p>
    </Empty>
  </div>
)

function Nothing({ filter }: { filter: InboxFilter }) {
  const { go } = useAddress()
  return (
    <div className="p-3">
      <Empty title={isNarrowed(filter) ? 'No conversations found' : 'No conversations yet'}>
        <p className="text-ink-soft">
          {isNarrowed(filter)
            ? 'Nothing fits these filters.'
            : 'What drivers write to your shop comes here, from the website and from WhatsApp.'}
        </p>
        {isNarrowed(filter) && (
          <Button look="quiet" onClick={() => go(noFilter)}>
            Clear filters
          </Button>
        )}
      </Empty>
    </div>
  )
}

/** One conversation: who writes, about what, what was said last, since when they wait, and who looks after it. */
function InboxRow({ thread, isOpen }: { thread: InboxThread; isOpen: boolean }) {
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
